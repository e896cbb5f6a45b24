/** Where the providers of the default themes read the reader's choices. These themes have light and dark: a further color
 *  scheme of the site counts as its mode. */

import { toSchemeMode, type SchemeModes } from '../../site/color-schemes.js';

/** The site's color schemes besides light and dark. */
declare const COLOR_SCHEMES: SchemeModes;

/** What one choice is read from and written to. */
interface ChoiceStorage {
  get(defaultValue: unknown): unknown;
  set(value: string): void;
  subscribe(handler: (value: string | null) => void): () => void;
}

/** A storage manager, as MUI's providers take it. */
export function createSchemeStorage({ key }: { readonly key: string }): ChoiceStorage {
  return {
    get(defaultValue) {
      try {
        return toSchemeMode(localStorage.getItem(key), COLOR_SCHEMES) || defaultValue;
      } catch {
        return defaultValue;
      }
    },
    set(value) {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Blocked or full.
      }
    },
    subscribe(handler) {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key) handler(toSchemeMode(event.newValue, COLOR_SCHEMES));
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
