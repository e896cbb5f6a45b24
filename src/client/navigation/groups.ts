/** Opens and closes the groups of the side navigation. */

/** The list items of groups. */
export const GROUP_SELECTOR = 'li[data-open]';

/** `loadGroup` puts what is in a group into the page, which holds that of open groups only. */
export function initGroups(
  navigation: HTMLElement,
  loadGroup: (item: HTMLElement) => Promise<unknown>,
): void {
  navigation.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || isModified(event)) return;
    if (!link.matches('.group')) return navigation.hidePopover();
    event.preventDefault();
    const item = link.parentElement!;
    setGroupOpen(item, item.dataset['open'] === 'false');
    // Where the full navigation cannot be fetched, the link works as a link.
    if (!findGroupList(item)) loadGroup(item).catch(() => location.assign(link.href));
  });
}

/** Whether a click asks for another tab or window. */
function isModified({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

export function setGroupOpen(item: HTMLElement, isOpen: boolean): void {
  item.dataset['open'] = item.firstElementChild!.ariaExpanded = `${isOpen}`;
}

/** Names a group on all pages of its product. */
export function getGroupKey(item: Element): string {
  const link = item.firstElementChild as HTMLAnchorElement;
  return link.href + link.textContent;
}

/** What is in a group; a closed one may have none. */
export function findGroupList(item: Element): Element | null {
  return item.querySelector(':scope > ul');
}
