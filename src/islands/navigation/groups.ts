/** Opens and closes the groups of the side navigation. What the page does not hold comes from the product's whole navigation. */

/** The list items of groups. */
export const GROUP = 'li[data-open]';

export function toggleGroups(navigation: HTMLElement): void {
  let whole: Promise<Element> | undefined;
  const fill = async (item: HTMLElement): Promise<void> => {
    whole ??= fetch(navigation.dataset['whole']!, { cache: 'no-cache' })
      .then((answer) => answer.text())
      .then(parse);
    const groups = (await whole).querySelectorAll(GROUP);
    const same = [...groups].find((each) => keyOf(each) === keyOf(item));
    if (!listOf(item)) item.append(listOf(same!)!.cloneNode(true));
  };
  navigation.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || isModified(event)) return;
    if (!link.matches('.group')) return navigation.hidePopover();
    event.preventDefault();
    const item = link.parentElement!;
    setOpen(item, item.dataset['open'] === 'false');
    // Where the whole navigation cannot be had, the link is one again.
    if (!listOf(item)) fill(item).catch(() => location.assign(link.href));
  });
}

/** Whether a click asks for another tab or window. */
function isModified({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

export function setOpen(item: HTMLElement, isOpen: boolean): void {
  item.dataset['open'] = item.firstElementChild!.ariaExpanded = String(isOpen);
}

/** Names a group on all pages of its product. */
export function keyOf(item: Element): string {
  const link = item.firstElementChild as HTMLAnchorElement;
  return link.href + link.textContent;
}

/** What is in a group; a closed one may have none. */
export function listOf(item: Element): Element | null {
  return item.querySelector(':scope > ul');
}

/** HTML of docsgen's own making as elements. */
export function parse(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
