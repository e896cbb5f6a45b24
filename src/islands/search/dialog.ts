/** The search dialog: a combobox with a list of results (ARIA's pattern). Looks come from the page's template. */

import { filled } from '../../site/filled.js';
import type { Findable } from '../../site/search.js';
import { Indexes } from './indexes.js';
import { recentFinds, rememberFind } from './recent.js';

/** Of the index of the page's product, and of all. */
interface Addresses {
  readonly own?: string;
  readonly all: readonly string[];
}

export class SearchDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  readonly #scope: HTMLInputElement | null;
  readonly #indexes = new Indexes();
  readonly #addresses: Addresses;
  #asked = 0;

  constructor(button: HTMLElement) {
    const template = document.querySelector<HTMLTemplateElement>('template[data-search-dialog]')!;
    this.#dialog = template.content.firstElementChild!.cloneNode(true) as HTMLDialogElement;
    this.#addresses = JSON.parse(button.dataset['search']!) as Addresses;
    const part = <E extends Element>(selector: string) => this.#dialog.querySelector<E>(selector);
    this.#input = part<HTMLInputElement>('[role=combobox]')!;
    this.#list = part<HTMLElement>('[role=listbox]')!;
    this.#status = part<HTMLElement>('[role=status]')!;
    this.#scope = part<HTMLInputElement>('[type=checkbox]');
    document.body.append(this.#dialog);
    this.#input.addEventListener('input', () => void this.#look());
    this.#scope?.addEventListener('change', () => void this.#look());
    this.#input.addEventListener('keydown', (event) => this.#move(event));
    this.#list.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) this.#dialog.close();
    });
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
  }

  open(typed: string): void {
    if (!this.#dialog.open) this.#dialog.showModal();
    if (typed) this.#input.value = typed;
    else this.#input.select();
    void this.#look();
  }

  async #look(): Promise<void> {
    const turn = (this.#asked += 1);
    const query = this.#input.value.trim();
    const { own, all } = this.#addresses;
    if (!query) return this.#show(recentFinds(), 'recent');
    try {
      const found = await this.#indexes.ask(own && !this.#scope?.checked ? [own] : all, query);
      if (turn === this.#asked) this.#show(found, found.length > 0 ? 'results' : 'none');
    } catch {
      if (turn === this.#asked) this.#show([], 'failed');
    }
  }

  #show(found: readonly Findable[], word: 'recent' | 'results' | 'none' | 'failed'): void {
    const text = this.#status.dataset[word] ?? '';
    const isEmpty = word === 'recent' && found.length === 0;
    this.#status.textContent = isEmpty ? '' : filled(text, { count: found.length });
    this.#list.replaceChildren(...found.map((each, at) => optionOf(each, at)));
    this.#input.ariaExpanded = String(found.length > 0);
    this.#select(word === 'results' ? 0 : -1);
  }

  get #options(): readonly HTMLElement[] {
    return [...this.#list.children] as HTMLElement[];
  }

  #select(wanted: number): void {
    const options = this.#options;
    options.forEach((option, at) => (option.ariaSelected = String(at === wanted)));
    const selected = options[wanted];
    if (selected) this.#input.setAttribute('aria-activedescendant', selected.id);
    else this.#input.removeAttribute('aria-activedescendant');
    selected?.scrollIntoView({ block: 'nearest' });
  }

  #move(event: KeyboardEvent): void {
    const options = this.#options;
    const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    const ways: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % options.length,
      ArrowUp: (at <= 0 ? options.length : at) - 1,
    };
    const wanted = ways[event.key];
    if (event.key === 'Enter') options[at]?.click();
    else if (wanted !== undefined && options.length > 0) this.#select(wanted);
    if (event.key === 'Enter' || wanted !== undefined) event.preventDefault();
  }
}

/** A link, so that it can be opened elsewhere too. */
function optionOf(found: Findable, at: number): HTMLElement {
  const { id, kind, title, within, product } = found;
  const link = Object.assign(document.createElement('a'), {
    href: id.replace(/#api:.*/, '#api'),
    tabIndex: -1,
  });
  link.id = `docsgen-found-${at}`;
  link.role = 'option';
  link.dataset['kind'] = kind;
  const [name, place] = [document.createElement('b'), document.createElement('small')];
  name.textContent = title;
  place.textContent = [product, within].filter(Boolean).join(' · ');
  link.append(name, place);
  link.addEventListener('click', () => rememberFind(found));
  return link;
}
