/** What a key does to a query whose field is not there yet. */

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key writes a character, takes one away or gives the search up. The other keys have names of several letters. */
export function isQueryKey({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return [...key].length === 1 || key === 'Backspace' || key === 'Escape';
}

/** The query after such a key; `undefined` where the search is given up. */
export function editQuery(query: string, { key }: Key): string | undefined {
  if (key === 'Escape') return undefined;
  return key === 'Backspace' ? [...query].slice(0, -1).join('') : query + key;
}
