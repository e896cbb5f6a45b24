/** Starts one Chromium before the tests of pages, for all of them. */

import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browsers, shells } from '../executables.json';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of all tests is reached. */
    readonly chromium: string;
  }
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

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(optionsOf([...shells, ...browsers]));
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
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
