/** Shows the tables of an API page as lists too, and remembers which a reader wants. */

import { findTarget, getElement, readHash } from '../dom.js';

const VIEWS = ['table', 'expanded', 'collapsed'] as const;

type View = (typeof VIEWS)[number];

/** Offers the views of every table on the page. */
export function initTableViews(): void {
  const tables = [...document.querySelectorAll<HTMLElement>('[data-reference]')];
  const isAtTarget = tables.some((table) => readStoredView(table) !== 'table') && isScrolledToTarget();
  for (const table of tables) showView(table, readStoredView(table));
  openTarget();
  // The lists are not as high as the tables in which the browser has found the target.
  if (isAtTarget) findLinkedElement()?.scrollIntoView();
  addEventListener('hashchange', openTarget);
  for (const table of tables) {
    table.firstElementChild!.addEventListener('click', (event) => {
      const view = findTarget<HTMLButtonElement>(event, 'button')?.value;
      if (!isView(view)) return;
      storeView(table, view);
      for (const other of tables) if (getTableKind(other) === getTableKind(table)) showView(other, view);
    });
  }
}

function isView(text: string | null | undefined): text is View {
  return VIEWS.some((view) => view === text);
}

function getTableKind(table: HTMLElement): string {
  return table.dataset['reference']!;
}

function readStoredView(table: HTMLElement): View {
  try {
    const view = localStorage.getItem(`apiPage_${getTableKind(table)}`);
    return isView(view) ? view : 'table';
  } catch {
    return 'table';
  }
}

function storeView(table: HTMLElement, view: View): void {
  try {
    localStorage.setItem(`apiPage_${getTableKind(table)}`, view);
  } catch {
    // Blocked or full: the choice lasts as long as the page.
  }
}

function showView(table: HTMLElement, view: View): void {
  table.dataset['view'] = view;
  for (const button of table.querySelectorAll<HTMLButtonElement>('.views > button'))
    button.ariaPressed = String(button.value === view);
  const rows = table.querySelectorAll<HTMLTableRowElement>('tbody > tr');
  const list = table.querySelector('.items');
  if (view === 'table') {
    if (list) for (const [index, item] of [...list.children].entries()) rows[index]!.id = item.id;
    list?.remove();
    return;
  }
  const headings = [...table.querySelectorAll('thead th')].map((cell) => cell.textContent);
  const items = list ?? createItemList({ rows, headings, linkTitle: table.dataset['link'] ?? '' });
  if (!list) table.append(items);
  for (const item of items.querySelectorAll<HTMLDetailsElement>(':scope > .item'))
    item.open = view === 'expanded';
}

interface ItemListInput {
  readonly rows: Iterable<HTMLTableRowElement>;
  readonly headings: readonly string[];
  /** Of the link to a row. */
  readonly linkTitle: string;
}

/** What stands in the rows once more, each under the heads of its columns; the anchors go over to the list. */
function createItemList({ rows, headings, linkTitle: title }: ItemListInput): HTMLElement {
  const list = document.createElement('div');
  list.className = 'items';
  for (const row of rows) {
    const item = document.createElement('details');
    item.className = 'item';
    item.id = row.id;
    row.removeAttribute('id');
    const summary = document.createElement('summary');
    const fields = document.createElement('dl');
    for (const [index, cell] of [...row.cells].entries()) {
      const content = [...cell.cloneNode(true).childNodes];
      if (index === 0) summary.append(...content.flatMap(unwrapLink));
      else if (cell.textContent !== '-' && cell.textContent !== '')
        addField(fields, headings[index]!, content);
    }
    const link = document.importNode(getElement<HTMLAnchorElement>(row, '.name'));
    link.textContent = link.hash;
    addField(fields, title, [link]);
    item.append(summary, fields);
    list.append(item);
  }
  return list;
}

/** What opens and closes cannot hold a link. */
function unwrapLink(node: Node): readonly Node[] {
  return node instanceof HTMLAnchorElement ? [...node.childNodes] : [node];
}

function addField(fields: HTMLElement, heading: string, content: readonly Node[]): void {
  const [title, text] = [document.createElement('dt'), document.createElement('dd')];
  title.append(heading);
  text.append(...content);
  fields.append(title, text);
}

/** A row that is linked to is open. */
function openTarget(): void {
  const item = findLinkedElement()?.closest<HTMLDetailsElement>('.item');
  if (item) item.open = true;
}

/** Whether a link has led here and the reader has not scrolled since. After a reload and on Back the browser restores where
 *  the reader was. */
function isScrolledToTarget(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const target = findLinkedElement();
  if (!target || navigation?.type === 'reload' || navigation?.type === 'back_forward') return false;
  const { scrollX, scrollY } = window;
  target.scrollIntoView({ behavior: 'instant' });
  const isThere = Math.abs(window.scrollY - scrollY) < 2;
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return isThere;
}

/** Not `:target`: that stays with the row, although its anchor has gone over to the list. */
function findLinkedElement(): HTMLElement | null {
  return document.getElementById(readHash());
}
