/** Where the providers of the default themes read the reader's choices. These themes have light and dark: a further color
 *  scheme of the site counts as its mode. */

import { toSchemeMode, type SchemeModes } from '../../site/color-schemes.js';
import { createChoiceStorage, type ChoiceStorage } from './create-choice-storage.js';

/** The site's color schemes besides light and dark. */
declare const COLOR_SCHEMES: SchemeModes;

/** A storage manager, as MUI's providers take it. */
export function createSchemeStorage(options: { readonly key: string }): ChoiceStorage {
  return createChoiceStorage(options, (value) => toSchemeMode(value, COLOR_SCHEMES));
}
