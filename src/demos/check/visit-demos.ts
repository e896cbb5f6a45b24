/** Visits every page that has demos, brings each one to life, and tells what the browser says. Builds and serves nothing. */

import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Frame, Locator, Page } from 'playwright-core';
import {
  CrossOriginRequests,
  isCrossOrigin,
  blockCrossOrigin,
  type CrossOriginRequest,
} from './cross-origin-requests.js';
import { findAccessibilityViolations } from './find-accessibility-violations.js';

export interface VisitOptions {
  readonly browser: Browser;
  /** Of the served site, with its base. */
  readonly origin: string;
  /** Of the pages that have demos. */
  readonly pathnames: readonly string[];
  /** The file of axe-core; none: no look at accessibility. */
  readonly axeFile: string | undefined;
}

/** Something that a demo does wrong in a browser. */
export interface BrowserIssue {
  readonly pathname: string;
  /** The demo's name; none: the page's. */
  readonly demo?: string;
  /** Of several, the one for this styling option. */
  readonly styling?: string;
  /** `forbidden` and `network`: it asks another host, which the policy of the pages refuses, or only the check does. */
  readonly kind: 'browser' | 'accessibility' | 'forbidden' | 'network';
  readonly message: string;
}

export interface VisitReport {
  readonly demos: number;
  /** Those that came alive without a word. */
  readonly hydrated: number;
  readonly issues: readonly BrowserIssue[];
}

/** How long a demo may take to come alive. */
const HYDRATION_TIMEOUT_MS = 10_000;

const DEMO_SELECTOR = '.demo[data-module]';

/** Demos wake when this check touches them, one after the other, so that what is said is said by the one that is asked. */
const DISABLE_VIEWPORT_HYDRATION = `{
  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function (target) {
    if (!target.matches('${DEMO_SELECTOR}')) observe.call(this, target);
  };
}`;

/** What is used of an element of the page. */
interface PageElement {
  readonly dataset: Record<string, string | undefined>;
  readonly ownerDocument: {
    readonly documentElement: PageElement;
    readonly defaultView: { readonly frameElement: PageElement | null };
  };
  closest(selector: string): PageElement | null;
}

/** Runs in the page, which is to show the styling option that the demo, or the demo of this frame, is for; gives it. */
function selectStyling(root: unknown): string | undefined {
  const element = root as PageElement;
  const stylingNames: Readonly<Record<string, string>> = {
    system: 'MUI System',
    tailwind: 'Tailwind',
    css: 'CSS',
  };
  const hostElement = element.ownerDocument.defaultView.frameElement ?? element;
  const [styling] = hostElement.closest('[data-styling]')?.dataset['styling']?.split(' ') ?? [];
  if (styling) hostElement.ownerDocument.documentElement.dataset['codeStyling'] = stylingNames[styling];
  return styling;
}

export async function visitDemos({
  browser,
  origin,
  pathnames,
  axeFile,
}: VisitOptions): Promise<VisitReport> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(DISABLE_VIEWPORT_HYDRATION);
  await blockCrossOrigin(context, origin);
  const reports: VisitReport[] = [];
  for (const pathname of pathnames) {
    const page = await context.newPage();
    reports.push(await visitPage(page, { pathname, origin, axeFile }));
    await page.close();
  }
  await context.close();
  return {
    demos: sum(reports.map(({ demos }) => demos)),
    hydrated: sum(reports.map(({ hydrated }) => hydrated)),
    issues: reports.flatMap(({ issues }) => issues),
  };
}

interface PageVisit {
  readonly pathname: string;
  readonly origin: string;
  readonly axeFile: string | undefined;
}

async function visitPage(page: Page, { pathname, origin, axeFile }: PageVisit): Promise<VisitReport> {
  const issues: BrowserIssue[] = [];
  let currentDemo: Pick<BrowserIssue, 'demo' | 'styling'> = {};
  const crossOriginRequests = await CrossOriginRequests.listen(page, origin);
  const reportIssue = (message: string): void => {
    if (!crossOriginRequests.recordViolation(message, currentDemo))
      issues.push({ pathname, kind: 'browser', message, ...currentDemo });
  };
  page.on('console', (message) => {
    // Whom it could not reach is told apart.
    if (isCrossOrigin(message.location().url, origin)) return;
    if (message.type() === 'error' || message.type() === 'warning') reportIssue(message.text());
  });
  page.on('pageerror', ({ message }) => reportIssue(message));
  await page.goto(origin + pathname, { waitUntil: 'load' });
  const demoRoots = await findDemoRoots(page);
  const demosWithIssues: string[] = [];
  for (const root of demoRoots) {
    const demo = (await root.getAttribute('data-demo')) ?? '';
    const styling = await root.evaluate(selectStyling).catch(() => undefined);
    currentDemo = { demo, ...(styling === undefined ? {} : { styling }) };
    const issueCountBefore = issues.length;
    if (!(await waitForHydration(root))) reportIssue('It does not come alive.');
    const violations = axeFile ? await findAccessibilityViolations(root, axeFile) : [];
    issues.push(
      ...violations.map((message) => ({ pathname, kind: 'accessibility' as const, message, ...currentDemo })),
    );
    if (issues.length > issueCountBefore) demosWithIssues.push(demo);
  }
  const requests = await crossOriginRequests.collect();
  const otherDemos = new Set(
    requests.flatMap(({ demo = '' }) => (demosWithIssues.includes(demo) ? [] : demo)),
  );
  return {
    demos: demoRoots.length,
    hydrated: demoRoots.length - demosWithIssues.length - [...otherDemos].filter(Boolean).length,
    issues: [...issues, ...requests.map((request) => createRequestIssue(request, pathname))],
  };
}

function createRequestIssue(
  { demo, styling, address, isBlockedByPolicy }: CrossOriginRequest,
  pathname: string,
): BrowserIssue {
  const reason = isBlockedByPolicy ? 'the policy of the pages refuses' : 'a check leaves without an answer';
  return {
    pathname,
    ...(demo === undefined ? {} : { demo }),
    ...(styling === undefined ? {} : { styling }),
    kind: isBlockedByPolicy ? 'forbidden' : 'network',
    message: `It asks another host, which ${reason}: ${address}`,
  };
}

/** In the page and in its frames, which are loaded when they are seen. */
async function findDemoRoots(page: Page): Promise<readonly Locator[]> {
  for (const iframe of await page.locator('.demo > iframe').all()) {
    await iframe.evaluate(selectStyling);
    await iframe.scrollIntoViewIfNeeded();
    const frame = await (await iframe.elementHandle())?.contentFrame();
    await frame
      ?.waitForSelector(DEMO_SELECTOR, { state: 'attached', timeout: HYDRATION_TIMEOUT_MS })
      .catch(() => undefined);
  }
  const frames: readonly Frame[] = page.frames();
  return (await Promise.all(frames.map(async (frame) => frame.locator(DEMO_SELECTOR).all()))).flat();
}

async function waitForHydration(root: Locator): Promise<boolean> {
  try {
    await root.dispatchEvent('pointerover');
    await root.scrollIntoViewIfNeeded();
    for (
      const deadline = Date.now() + HYDRATION_TIMEOUT_MS;
      (await root.getAttribute('data-live')) === null;
    ) {
      if (Date.now() > deadline) return false;
      await delay(10);
    }
    return true;
  } catch {
    return false;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
