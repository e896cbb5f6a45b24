/** Starts one Chromium before the tests of pages, for all of them. */

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of all tests is reached. */
    readonly chromium: string;
  }
}

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = PLACES.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('There is no Chromium: `npm run test:all` installs one.');
  const server = await chromium.launchServer({
    executablePath,
    args: QUIET,
    // Readers have it, and pages have to work with it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    timeout: 120_000,
  });
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
}
