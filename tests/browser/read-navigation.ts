/** Opens the groups of the side navigation in a page, and reads the entries that a reader sees. */

import type { Locator, Page } from 'playwright-core';

export interface ShownEntry {
  readonly kind: 'page' | 'planned' | 'group' | 'caption';
  readonly title: string;
  /** Of a group, none: it may lead to its first page. */
  readonly href?: string;
  readonly chips: readonly string[];
  readonly plan?: string;
  readonly icon: boolean;
  readonly children: readonly ShownEntry[];
}

const CLOSED = [
  '#navigation li[data-open=false] > a.group:visible',
  '#navigation details:not([open]) > summary:visible',
].join(', ');

/** Opens all groups, from top to bottom, also those inside others. Fails if one shows nothing. */
export async function openGroups(page: Page, press: (group: Locator) => Promise<void>): Promise<void> {
  // Scripts are there when the settings show what is chosen.
  await page.locator('.choices [aria-pressed]').first().waitFor({ state: 'attached' });
  const closed = page.locator(CLOSED);
  while ((await closed.count()) > 0) {
    const item = await closed.first().locator('xpath=ancestor::li[1]').elementHandle();
    await press(closed.first());
    await item!.waitForSelector('xpath=.//li');
  }
}

/** The entries that are in view, or are after scrolling. */
export async function readNavigation(page: Page): Promise<readonly ShownEntry[]> {
  return page.locator('#navigation > ul').evaluate((root) => {
    const read = (list: Element | null): ShownEntry[] =>
      [...(list?.children ?? [])].filter((item) => item.checkVisibility()).map(readItem);
    const readItem = (item: Element): ShownEntry => {
      const label = item.querySelector('a, summary, span')!;
      const words = label.cloneNode(true) as Element;
      for (const mark of words.querySelectorAll('.chip, [class^=plan-]')) mark.remove();
      const plan = label.querySelector('[class^=plan-]')?.textContent;
      const kind = label.matches('.group')
        ? 'group'
        : label.matches('.caption')
          ? 'caption'
          : label.matches('a')
            ? 'page'
            : 'planned';
      return {
        kind,
        title: words.textContent.trim(),
        ...(kind === 'page' && { href: label.getAttribute('href')! }),
        chips: [...label.querySelectorAll('.chip')].map((chip) => chip.textContent),
        ...(plan && { plan }),
        icon: label.querySelector('svg') !== null,
        children: read(item.querySelector(':scope > ul, :scope > details > ul')),
      };
    };
    return read(root);
  });
}
