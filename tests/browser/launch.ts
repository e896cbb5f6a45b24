/** The Chromium in which pages are tested. */

import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { browsers, shells } from '../executables.json';

/** What one file of tests opens in the Chromium of its process. */
export interface Windows {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page in a context of its own, which is closed with it. */
  newPage(): Promise<Page>;
  /** Closes what was opened here, and nothing else. */
  close(): Promise<void>;
}

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a GPU, processes of their own for pixels and for the network only pass on what others do. The second feature is
  // one of Playwright's, which this list takes the place of.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test is left before optimized code would pay: with axe, a quarter of the time is spent on making it.
  '--js-flags=--no-opt,--no-maglev',
];

let shared: Promise<Browser> | undefined;

/**
 * Each process of Vitest has one Chromium, which its first file of browser tests launches, and which ends with it. One for all
 * processes would be reached over a server of Playwright, which takes a tenth of the time of all tests.
 */
export async function openWindows(): Promise<Windows> {
  shared ??= chromium.launch(optionsOf([...shells, ...browsers]));
  const browser = await shared;
  const contexts = new Set<BrowserContext>();
  const keep = (context: BrowserContext): BrowserContext => {
    contexts.add(context);
    return context.on('close', () => contexts.delete(context));
  };
  return {
    newContext: async (options) => keep(await browser.newContext(options)),
    newPage: async () => {
      const page = await browser.newPage();
      keep(page.context());
      return page;
    },
    close: async () => {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
}

/** A whole browser, which keeps the pages that a reader has left in its back/forward cache. Who launches it closes it. */
export function launchWhole(): Promise<Browser> {
  return chromium.launch({ ...optionsOf(browsers), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

function optionsOf(paths: readonly string[]): LaunchOptions {
  const executablePath = [process.env['CHROMIUM'], ...paths].find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('There is no Chromium: `npm run test:all` installs one.');
  return { executablePath, args: QUIET, timeout: 120_000 };
}
