/** Derives the colors of the palette that depend on the brand from those that the config names. */

import { formatColor, getContrastRatio, mixColors, parseColor, type Color } from './colors.js';

/** The brand's colors of one scheme, as the config has them. */
export interface BrandColors {
  readonly primary: string;
  readonly link?: string | undefined;
}

/** The part of the palette that they make, by the keys of `theme/palette`. */
export interface BrandPalette {
  readonly primary: {
    readonly main: string;
    readonly light: string;
    readonly dark: string;
    readonly contrastText: string;
  };
  readonly text: { readonly link: string };
  readonly surface: { readonly active: string };
}

const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };
const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };

/** What text on the brand's color may be; black and white alone have enough contrast to any. */
const INKS = ['#ffffff', '#0f1214', '#000000'];

/** How much of the brand's color what is chosen has, and on what it is laid. */
const ACTIVE_TINTS = {
  light: { share: 0.08, ground: WHITE },
  dark: { share: 0.18, ground: { red: 15, green: 18, blue: 20, alpha: 1 } },
} as const;

export function deriveBrandPalette({ primary, link }: BrandColors, mode: 'light' | 'dark'): BrandPalette {
  const color = parseColor(primary) ?? BLACK;
  const { share, ground } = ACTIVE_TINTS[mode];
  const hasContrast = (ink: string): boolean => getContrastRatio(parseColor(ink)!, color) >= 4.5;
  return {
    primary: {
      main: primary,
      light: formatColor(mixColors(color, WHITE, 0.75)),
      dark: formatColor(mixColors(color, BLACK, 0.8)),
      contrastText: INKS.find(hasContrast) ?? '#000000',
    },
    text: { link: link ?? primary },
    surface: { active: formatColor(mixColors(color, ground, share)) },
  };
}
