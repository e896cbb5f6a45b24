/** What the ad slot shows (spec §4, behaviour 4.6). Knows nothing of elements and timers. */

/** The probability of an appeal to readers who block ads, and of the shape without an image. */
const APPEAL = 0.2;
const INLINE = 0.2;

const CRAWLER = /bot|googlebot|crawler|spider|robot|crawling/i;

export type Shown = 'nothing' | 'appeal' | 'house' | 'house-for-backers' | 'network';

export type Shape = 'inline' | 'image';

/** Drawn once for a page, and fixed while it is there. */
export interface Draws {
  readonly isAppeal: boolean;
  /** From 0 up to, not including, 1: which of the house's ads. */
  readonly house: number;
  readonly shape: Shape;
}

/** What is known at a moment. */
export interface Situation {
  /** A crawler, or a watch without ads. */
  readonly isIdle: boolean;
  readonly hasNetwork: boolean;
  readonly isBlocked: boolean;
  /** The network serves the backers' link. */
  readonly isBackers: boolean;
}

export function draw(random: () => number): Draws {
  return { shape: random() < INLINE ? 'inline' : 'image', isAppeal: random() < APPEAL, house: random() };
}

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

/** The first state whose condition holds. */
export function choose(
  { isIdle, hasNetwork, isBlocked, isBackers }: Situation,
  { isAppeal }: Pick<Draws, 'isAppeal'>,
): Shown {
  if (isIdle) return 'nothing';
  if (!hasNetwork) return 'house';
  if (isBlocked) return isAppeal ? 'appeal' : 'house';
  return isBackers ? 'house-for-backers' : 'network';
}

const PREFIXES = {
  appeal: 'in-house-adblock',
  house: 'in-house',
  'house-for-backers': 'in-house-carbon',
  network: 'carbon',
} as const;

/** Names what is shown to the analytics; nothing has no name. */
export function labelOf(shown: Shown, shape: Shape): string | undefined {
  return shown === 'nothing' ? undefined : `${PREFIXES[shown]}-body-top-${shape}`;
}

/** One of the house's ads by the draw. */
export function houseAdOf<A>(ads: readonly A[], { house }: Pick<Draws, 'house'>): A | undefined {
  return ads[Math.floor(ads.length * house)];
}
