/** Where the providers of the default themes read the reader's choices, and write those that a demo makes. A provider also
 *  writes each choice that it hears of, a moment later: of quick changes in two tabs, each would come back and change the
 *  other tab again. What was heard is stored already, so it is not written. */

import { readUnstoredChoice, storePreference } from '../preferences/stored-preferences.js';

/** What one choice is read from and written to. */
export interface ChoiceStorage {
  get(defaultValue: unknown): unknown;
  set(value: string): void;
  subscribe(handler: (value: string | null) => void): () => void;
}

type ToKnown = (value: string | null) => string | null;

/** A storage manager, as MUI's providers take it. `toKnown` turns what is stored into a value that the theme knows. */
export function createChoiceStorage(
  { key }: { readonly key: string },
  toKnown: ToKnown = (value) => value,
): ChoiceStorage {
  /** What was heard and not yet set; a provider sets nothing that it has already. */
  const heardValues: unknown[] = [];
  let fallback: unknown;
  /** What the provider has read when it was created. */
  let firstValue: string | null = null;
  const read = (): string | null => {
    try {
      return toKnown(readUnstoredChoice(key) ?? localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  return {
    get(defaultValue) {
      fallback = defaultValue;
      firstValue = read();
      return firstValue || defaultValue;
    },
    set(value) {
      const index = heardValues.indexOf(value);
      heardValues.splice(0, index < 0 ? heardValues.length : index + 1);
      if (index < 0) storePreference(key, value);
    },
    subscribe(handler) {
      const hear = (value: string | null): void => {
        if (heardValues.at(-1) !== (value || fallback)) heardValues.push(value || fallback);
        handler(value);
      };
      const onStorage = ({ key: changedKey, newValue }: StorageEvent): void => {
        if (changedKey === key) hear(toKnown(newValue));
      };
      addEventListener('storage', onStorage);
      // A provider listens some time after it has read: a choice in between sent its event to others only.
      const value = read();
      if (value !== firstValue) hear(value);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
