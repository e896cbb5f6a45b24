/** What the config says of the look of the site: colors, fonts and corners. */

import * as v from 'valibot';
import { fontFamilies, fontWeight, nonEmptyText, opaqueColor, ownPath } from './value-schemas.js';

const colors = v.strictObject({
  /** The color of the brand: focus rings, marks, the page that is open. It needs a contrast of 3 : 1, and 4.5 : 1 where it
   *  is that of links too. */
  primary: opaqueColor,
  /** The color of links. Without it, `primary`. */
  link: v.optional(opaqueColor),
});

const fontFile = v.strictObject({
  /** The name by which `body`, `heading` and `code` name the font. */
  family: nonEmptyText,
  /** The path of a file in `public`. */
  file: ownPath,
  /** The weight in the file; `400 700` for all between. */
  weight: v.optional(fontWeight, '400'),
  /** Whether its letters are upright or slanted. */
  style: v.optional(v.picklist(['normal', 'italic'], 'must be normal or italic'), 'normal'),
});

const fonts = v.strictObject({
  /** The families of text, as CSS has them: `'Acme Sans', system-ui, sans-serif`. */
  body: v.optional(fontFamilies),
  /** Those of headings. Without them, those of text. */
  heading: v.optional(fontFamilies),
  /** Those of code. */
  code: v.optional(fontFamilies),
  /** Files of fonts. Fonts that systems have need none. */
  files: v.optional(v.array(fontFile), []),
});

export const brand = v.strictObject({
  /** Its colors, in both color schemes. The build checks their contrast. */
  colors: v.optional(
    v.strictObject({
      /** On a light page. */
      light: colors,
      /** On a dark page. */
      dark: colors,
    }),
  ),
  /** Its fonts. */
  fonts: v.optional(fonts),
  /** The corners of cards, code and menus, in pixels: 12 by default. Smaller ones follow in proportion. */
  radius: v.optional(
    v.pipe(v.number(), v.minValue(0, 'must be from 0 to 24'), v.maxValue(24, 'must be from 0 to 24')),
  ),
});
