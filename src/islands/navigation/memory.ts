/** Keeps the navigation as the reader left it while pages change: its open groups and its offset. Lasts as long as the tab. */

import { GROUP, keyOf, listOf, parse, setOpen } from './groups.js';

interface Left {
  readonly top: number;
  /** The lists of the open groups, as HTML. */
  readonly lists: Readonly<Record<string, string>>;
}

/** Puts back what is there already, and the offset when all is. The page's own link is shown in any case. */
export function recallNavigation(navigation: HTMLElement, isComplete: boolean): void {
  const { top, lists } = readLeft(navigation);
  for (const item of navigation.querySelectorAll<HTMLElement>(GROUP)) {
    const list = (isComplete || item.nextElementSibling) && lists?.[keyOf(item)];
    if (!list || listOf(item)) continue;
    item.append(...parse(list).children);
    setOpen(item, true);
  }
  if (!isComplete) return;
  // A frame waits for the styles, without which there is nothing to scroll.
  requestAnimationFrame(() => {
    if (top) navigation.scrollTop = top;
    navigation.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Looks after the next page change. */
export function rememberNavigation(navigation: HTMLElement): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(nameOf(navigation), JSON.stringify(stateOf(navigation)));
    } catch {
      // Blocked or full: the next page shows what it holds itself.
    }
  });
}

/** Each product has its own. */
function nameOf(navigation: HTMLElement): string {
  return navigation.dataset['whole']!;
}

function readLeft(navigation: HTMLElement): Partial<Left> {
  try {
    return (JSON.parse(sessionStorage.getItem(nameOf(navigation))!) as Left | null) ?? {};
  } catch {
    // Blocked, or not of our making.
    return {};
  }
}

function stateOf(navigation: HTMLElement): Left {
  const open = [...navigation.querySelectorAll(`${GROUP}[data-open=true]`)];
  const lists = open.map((item) => [
    keyOf(item),
    listOf(item)?.outerHTML.replace(' aria-current="page"', ''),
  ]);
  return { top: navigation.scrollTop, lists: Object.fromEntries(lists) };
}
