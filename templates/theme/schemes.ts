/** The colors of color schemes besides light and dark, by name. There are none: a site replaces this file, and offers its
 *  schemes by `colorSchemes` in the config. */

import type { light, SameShape } from './palette.js';

/** The colors that differ from those of the mode on which a scheme is based. */
export type SchemeColors = SomeOf<SameShape<typeof light>>;

type SomeOf<T> = { readonly [K in keyof T]?: T[K] extends string ? string : SomeOf<T[K]> };

export const schemes: Readonly<Record<string, SchemeColors>> = {};
