/** A built site in Chromium: what a reader sees and does. Whatever the browser says on the way is kept, and is to be nothing. */

import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { serve } from '../browser/serve.js';
import { longLived, type Fixture, type SiteFiles } from '../sites/fixture.js';

export interface Living {
  readonly site: Fixture;
  readonly origin: string;
  /** A reader of their own: nothing stored, nothing open. */
  reader(options?: ReaderOptions): Promise<Reader>;
  close(): Promise<void>;
}

export interface ReaderOptions extends BrowserContextOptions {
  /** Runs before any script of a page. */
  readonly before?: () => void;
}

export interface Reader {
  readonly context: BrowserContext;
  /** What the consoles of their pages said, errors that nobody caught, and violations of the policy. */
  readonly said: string[];
  /** A new tab, on a page of which all scripts run. */
  open(pathname: string): Promise<Page>;
  /** Has nothing been said? Then the reader leaves. */
  leave(): Promise<void>;
}

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A fade that comes when the page is there already, on a busy machine: Chromium gives it to no script that could catch this. */
const TOO_LATE = 'Page already revealed';

/** Builds and serves a site. Who starts it closes it. Nothing is wrong with it, but what is `expected`, by code. */
export async function start(
  files: SiteFiles,
  name: string,
  expected: readonly string[] = [],
): Promise<Living> {
  const site = longLived(files, `${process.pid}-${name}`);
  const { status, problems } = await site.build();
  expect([status, problems.filter(({ code }) => !expected.includes(code))]).toEqual(['complete', []]);
  const server = await serve(site.outDir);
  const browser = await launch();
  return {
    site,
    origin: server.origin,
    reader: async (options = {}) => readerIn(browser, server.origin, options),
    close: async () => {
      await browser.close();
      await server.close();
      site.dispose();
    },
  };
}

function launch(): Promise<Browser> {
  const executablePath = PLACES.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('There is no Chromium: npm run test:all installs one');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

async function readerIn(
  browser: Browser,
  origin: string,
  { before, ...options }: ReaderOptions,
): Promise<Reader> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: origin,
    ...options,
  });
  const said: string[] = [];
  context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!message.endsWith(TOO_LATE)) said.push(`uncaught: ${message}`);
  });
  if (before) await context.addInitScript(before);
  return {
    context,
    said,
    open: async (pathname) => {
      const page = await context.newPage();
      await page.goto(pathname);
      await ready(page);
      return page;
    },
    leave: async () => {
      await context.close();
      expect(said, said.join('\n')).toEqual([]);
    },
  };
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
