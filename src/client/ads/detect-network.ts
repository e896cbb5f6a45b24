/** Checks every half second, for fifteen seconds, whether the ad network shows something. */

import type { AdNetwork } from './ad-settings.js';

/** Milliseconds between two checks; their number; after how many in vain the network counts as blocked. */
const POLLING = { interval: 500, attempts: 30, blockedAfter: 6 } as const;

interface DetectionResult {
  readonly isBlocked: boolean;
  readonly servesBackers: boolean;
}

/** Calls back with each result. Returns a function that stops the checks. */
export function detectNetwork(network: AdNetwork, onResult: (result: DetectionResult) => void): () => void {
  let timer: number | undefined;
  const check = (attempt: number): void => {
    const placements = findPlacements(network);
    if (placements.length > 0) {
      const servesBackers = placements.some((placement) => linksTo(placement, network.backersHref));
      return onResult({ isBlocked: false, servesBackers });
    }
    if (attempt < POLLING.attempts) timer = setTimeout(check, POLLING.interval, attempt + 1);
    if (attempt > POLLING.blockedAfter) onResult({ isBlocked: true, servesBackers: false });
  };
  check(1);
  return () => clearTimeout(timer);
}

/** Whether anything of the network is on the page. */
export function isNetworkShown(network: AdNetwork): boolean {
  return findPlacements(network).length > 0;
}

function findPlacements({ placementSelectors }: AdNetwork): readonly Element[] {
  try {
    return placementSelectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  } catch {
    // An invalid selector finds nothing.
    return [];
  }
}

function linksTo(placement: Element, href: string | undefined): boolean {
  return href !== undefined && placement.querySelector('a')?.getAttribute('href') === href;
}
