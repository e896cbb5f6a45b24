/** The script of the search, fetched when somebody wants to search. */

import { SearchDialog } from '../search/search-dialog.js';

const dialogs = new WeakMap<HTMLElement, SearchDialog>();

/** Opens the dialog of a button, with what was typed already. */
export function openSearch(button: HTMLElement, initialQuery: string): void {
  const dialog = dialogs.get(button) ?? new SearchDialog(button);
  dialogs.set(button, dialog);
  dialog.open(initialQuery);
}
