/** Where the providers of the default themes read the reader's choices, and write those that a demo makes. A provider also
 *  writes each choice that it hears of, a moment later: of quick changes in two tabs, each would come back and change the
 *  other tab again. What was heard is stored already, so it is not written. */

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
  return {
    get(defaultValue) {
      fallback = defaultValue;
      try {
        return toKnown(localStorage.getItem(key)) || defaultValue;
      } catch {
        return defaultValue;
      }
    },
    set(value) {
      const index = heardValues.indexOf(value);
      heardValues.splice(0, index < 0 ? heardValues.length : index + 1);
      if (index >= 0) return;
      try {
        localStorage.setItem(key, value);
      } catch {
        // Blocked or full.
      }
    },
    subscribe(handler) {
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== key) return;
        const value = toKnown(event.newValue);
        if (heardValues.at(-1) !== (value || fallback)) heardValues.push(value || fallback);
        handler(value);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
