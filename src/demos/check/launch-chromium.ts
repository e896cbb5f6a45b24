/** Launches a headless Chromium by the Playwright that the site has installed. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserType } from 'playwright-core';

/** The usual places of Chromium and Chrome. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Why there is no browser, and what to do about it. */
interface MissingBrowser {
  readonly message: string;
  readonly hint: string;
}

/** Launches the browser at `requestedPath`, else the first that is installed. Playwright is resolved from the site folder. */
export async function launchChromium(
  siteFolder: string,
  requestedPath: string | undefined,
): Promise<Browser | MissingBrowser> {
  const playwright = resolveFromSite(siteFolder, ['playwright-core', 'playwright', '@playwright/test']);
  if (!playwright) {
    return {
      message: 'Demos cannot be checked in a browser: Playwright is not installed.',
      hint: 'Install it: npm install --save-dev playwright-core',
    };
  }
  const { chromium }: { readonly chromium: BrowserType } = await import(
    pathToFileURL(playwright.replace(/index\.js$/, 'index.mjs')).href
  );
  const candidates = requestedPath ? [requestedPath] : [chromium.executablePath(), ...SYSTEM_PATHS];
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (!executablePath) {
    return {
      message: `Demos cannot be checked in a browser: there is no Chromium${requestedPath ? ` at ${requestedPath}` : ''}.`,
      hint: 'Install one with npx playwright install chromium, or name one in the environment variable CHROMIUM.',
    };
  }
  try {
    return await chromium.launch({
      executablePath,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      // The caller closes it. Playwright would close it before the caller knows of the signal.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return {
      message: `Demos cannot be checked in a browser: ${executablePath} does not start. ${reason}`,
      hint: 'Name another Chromium in the environment variable CHROMIUM.',
    };
  }
}

/** The file of axe-core, if the site has it installed. */
export function resolveAxe(siteFolder: string): string | undefined {
  return resolveFromSite(siteFolder, ['axe-core/axe.min.js']);
}

/** The file of the first of these modules that is installed. */
function resolveFromSite(siteFolder: string, names: readonly string[]): string | undefined {
  const require = createRequire(join(siteFolder, 'check.js'));
  for (const name of names) {
    try {
      return require.resolve(name);
    } catch {
      // The next one may be installed.
    }
  }
  return undefined;
}
