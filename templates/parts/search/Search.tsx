/** The search: a button in the bar, and the dialog that a script opens. Both need a script. */

import styled from '@emotion/styled';
import { useLayout, useMessages } from 'docsgen/kit';
import { Icon } from '../page/Icon.js';
import { searchButtonStyle, searchDialogStyle } from './search-style.js';

const OpenButton = styled.button(searchButtonStyle);

const Dialog = styled.dialog(searchDialogStyle);

/** It is in the bar. */
export function SearchButton() {
  const { search } = useLayout();
  const messages = useMessages();
  if (!search) return null;
  return (
    <OpenButton type="button" data-search={JSON.stringify(search)}>
      <Icon name="search" size={18} />
      <span className="words">{messages['search.placeholder']}</span>
      <kbd className="mac" aria-hidden="true">
        {messages['search.mac']}
      </kbd>
      <kbd className="other" aria-hidden="true">
        {messages['search.other']}
      </kbd>
    </OpenButton>
  );
}

/** Once in a document. */
export function SearchParts() {
  const { search } = useLayout();
  const messages = useMessages();
  if (!search) return null;
  return (
    <template data-search-dialog="">
      <Dialog data-shell="" aria-label={messages['search.label']}>
        <form method="dialog">
          <Icon name="search" size={20} />
          <input
            type="text"
            role="combobox"
            aria-label={messages['search.label']}
            aria-autocomplete="list"
            aria-controls="docsgen-found"
            aria-expanded="false"
            placeholder={messages['search.placeholder']}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
          />
          <button type="submit" aria-label={messages['search.clear']}>
            <Icon name="close" size={20} />
          </button>
        </form>
        {search.own && search.all.length > 1 && (
          <label>
            <input type="checkbox" />
            {messages['search.everywhere']}
          </label>
        )}
        <p
          role="status"
          data-recent={messages['search.recent']}
          data-results={messages['search.count']}
          data-none={messages['search.none']}
          data-failed={messages['search.failed']}
        />
        <div id="docsgen-found" role="listbox" aria-label={messages['search.results']} />
      </Dialog>
    </template>
  );
}
