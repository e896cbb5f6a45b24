/** Where the ad slot of a page is. */

import { expect, test } from 'vitest';
import { acmeKit } from '../../sites/api-package.js';
import { markdown, navigation, type SiteFiles } from '../../sites/fixture.js';
import { start } from '../browser.js';

const ad = { name: 'kit', link: 'https://acme.example/kit/', img: '/kit.svg', description: 'A kit.' };

const site: SiteFiles = {
  ...acmeKit,
  'docsgen.config.ts': `import { defineConfig } from 'docsgen';
export default defineConfig({
  title: 'Acme',
  url: 'https://acme.example',
  products: [{ id: 'acme', name: 'Acme UI', pathPrefix: '/acme/', navigation: 'navigation/acme.ts',
    packages: [{ name: 'acme-kit', reference: 'tabs' }] }],
  ads: { inHouse: [${JSON.stringify(ad)}] },
  diagnostics: { 'page/description-missing': 'warning' },
});
`,
  'navigation/acme.ts': navigation({ pathname: '/acme/press' }, { pathname: '/acme/bare' }),
  'public/kit.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 100"/>',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/acme/press.md': markdown('Press', 'Text.\n\n'.repeat(100), 'components: Press, Frame\n'),
  'pages/acme/bare.md': '---\ntitle: Bare\n---\n\n# Bare\n\nText.\n',
};

test('ADS-12: the slot stands after the tabs of a page that has some, and under the title where there is no description', async () => {
  const living = await start(site, 'ads-place', ['page/description-missing']);
  try {
    const reader = await living.reader();
    for (const pathname of ['/acme/press/', '/acme/press/components-api/']) {
      const page = await reader.open(pathname);
      const slot = page.locator('[data-island-slot=ads]');
      await slot.locator('a.ad').waitFor();
      expect(await slot.count()).toBe(1);
      expect(await page.locator('nav.component-tabs + [data-island-slot=ads]').count()).toBe(1);
      expect((await slot.boundingBox())!.height).toBe(126);
      if (pathname === '/acme/press/') {
        await page.evaluate(() => scrollTo(0, 1500));
        const top = await page
          .locator('nav.component-tabs')
          .evaluate((tabs) => tabs.getBoundingClientRect().top);
        expect(Math.round(top), 'the tabs stay under the bar').toBe(57);
      }
      await page.close();
    }
    const bare = await reader.open('/acme/bare/');
    await bare.locator('header h1 + [data-island-slot=ads] a.ad').waitFor();
    await reader.leave();
  } finally {
    await living.close();
  }
});
