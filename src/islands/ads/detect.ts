/** Looks whether the ad network shows something (behaviour 4.6): every half second, fifteen seconds long. */

import type { AdNetwork } from './settings.js';

/** Milliseconds between two looks; how many there are; after how many that find nothing the network is held for blocked. */
const POLLING = { pause: 500, attempts: 30, blocked: 6 } as const;

export interface Verdict {
  readonly isBlocked: boolean;
  readonly isBackers: boolean;
}

/** Tells each verdict. The network is found when a placement is there, or is known to serve the backers. Gives what ends it. */
export function detectNetwork(network: AdNetwork, tellVerdict: (verdict: Verdict) => void): () => void {
  let timer: number | undefined;
  const look = (attempt: number): void => {
    const placements = placementsOf(network);
    if (placements.length > 0) {
      const isBackers = placements.some((placement) => leadsTo(placement, network.backersHref));
      return tellVerdict({ isBlocked: false, isBackers });
    }
    if (attempt < POLLING.attempts) timer = setTimeout(look, POLLING.pause, attempt + 1);
    if (attempt > POLLING.blocked) tellVerdict({ isBlocked: true, isBackers: false });
  };
  look(1);
  return () => clearTimeout(timer);
}

function placementsOf({ placementSelectors }: AdNetwork): readonly Element[] {
  try {
    return placementSelectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  } catch {
    // A selector that is none finds nothing.
    return [];
  }
}

function leadsTo(placement: Element, href: string | undefined): boolean {
  return href !== undefined && placement.querySelector('a')?.getAttribute('href') === href;
}
