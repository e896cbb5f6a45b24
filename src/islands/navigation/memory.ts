/** Keeps the navigation as the reader left it while pages change: its open groups and its offset. Lasts as long as the tab. */

import { GROUP, keyOf, listOf, parse, setOpen } from './groups.js';

interface Left {
  readonly top: number;
  /** The lists of the open groups, as HTML. */
  readonly lists: Readonly<Record<string, string>>;
}

/** Puts it back as it was on the page before, shows the page's own link, and looks after the next page change. */
export function rememberNavigation(navigation: HTMLElement): void {
  const name = navigation.dataset['whole']!;
  const left = readLeft(name);
  if (left) restoreLists(navigation, left);
  // A frame waits for the styles, without which there is nothing to scroll.
  requestAnimationFrame(() => {
    if (left) navigation.scrollTop = left.top;
    navigation.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(name, JSON.stringify(stateOf(navigation)));
    } catch {
      // Blocked or full: the next page shows what it holds itself.
    }
  });
}

function readLeft(name: string): Left | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name)!) as Left;
  } catch {
    // Blocked, or not of our making.
    return undefined;
  }
}

function restoreLists(navigation: HTMLElement, { lists }: Left): void {
  for (const item of navigation.querySelectorAll<HTMLElement>(GROUP)) {
    const list = lists?.[keyOf(item)];
    if (!list || listOf(item)) continue;
    item.append(...parse(list).children);
    setOpen(item, true);
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
