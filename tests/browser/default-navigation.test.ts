/** The links that pages without a product show. */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readNavigation } from './read-navigation.js';
import { test } from './world.js';

const pages = [
  ['the home', '/'],
  ['the page for addresses that do not exist', '/no/such/page/'],
] as const;

describe('the default list', () => {
  test.for(pages)(
    'PID-05: %s shows versions, templates and blog behind the menu button, without a script',
    async ([, pathname], { visit }) => {
      const page = await visit(pathname);
      expect(await page.locator('#navigation').isVisible()).toBe(false);
      await openDrawer(page);
      const entries = await readNavigation(page);
      expect(entries.map(({ title, href, icon }) => [title, href, icon])).toEqual([
        ['Versions', 'https://mui.com/versions/', false],
        ['Templates', 'https://mui.com/store/', true],
        ['Blog', 'https://mui.com/blog/', true],
      ]);
      for (const { title } of entries)
        expect(await page.getByRole('link', { name: title, exact: true }).isVisible()).toBe(true);
    },
  );

  test.for(pages)(
    'PID-05: on %s a click on the link of the store is reported',
    async ([, pathname], { visit }) => {
      const page = await visit(pathname, { javaScriptEnabled: true });
      await openDrawer(page);
      await page.evaluate(() => {
        Object.assign(window, {
          sent: [],
          gtag: (...sent: unknown[]) => (window as never as Sent).sent.push(sent),
        });
        addEventListener('click', (event) => event.preventDefault());
      });
      await page.locator('#navigation').getByRole('link', { name: 'Templates' }).click();
      const sent = await page.evaluate(() => (window as never as Sent).sent);
      expect(sent).toContainEqual(['event', 'store', { eventAction: 'click', eventLabel: 'sidenav' }]);
    },
  );
});

interface Sent {
  readonly sent: unknown[];
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await page.locator('#navigation').waitFor();
}
