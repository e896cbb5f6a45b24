/** The search dialog: a combobox with a list of results (ARIA's pattern), made from the page's template. */

import { cloneTemplate, findTarget, getElement, queryAll } from '../dom.js';
import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { SearchEntry } from '../../site/search.js';
import { SearchIndexes } from './search-indexes.js';
import { readRecentFinds, storeRecentFind } from './recent-finds.js';

/** Of the index of the page's product, and of all. */
interface IndexUrls {
  readonly own?: string;
  readonly all: readonly string[];
}

export class SearchDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  readonly #scope: HTMLInputElement | null;
  readonly #indexes = new SearchIndexes();
  readonly #urls: IndexUrls;
  #queryNumber = 0;

  constructor(button: HTMLElement) {
    this.#dialog = getElement(cloneTemplate('[data-search-dialog]') ?? document, 'dialog');
    document.body.append(this.#dialog);
    this.#urls = JSON.parse(button.dataset['search'] ?? '');
    this.#input = getElement(this.#dialog, '[role=combobox]');
    this.#list = getElement(this.#dialog, '[role=listbox]');
    this.#status = getElement(this.#dialog, '[role=status]');
    this.#scope = this.#dialog.querySelector('[type=checkbox]');
    this.#input.addEventListener('input', () => void this.#search());
    this.#scope?.addEventListener('change', () => void this.#search());
    this.#input.addEventListener('keydown', (event) => this.#moveSelection(event));
    this.#list.addEventListener('click', (event) => {
      if (findTarget(event, 'a')) this.#dialog.close();
    });
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
  }

  /** An open drawer has made all that is beside it inert, and this dialog with it. */
  open(initialQuery: string): void {
    this.#dialog.inert = false;
    if (!this.#dialog.open) this.#dialog.showModal();
    if (initialQuery) this.#input.value = initialQuery;
    else this.#input.select();
    void this.#search();
  }

  async #search(): Promise<void> {
    const queryNumber = (this.#queryNumber += 1);
    const query = this.#input.value.trim();
    const { own, all } = this.#urls;
    if (!query) return this.#showResults(readRecentFinds(), 'recent');
    try {
      const results = await this.#indexes.search(own && !this.#scope?.checked ? [own] : all, query);
      if (queryNumber === this.#queryNumber)
        this.#showResults(results, results.length > 0 ? 'results' : 'none');
    } catch {
      if (queryNumber === this.#queryNumber) this.#showResults([], 'failed');
    }
  }

  #showResults(results: readonly SearchEntry[], status: 'recent' | 'results' | 'none' | 'failed'): void {
    const text = this.#status.dataset[status] ?? '';
    const isEmpty = status === 'recent' && results.length === 0;
    this.#status.textContent = isEmpty ? '' : fillPlaceholders(text, { count: results.length });
    this.#list.replaceChildren(...results.map((result, index) => createOption(result, index)));
    this.#input.ariaExpanded = String(results.length > 0);
    this.#select(status === 'results' ? 0 : -1);
  }

  get #options(): readonly HTMLElement[] {
    return queryAll('[role=option]', this.#list);
  }

  #select(selectedIndex: number): void {
    const options = this.#options;
    options.forEach((option, index) => (option.ariaSelected = String(index === selectedIndex)));
    const selected = options[selectedIndex];
    if (selected) this.#input.setAttribute('aria-activedescendant', selected.id);
    else this.#input.removeAttribute('aria-activedescendant');
    selected?.scrollIntoView({ block: 'nearest' });
  }

  /** While text is composed, Enter and the arrows are the input method's. */
  #moveSelection(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const options = this.#options;
    const current = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: (current + 1) % options.length,
      ArrowUp: (current <= 0 ? options.length : current) - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Enter') options[current]?.click();
    else if (target !== undefined && options.length > 0) this.#select(target);
    if (event.key === 'Enter' || target !== undefined) event.preventDefault();
  }
}

/** A link, so that it can be opened elsewhere too. */
function createOption(result: SearchEntry, index: number): HTMLElement {
  const { id, kind, title, within, product } = result;
  const link = Object.assign(document.createElement('a'), {
    href: id.replace(/#api:.*/, '#api'),
    tabIndex: -1,
  });
  link.id = `docsgen-found-${index}`;
  link.role = 'option';
  link.dataset['kind'] = kind;
  const [name, description] = [document.createElement('b'), document.createElement('small')];
  name.textContent = title;
  description.textContent = [product, within].filter(Boolean).join(' · ');
  link.append(name, description);
  link.addEventListener('click', () => storeRecentFind(result));
  return link;
}
