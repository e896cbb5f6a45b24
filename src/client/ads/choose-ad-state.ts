/** Chooses what the ad slot shows. */

/** The probability of an appeal to readers who block ads, and of the shape without an image. */
const APPEAL_PROBABILITY = 0.2;
const INLINE_PROBABILITY = 0.2;

const CRAWLER = /bot|googlebot|crawler|spider|robot|crawling/i;

export type AdState = 'nothing' | 'appeal' | 'house' | 'house-for-backers' | 'network';

type AdShape = 'inline' | 'image';

/** Drawn once for a page, and fixed while it is there. */
export interface AdDraws {
  readonly isAppeal: boolean;
  /** From 0 up to, not including, 1: which of the house's ads. */
  readonly house: number;
  readonly shape: AdShape;
}

/** What is known at a moment. */
export interface AdSituation {
  /** A crawler, or a watch without ads. */
  readonly isDisabled: boolean;
  readonly hasNetwork: boolean;
  readonly isBlocked: boolean;
  /** The network serves the backers' link. */
  readonly servesBackers: boolean;
}

export function createDraws(random: () => number): AdDraws {
  return {
    shape: random() < INLINE_PROBABILITY ? 'inline' : 'image',
    isAppeal: random() < APPEAL_PROBABILITY,
    house: random(),
  };
}

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

/** The first state whose condition holds. */
export function chooseAdState(
  { isDisabled, hasNetwork, isBlocked, servesBackers }: AdSituation,
  { isAppeal }: Pick<AdDraws, 'isAppeal'>,
): AdState {
  if (isDisabled) return 'nothing';
  if (!hasNetwork) return 'house';
  if (isBlocked) return isAppeal ? 'appeal' : 'house';
  return servesBackers ? 'house-for-backers' : 'network';
}

const LABEL_PREFIXES = {
  appeal: 'in-house-adblock',
  house: 'in-house',
  'house-for-backers': 'in-house-carbon',
  network: 'carbon',
} as const;

/** The name of a state in analytics. */
export function getAdLabel(state: AdState, shape: AdShape): string | undefined {
  return state === 'nothing' ? undefined : `${LABEL_PREFIXES[state]}-body-top-${shape}`;
}

/** One of the house's ads by the draw. */
export function pickHouseAd<A>(ads: readonly A[], { house }: Pick<AdDraws, 'house'>): A | undefined {
  return ads[Math.floor(ads.length * house)];
}
