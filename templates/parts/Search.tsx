/** The search: a button in the bar, and the dialog that a script opens. Without a script there is neither. */

import styled from '@emotion/styled';
import { useFrame, useWords } from 'docsgen/kit';
import { Icon } from './Icon.js';
import { searchButtonStyle, searchDialogStyle } from './search-style.js';

const Button = styled.button(searchButtonStyle);

const Dialog = styled.dialog(searchDialogStyle);

/** Stands in the bar. */
export function SearchButton() {
  const { search } = useFrame();
  const words = useWords();
  if (!search) return null;
  return (
    <Button type="button" data-search={JSON.stringify(search)}>
      <Icon name="search" size={18} />
      <span className="words">{words['search.placeholder']}</span>
      <kbd className="mac" aria-hidden="true">
        {words['search.mac']}
      </kbd>
      <kbd className="other" aria-hidden="true">
        {words['search.other']}
      </kbd>
    </Button>
  );
}

/** Once in a document. */
export function SearchParts() {
  const { search } = useFrame();
  const words = useWords();
  if (!search) return null;
  return (
    <template data-search-dialog="">
      <Dialog aria-label={words['search.label']}>
        <form method="dialog">
          <Icon name="search" size={20} />
          <input
            type="text"
            role="combobox"
            aria-label={words['search.label']}
            aria-autocomplete="list"
            aria-controls="docsgen-found"
            aria-expanded="false"
            placeholder={words['search.placeholder']}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
          />
          <button type="submit" aria-label={words['search.clear']}>
            <Icon name="close" size={20} />
          </button>
        </form>
        {search.own && search.all.length > 1 && (
          <label>
            <input type="checkbox" />
            {words['search.everywhere']}
          </label>
        )}
        <p
          role="status"
          data-recent={words['search.recent']}
          data-results={words['search.count']}
          data-none={words['search.none']}
          data-failed={words['search.failed']}
        />
        <div id="docsgen-found" role="listbox" aria-label={words['search.results']} />
      </Dialog>
    </template>
  );
}
