/** HTML that real pages hold: styles, images in several sizes, and what is shown of other hosts. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { config, markdown, navigation, type SiteFiles } from '../sites/fixture.js';
import { start, type Living } from './browser.js';

const HOST = 'https://sandbox.example';

const embed = (path: string, more = ''): string =>
  `<iframe src="${HOST}/${path}" title="The ${path}" height="300" ${more}></iframe>`;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 1 1"/>';

const files: SiteFiles = {
  'docsgen.config.ts': config(`embeds: { hosts: ['${HOST}'] },`),
  'navigation/acme.ts': navigation(
    { pathname: '/styles' },
    { pathname: '/embeds' },
    { pathname: '/eager' },
    { pathname: '/plain' },
  ),
  'public/favicon.svg': drawing,
  'public/small.svg': drawing,
  'public/large.svg': drawing.replaceAll('10', '20'),
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/styles.md': markdown(
    'Styles',
    `<p id="centered" style="text-align: center; color: rgb(200, 0, 0)">Centered.</p>

<picture><source srcset="/large.svg" media="(min-width: 600px)"><img src="/small.svg" srcset="/small.svg 1x, /large.svg 2x" width="10" height="10" alt="A drawing"></picture>

<details><summary>More</summary>

Press <kbd>Enter</kbd>.

</details>`,
  ),
  'pages/embeds.md': markdown('Embeds', `${embed('first', 'poster="/small.svg"')}\n\n${embed('second')}`),
  'pages/eager.md': markdown('Eager', embed('third', 'eager')),
  'pages/plain.md': markdown('Plain', 'Nothing of others.'),
};

let world: Living;

beforeAll(async () => {
  world = await start(files, 'page-html');
});

afterAll(async () => world.close());

/** A reader for whom the other host answers. */
async function reader() {
  const one = await world.reader();
  const requests: string[] = [];
  await one.context.route(`${HOST}/**`, async (route) => {
    requests.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' });
  });
  return { ...one, requests };
}

test('a style attribute is a class of the page’s stylesheet, and the browser chooses an image', async () => {
  expect(world.site.html('/styles/')).not.toMatch(/ style="/);
  const one = await reader();
  const page = await one.open('/styles/');
  const look = await page
    .locator('#centered')
    .evaluate((element) => [getComputedStyle(element).textAlign, getComputedStyle(element).color]);
  expect(look).toEqual(['center', 'rgb(200, 0, 0)']);
  const image = page.getByRole('img', { name: 'A drawing' });
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).currentSrc))
    .toMatch(/\/large\.svg$/);
  await one.leave();
});

test('a sandbox is loaded by its button, keeps its place, and comes by itself on the next visit', async () => {
  const one = await reader();
  const page = await one.open('/embeds/');
  const button = page.getByRole('button', { name: 'Load the sandbox: The first' });
  await button.waitFor();
  expect(one.requests).toEqual([]);
  const height = (): Promise<number> =>
    page
      .locator('.embed')
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  expect(before).toBeGreaterThanOrEqual(300);
  await button.click();
  await page.frameLocator('iframe[title="The first"]').getByText('Hello').waitFor();
  expect(await height()).toBe(before);
  expect(one.requests).toEqual(['/first']);
  await page.reload();
  await page.frameLocator('iframe[title="The second"]').getByText('Hello').waitFor();
  await one.leave();
});

test('an eager one needs no button, and without a script the button is a link', async () => {
  const one = await reader();
  const page = await one.open('/eager/');
  await page.frameLocator('iframe').getByText('Hello').waitFor();
  await one.leave();
  expect(world.site.html('/embeds/')).toContain(`<a href="${HOST}/first" target="_blank"`);
});

test('the policy of these pages alone names the host', async () => {
  const framePolicy = async (pathname: string): Promise<string> => {
    const { headers } = await fetch(world.origin + pathname);
    return /frame-src [^;]*/.exec(headers.get('content-security-policy') ?? '')![0];
  };
  expect(await framePolicy('/embeds/')).toBe(`frame-src 'self' ${HOST}`);
  expect(await framePolicy('/eager/')).toBe(`frame-src 'self' ${HOST}`);
  expect(await framePolicy('/plain/')).toBe("frame-src 'self'");
});
