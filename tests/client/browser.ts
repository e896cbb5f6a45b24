/** A built site in Chromium: what a reader sees and does. Whatever the browser says on the way is kept, and is to be nothing. */

import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchWhole, openWindows, type Windows } from '../browser/launch.js';
import { emptyPathname, serve } from '../browser/serve.js';
import { longLived, type Fixture, type SiteFiles } from '../sites/fixture.js';

/** A folder that is served to readers. */
export interface Readers {
  readonly origin: string;
  /** A reader of their own: nothing stored, nothing open. */
  reader(options?: ReaderOptions): Promise<Reader>;
  close(): Promise<void>;
}

export interface Living extends Readers {
  readonly site: Fixture;
}

export interface ReaderOptions extends BrowserContextOptions {
  /** Runs before any script of a page. */
  readonly before?: () => void;
  /** In a window that other readers have used, and that was cleared behind them: twice as fast, and nothing but its size is to be chosen. */
  readonly used?: boolean;
  /** In a browser of their own, with a back/forward cache. */
  readonly hasPageCache?: boolean;
}

export interface Reader {
  /** Who has a used window has none of their own. */
  readonly context: BrowserContext;
  /** What the consoles of their pages said, errors that nobody caught, and violations of the policy. */
  readonly said: string[];
  /** A new tab, on a page of which all scripts run. */
  open(pathname: string): Promise<Page>;
  /** The reader leaves. Until then nothing may have been said but what is allowed, whenever it came. */
  leave(allowed?: RegExp): Promise<void>;
}

/** A fade that comes when the page is there already, on a busy machine: Chromium gives it to no script that could catch this. */
const TOO_LATE = 'Page already revealed';

/** Builds and serves a site. Who starts it closes it. Nothing is wrong with it, but what is `expected`, by code. */
export async function start(
  files: SiteFiles,
  name: string,
  expected: readonly string[] = [],
): Promise<Living> {
  const site = longLived(files, `${process.pid}-${name}`);
  const { status, problems: diagnostics } = await site.build();
  expect([status, diagnostics.filter(({ code }) => !expected.includes(code))]).toEqual(['complete', []]);
  const readers = await serveReaders(site.outDir);
  return {
    ...readers,
    site,
    close: async () => {
      await readers.close();
      site.dispose();
    },
  };
}

/** Serves a built folder. Who starts it closes it. */
export async function serveReaders(folder: string): Promise<Readers> {
  const server = await serve(folder);
  const windows = await openWindows();
  const idle: UsedWindow[] = [];
  return {
    origin: server.origin,
    reader: async ({ used = false, hasPageCache = false, ...options } = {}) => {
      if (hasPageCache) return readerAlone(server.origin, options);
      if (!used) return readerIn(windows, server.origin, options);
      const window = idle.pop() ?? (await openWindow(windows, server.origin));
      return readerAt(window, { viewport: options.viewport ?? VIEWPORT, idle });
    },
    close: async () => {
      await windows.close();
      await server.close();
    },
  };
}

/** Milliseconds that a page may take for what it does at some time, on a machine that is busy with other things. */
const TIMEOUT = 120_000;

const VIEWPORT = { width: 1280, height: 800 };

async function readerIn(
  windows: Pick<Windows, 'newContext'>,
  origin: string,
  { before, ...options }: ReaderOptions,
): Promise<Reader> {
  const context = await windows.newContext({ viewport: VIEWPORT, baseURL: origin, ...options });
  context.setDefaultTimeout(TIMEOUT);
  const said = listenTo(context);
  if (before) await context.addInitScript(before);
  return {
    context,
    said,
    open: async (pathname) => show(await context.newPage(), pathname),
    leave: async (allowed) => {
      await context.close();
      expectSilence(said, allowed);
    },
  };
}

function expectSilence(said: readonly string[], allowed?: RegExp): void {
  expect(said.filter((line) => !allowed?.test(line))).toEqual([]);
}

async function readerAlone(origin: string, options: ReaderOptions): Promise<Reader> {
  const browser = await launchWhole();
  const reader = await readerIn(browser, origin, options);
  return {
    ...reader,
    leave: async (allowed) => {
      await reader.leave(allowed).finally(() => browser.close());
    },
  };
}

function listenTo(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!message.endsWith(TOO_LATE)) said.push(`uncaught: ${message}`);
  });
  return said;
}

async function show(page: Page, pathname: string): Promise<Page> {
  await page.goto(pathname);
  await ready(page);
  return page;
}

interface UsedWindow {
  readonly page: Page;
  readonly origin: string;
  readonly said: string[];
  readonly devtools: CDPSession;
}

async function openWindow(windows: Windows, origin: string): Promise<UsedWindow> {
  const context = await windows.newContext({ viewport: VIEWPORT, baseURL: origin });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  return { page, origin, said: listenTo(context), devtools: await context.newCDPSession(page) };
}

interface Use {
  readonly viewport: NonNullable<ReaderOptions['viewport']>;
  /** Where the window goes when the reader leaves. Who fails leaves it as it is, and nobody uses it again. */
  readonly idle: UsedWindow[];
}

async function readerAt(window: UsedWindow, { viewport, idle }: Use): Promise<Reader> {
  const { page, said } = window;
  await page.setViewportSize(viewport);
  said.length = 0;
  let isTaken = false;
  return {
    get context(): BrowserContext {
      throw new Error('A used window is not its reader’s own');
    },
    said,
    open: async (pathname) => {
      const tab = isTaken ? await page.context().newPage() : page;
      isTaken = true;
      return show(tab, pathname);
    },
    leave: async (allowed) => {
      expectSilence(said, allowed);
      await clear(window);
      idle.push(window);
    },
  };
}

/** Nothing is stored, listened to or turned aside any more, there is one tab, and it was nowhere. */
async function clear({ page, origin, devtools }: UsedWindow): Promise<void> {
  const context = page.context();
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  page.removeAllListeners('request');
  await page.unrouteAll();
  // An address of the same site, so that the window keeps its process.
  await page.goto(origin + emptyPathname);
  await page.evaluate(() => sessionStorage.clear());
  await devtools.send('Page.resetNavigationHistory');
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
}

/** Waits until all scripts of a page have started. */
export async function ready(page: Page): Promise<void> {
  await page.locator('.choices [aria-pressed]').first().waitFor({ state: 'attached' });
}

/** The values of attributes of `<html>`. */
export async function rootOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries([...document.documentElement.attributes].map(({ name, value }) => [name, value])),
  );
}
