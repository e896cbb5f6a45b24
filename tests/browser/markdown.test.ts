import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { builtSite, documentsOf } from './site.js';
import { test } from './world.js';

const BUTTON = '/material-ui/react-button/';

const site = await builtSite();

describe('the front matter', () => {
  test('MDX-01: names the title, the product and what stands beside the description', async ({ visit }) => {
    const page = await visit(BUTTON, { used: true });
    expect(await page.title()).toBe('React Button component - Material UI');
    expect(await page.locator('h1').innerText()).toBe('Button');
    const chips = await page
      .locator('.chips a')
      .evaluateAll((all) =>
        all.map((each) => [each.textContent, each.getAttribute('href'), each.getAttribute('rel')]),
      );
    expect(chips).toEqual([
      ['View as Markdown', '/material-ui/react-button.md', null],
      ['Feedback', 'https://github.com/mui/material-ui/labels/component%3A%20button', 'nofollow'],
      ['Bundle size', 'https://bundlephobia.com/package/@mui/material', 'nofollow'],
      [
        'Source',
        'https://github.com/mui/material-ui/tree/v7.2.0/packages/mui-material/src/Button',
        'nofollow',
      ],
      ['WAI-ARIA', 'https://www.w3.org/WAI/ARIA/apg/patterns/button/', 'nofollow'],
      ['Material Design', 'https://m2.material.io/components/buttons', 'nofollow'],
    ]);
  });
});

describe('the description', () => {
  test('MDX-02: the paragraph of that class below the title describes the page, and the ad stands after it', async ({
    visit,
  }) => {
    const page = await visit(BUTTON, { used: true });
    const lead = page.locator('main h1 + p.description');
    const text = await lead.innerText();
    expect(text).toBe('Buttons let people take an action, or move on to the next step, with one press.');
    for (const name of ['meta[name="description"]', 'meta[property="og:description"]'])
      expect(await page.locator(name).getAttribute('content')).toBe(text);
    expect(await page.locator('main p.description').count()).toBe(1);
    expect(await page.locator('main p.description + [data-island-slot="ads"]').count()).toBe(1);
  });
});

