/** The built site in Chromium, as a reader meets it: `test` with `visit`. */

import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { test as base } from 'vitest';
import { serve, type Serving } from './serve.js';
import { builtSite } from './site.js';

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

export interface Circumstances extends BrowserContextOptions {
  /** Pixels; the height is that of a usual screen of this width. */
  readonly width?: number;
}

interface World {
  readonly serving: Serving;
  readonly browser: Browser;
}

/** Opens an address in a browser of its own, without JavaScript unless told otherwise: no page may need any. */
type Visit = (pathname: string, circumstances?: Circumstances) => Promise<Page>;

const noises = new WeakMap<Page, string[]>();

/** One site and one Chromium for a file of tests; a context for each visit, closed when the test ends. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
  .extend('world', { scope: 'file' }, async ({}, { onCleanup }): Promise<World> => {
    const [serving, browser] = await Promise.all([builtSite().then(serve), launch()]);
    onCleanup(async () => {
      await browser.close();
      await serving.close();
    });
    return { serving, browser };
  })
  .extend('visit', async ({ world }, { onCleanup }): Promise<Visit> => {
    const opened: Page[] = [];
    onCleanup(async () => void (await Promise.all(opened.map((page) => page.context().close()))));
    return async (pathname, circumstances) => {
      const page = await openPage(world, circumstances);
      opened.push(page);
      await page.goto(world.serving.origin + pathname);
      return page;
    };
  });

/** What a page complained about since it was opened: messages, violations of the policy, requests that failed. */
export function noiseOf(page: Page): readonly string[] {
  return noises.get(page) ?? [];
}

async function openPage({ browser }: World, { width = 1440, ...options }: Circumstances = {}): Promise<Page> {
  const viewport = { width, height: width < 600 ? 780 : 900 };
  const context = await browser.newContext({ viewport, javaScriptEnabled: false, ...options });
  await context.addInitScript(reportViolations);
  const page = await context.newPage();
  noises.set(page, listenTo(page));
  return page;
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** Chromium's advice to developers (“verbose”) is no complaint, nor is that an address without a page has none. */
function listenTo(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const isAdvice = message.type() === ('verbose' as string);
    const isOwn404 = message.text().includes('404') && message.location().url === page.url();
    if (!isAdvice && !isOwn404) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('requestfailed', (request) =>
    heard.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (response.status() >= 400 && !isPage) heard.push(`${response.status()}: ${response.url()}`);
  });
  return heard;
}

function launch(): Promise<Browser> {
  const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined)
    throw new Error('There is no Chromium: run `node tests/install-chromium.js`.');
  return chromium.launch({ executablePath, args: quiet });
}
