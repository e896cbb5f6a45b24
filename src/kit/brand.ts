/** What the config says of the look of the site, as `theme/brand.ts` of the templates exports it. */

import type { BrandPalette } from '../site/brand/derive-brand-palette.js';

/** The look of the site that the config names, as far as it names it. */
export interface Brand {
  /** The colors of both schemes that stand for those of `theme/palette`. */
  readonly colors?: { readonly light: BrandPalette; readonly dark: BrandPalette };
  /** Font families as CSS has them. */
  readonly fonts?: { readonly body?: string; readonly heading?: string; readonly code?: string };
  /** Files of fonts. */
  readonly fontFaces?: readonly BrandFontFace[];
  /** The corners of cards and code, in pixels; smaller ones follow in proportion. */
  readonly radius?: number;
}

/** A file of a font. */
export interface BrandFontFace {
  /** The name by which families name it. */
  readonly family: string;
  /** The address of the file, with the base of the site. */
  readonly src: string;
  /** `400`, or `400 700` for a variable font. */
  readonly weight: string;
  /** Whether its letters are upright or slanted. */
  readonly style: 'normal' | 'italic';
}
