/** The built site in Chromium, as a reader meets it: `test` with `visit`. */

import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base } from 'vitest';
import { openWindows, type Windows } from './launch.js';
import { emptyPathname, serve, type Serving } from './serve.js';
import { builtSite } from './site.js';

export interface Circumstances extends Pick<
  BrowserContextOptions,
  'colorScheme' | 'forcedColors' | 'javaScriptEnabled' | 'reducedMotion'
> {
  /** Pixels; the height is that of a usual screen of this width. */
  readonly width?: number;
  /** A window that other tests have used before: three times as fast, for tests that leave nothing behind. */
  readonly used?: boolean;
}

interface World {
  readonly serving: Serving;
  readonly windows: Windows;
  readonly prepare: Prepare;
  /** Windows that no test uses at the moment. */
  readonly idle: Page[];
}

/** Opens an address, without JavaScript unless the caller wants it: no page may need any. */
type Visit = (pathname: string, circumstances?: Circumstances) => Promise<Page>;

/** Milliseconds that a page may take for what it does at some time, on a machine that is busy with other things. */
const TIMEOUT = 120_000;

const noises = new WeakMap<Page, string[]>();

/** What is done with a window before anything is opened in it. */
type Prepare = (context: BrowserContext) => Promise<unknown>;

/** The site is served to one file of tests. What a visit opens is closed, or cleared away, when the test ends. */
export function testOn(site: string, prepare: Prepare = async () => undefined) {
  return (
    base
      // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
      .extend('world', { scope: 'file' }, async ({}, { onCleanup }): Promise<World> => {
        const [serving, windows] = await Promise.all([serve(site), openWindows()]);
        onCleanup(async () => {
          await windows.close();
          await serving.close();
        });
        return { serving, windows, prepare, idle: [] };
      })
      .extend('visit', async ({ world }, { onCleanup }): Promise<Visit> => {
        const leaving: (() => Promise<unknown>)[] = [];
        onCleanup(async () => void (await Promise.all(leaving.map((leave) => leave()))));
        return async (pathname, circumstances = {}) => {
          const page =
            (circumstances.used && takeIdle(world, circumstances)) || (await openPage(world, circumstances));
          leaving.push(() => (circumstances.used ? clear(page, world) : page.context().close()));
          await arrange(page, circumstances);
          await page.goto(world.serving.origin + pathname);
          return page;
        };
      })
  );
}

/** The site is built before any test, whose time is measured. */
export const test = testOn(await builtSite());

/** What a page complained about since it was opened: messages, violations of the policy, requests that failed. */
export function noiseOf(page: Page): readonly string[] {
  return noises.get(page) ?? [];
}

const withScript = new WeakSet<Page>();

function takeIdle({ idle }: World, { javaScriptEnabled = false }: Circumstances): Page | undefined {
  const at = idle.findIndex((page) => withScript.has(page) === javaScriptEnabled);
  return at < 0 ? undefined : idle.splice(at, 1)[0];
}

async function openPage(
  { windows, prepare }: World,
  { javaScriptEnabled = false }: Circumstances,
): Promise<Page> {
  const context = await windows.newContext({ javaScriptEnabled });
  context.setDefaultTimeout(TIMEOUT);
  await context.addInitScript(reportViolations);
  await prepare(context);
  const page = await context.newPage();
  if (javaScriptEnabled) withScript.add(page);
  listenTo(page);
  return page;
}

async function arrange(page: Page, circumstances: Circumstances): Promise<void> {
  const {
    width = 1440,
    colorScheme = 'light',
    forcedColors = 'none',
    reducedMotion = 'no-preference',
  } = circumstances;
  await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
  await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion });
  noises.set(page, []);
}

/** What the window goes to is of the site as well: any other address would cost it its process, and all that has warmed up. */
async function clear(page: Page, { idle, serving }: World): Promise<void> {
  await page.goto(serving.origin + emptyPathname);
  idle.push(page);
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** Chromium's advice to developers (“verbose”) is no complaint, nor is that an address without a page has none. */
function listenTo(page: Page): void {
  const hear = (noise: string): unknown => noises.get(page)?.push(noise);
  page.on('console', (message) => {
    const isAdvice = message.type() === ('verbose' as string);
    const isOwn404 = message.text().includes('404') && message.location().url === page.url();
    if (!isAdvice && !isOwn404) hear(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => hear(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser cancels what it fetches when the window goes on to another page.
    if (reason !== 'net::ERR_ABORTED') hear(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (response.status() >= 400 && !isPage) hear(`${response.status()}: ${response.url()}`);
  });
}
