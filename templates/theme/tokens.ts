/** The measures of the design, as numbers. */

import { brand } from './brand.js';

/** Minimum widths in pixels; `up` is inclusive. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** One unit of space, in pixels. */
export const spacing = 8;

/** The corners of cards, in pixels, where the brand has none of its own. */
const CARD_RADIUS = 12;

/** Pixels: surfaces of the brand, and what demos (the default theme) have. */
export const radius = { branding: brand.radius ?? CARD_RADIUS, default: 4 } as const;

/** A corner as CSS, by its pixels where cards have 12: those of the brand are larger or smaller in proportion. */
export function corner(pixels: number): string {
  return `${Math.round((pixels * radius.branding) / CARD_RADIUS)}px`;
}

/** Milliseconds. */
export const durations = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

export const easings = {
  easeInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  easeOut: 'cubic-bezier(0, 0, 0.2, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
  sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
} as const;

/** Minimum heights of a toolbar, in pixels. */
export const toolbar = { xs: 56, landscape: 48, sm: 64 } as const;

/** Widths and heights of the shell, in pixels. */
export const shell = { bar: 57, drawer: 300, contents: 242 } as const;

/** Widths of text, in characters: anything in the column, and prose. */
export const measure = { column: 105, prose: 75 } as const;

/** The ad box: minimum heights in pixels, margins in units of space. */
export const ad = { xs: 142, sm: 126, margin: 3 } as const;

/** The smallest target of a finger, in pixels. */
export const touchTarget = 44;

/** Base colors; `palette.ts` has the rest. */
export const anchors = {
  primary: 'hsl(210, 100%, 45%)',
  primaryOnDark: 'hsl(210, 100%, 60%)',
  darkGround: 'hsl(210, 14%, 7%)',
  darkCode: 'hsl(210, 25%, 9%)',
  divider: 'hsl(215, 15%, 92%)',
  darkDivider: 'hsla(210, 14%, 28%, 0.3)',
} as const;

/** A media query for this breakpoint and all above it. */
export function up(name: Breakpoint): string {
  return `@media (min-width: ${breakpoints[name]}px)`;
}

/** The minimum height of the toolbar of a panel or dialog, as CSS. */
export const toolbarHeight = `
  min-height: ${toolbar.xs}px;
  @media (orientation: landscape) {
    min-height: ${toolbar.landscape}px;
  }
  ${up('sm')} {
    min-height: ${toolbar.sm}px;
  }
`;

/** The line in the chosen one of several buttons, as CSS: forced colors show neither its color nor its background. */
export const chosenOutline = `
  @media (forced-colors: active) {
    outline: 2px solid;
    outline-offset: -4px;
    &:focus-visible {
      outline-width: 4px;
    }
  }
`;

/** A media query for all below this breakpoint. */
export function below(name: Breakpoint): string {
  return `@media (max-width: ${breakpoints[name] - 0.05}px)`;
}