describe('the text of a page', () => {
  test('MDX-04: a callout is a note with the name of its severity, an icon, and Markdown in it', async ({
    visit,
  }) => {
    const page = await visit(BUTTON, { used: true });
    const callout = page.getByRole('note', { name: 'Warning' }).first();
    expect(await callout.locator('p code').allInnerTexts()).toEqual(['warning', 'info']);
    expect(await callout.locator('a').getAttribute('href')).toBe('/material-ui/customization/color/');
    const icon = callout.locator('.callout-icon');
    expect(await icon.evaluate((each) => getComputedStyle(each, '::before').backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
  });

  test('MDX-05: each section has an id of its own and a heading that is a link to it', async ({ visit }) => {
    const page = await visit(BUTTON, { javaScriptEnabled: true });
    const headings = await page
      .locator('main')
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) =>
        all.map(({ localName, id, children }) => ({
          level: localName,
          id,
          href: children[0]?.getAttribute('href') ?? null,
        })),
      );
    const sections = headings.filter(({ level }) => level === 'h2' || level === 'h3');
    expect(sections.length).toBeGreaterThan(8);
    expect(sections.filter(({ id, href }) => id === '' || href !== `#${id}`)).toEqual([]);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(headings.filter(({ level, id }) => level === 'h1' && id !== '')).toEqual([]);
    const link = page.locator('#basic-button .heading-link');
    const mark = () => link.evaluate((each) => getComputedStyle(each, '::after').opacity);
    expect(await mark()).toBe('0');
    await link.hover();
    await expect.poll(mark).toBe('1');
  });

  test('MDX-05: a heading whose text is selected leads nowhere, and is not dragged', async ({ visit }) => {
    const page = await visit(BUTTON, { javaScriptEnabled: true });
    const link = page.locator('#basic-button .heading-link');
    await expect.poll(() => link.evaluate((each) => (each as HTMLElement).draggable)).toBe(false);
    const click = (selected: string): Promise<boolean> =>
      page.evaluate((selector) => {
        getSelection()!.selectAllChildren(document.querySelector(selector)!);
        const end = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
        return document.querySelector('#basic-button .heading-link')!.dispatchEvent(end);
      }, selected);
    expect(await click('#basic-button')).toBe(false);
    expect(new URL(page.url()).hash).toBe('');
    expect(await click('main h1')).toBe(true);
    await expect.poll(() => new URL(page.url()).hash).toBe('#basic-button');
  });

  test('MDX-06: code has its title above it and a button to copy it, and scrolls from 400 px', async ({
    visit,
  }) => {
    const page = await visit(BUTTON, { javaScriptEnabled: true });
    const block = page.locator('.code').filter({ has: page.getByText('src/theme.ts', { exact: true }) });
    await expect.poll(() => block.getByRole('button', { name: 'Copy the code' }).count()).toBe(1);
    const [title, pre] = await Promise.all([
      block.locator('.code-title').boundingBox(),
      block.locator('pre').boundingBox(),
    ]);
    expect(title!.y + title!.height).toBeLessThanOrEqual(pre!.y + 1);
    const long = await page
      .locator('pre')
      .evaluateAll((all) =>
        all
          .filter((each) => each.scrollHeight > 410)
          .map((each) => [each.clientHeight, getComputedStyle(each).overflowY]),
      );
    expect(long.filter(([height, overflow]) => Number(height) > 400 || overflow !== 'auto')).toEqual([]);
  });

  test('MDX-07: links to the repository lead to the version, and those to listed sites open a tab and are not to be followed', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/getting-started/templates/', { used: true });
    const permalinks = await hrefsOf(
      page,
      'main td a[href*="/getting-started/templates/"][href^="https://github.com/"]',
    );
    expect(permalinks.length).toBeGreaterThan(5);
    expect(
      permalinks.filter((href) => !href.startsWith('https://github.com/mui/material-ui/tree/v7.2.0/docs/')),
    ).toEqual([]);
    await page.goto(new URL('/material-ui/getting-started/design-resources/', page.url()).href);
    const links = await page
      .locator('main p a[href^="https://"], main li a[href^="https://"]')
      .evaluateAll((all) =>
        all.filter((each) => !each.closest('.chips, .ad-slot')).map((each) => each.outerHTML),
      );
    const listed = links.filter((link) =>
      /"https:\/\/(?:m[23]\.material\.io|www\.w3\.org|fonts\.google\.com)\//.test(link),
    );
    expect(listed.length).toBeGreaterThan(3);
    expect(listed.filter((link) => !link.includes('target="_blank" rel="noopener nofollow"'))).toEqual([]);
    const others = links.filter((link) => !listed.includes(link));
    expect(others.filter((link) => !link.includes('rel="noopener"'))).toEqual([]);
    const open = documentsOf(site).filter(({ html }) => /<a [^>]*href="[^"]*\/(?:blob|tree)\/-\//.test(html));
    expect(open.map(({ pathname }) => pathname)).toEqual([]);
  });

  test('MDX-08: a page ends with links to the reference of the components and hooks that it names', async ({
    visit,
  }) => {
    const page = await visit(BUTTON, { used: true });
    expect(await page.locator('main h2').last().innerText()).toBe('API');
    expect(await hrefsOf(page, '#api ~ ul a')).toEqual(
      ['button', 'button-base', 'button-group', 'icon-button'].map((name) => `/material-ui/api/${name}/`),
    );
    await page.goto(new URL('/material-ui/react-use-media-query/', page.url()).href);
    expect(await hrefsOf(page, '#api ~ ul a')).toEqual(['/material-ui/api/use-media-query/']);
  });
});

function hrefsOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => all.map((each) => each.getAttribute('href')!));
}
