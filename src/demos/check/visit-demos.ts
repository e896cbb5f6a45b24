/** Visits every page that has demos in a browser, hydrates each demo, and reports what the browser says. */

import type { Browser, Page } from 'playwright-core';
import {
  CrossOriginRequests,
  isCrossOrigin,
  blockCrossOrigin,
  type CrossOriginRequest,
} from './cross-origin-requests.js';
import { DISABLE_VIEWPORT_HYDRATION, findDemoRoots, selectStyling, waitForHydration } from './demo-roots.js';
import { findAccessibilityViolations } from './find-accessibility-violations.js';

interface VisitOptions {
  readonly browser: Browser;
  /** The origin of the served site. */
  readonly origin: string;
  /** The pages that have demos. */
  readonly pathnames: readonly string[];
  /** How many pages are open at once. */
  readonly concurrency: number;
  /** The file of axe-core; without it, accessibility is not checked. */
  readonly axeFile: string | undefined;
}

/** What the policy of the pages blocks without a request. */
type PolicyViolation = 'inline-style' | 'trusted-types';

/** Something that a demo does wrong in a browser. */
export interface BrowserIssue {
  readonly pathname: string;
  /** The demo's name; absent if the issue is the page's. */
  readonly demo?: string;
  /** The demo's styling option, if it has several. */
  readonly styling?: string;
  /** `forbidden` and `network`: it requests another host, and the pages' policy blocks that, or only the check does.
   *  `inline-style` and `trusted-types`: it inserts styles, or writes HTML, which the policy blocks. */
  readonly kind: 'browser' | 'accessibility' | 'forbidden' | 'network' | PolicyViolation;
  readonly message: string;
}

export interface VisitReport {
  readonly demos: number;
  /** The number of demos that were hydrated without an issue. */
  readonly hydrated: number;
  readonly issues: readonly BrowserIssue[];
}

export async function visitDemos(options: VisitOptions): Promise<VisitReport> {
  const context = await options.browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(DISABLE_VIEWPORT_HYDRATION);
  await blockCrossOrigin(context, options.origin);
  const reports: VisitReport[] = [];
  const rest = options.pathnames.entries();
  const visitRest = async (): Promise<void> => {
    for (const [index, pathname] of rest) {
      const page = await context.newPage();
      reports[index] = await visitPage(page, pathname, options);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, visitRest));
  await context.close();
  return {
    demos: sum(reports.map(({ demos }) => demos)),
    hydrated: sum(reports.map(({ hydrated }) => hydrated)),
    issues: reports.flatMap(({ issues }) => issues),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

async function visitPage(
  page: Page,
  pathname: string,
  { origin, axeFile }: VisitOptions,
): Promise<VisitReport> {
  const issues: BrowserIssue[] = [];
  let currentDemo: Pick<BrowserIssue, 'demo' | 'styling'> = {};
  const crossOriginRequests = await CrossOriginRequests.listen(page, origin);
  const reportMessage = (message: string): void => {
    const violation = findPolicyViolation(message);
    if (violation)
      issues.push({ pathname, kind: violation, message: VIOLATION_MESSAGES[violation], ...currentDemo });
    else if (!crossOriginRequests.recordViolation(message, currentDemo))
      issues.push({ pathname, kind: 'browser', message, ...currentDemo });
  };
  page.on('console', (message) => {
    // Requests to other hosts are reported once, at the end.
    if (isCrossOrigin(message.location().url, origin)) return;
    if (message.type() === 'error' || message.type() === 'warning') reportMessage(message.text());
  });
  page.on('pageerror', ({ message }) => reportMessage(message));
  await page.goto(origin + pathname, { waitUntil: 'load' });
  const demoRoots = await findDemoRoots(page);
  const demosWithIssues: string[] = [];
  for (const root of demoRoots) {
    const demo = (await root.getAttribute('data-demo')) ?? '';
    currentDemo = { demo, styling: await root.evaluate(selectStyling).catch(() => undefined) };
    const issueCountBefore = issues.length;
    if (!(await waitForHydration(root))) reportMessage('It is not hydrated.');
    for (const message of axeFile ? await findAccessibilityViolations(root, axeFile) : [])
      issues.push({ pathname, kind: 'accessibility', message, ...currentDemo });
    if (issues.length > issueCountBefore) demosWithIssues.push(demo);
  }
  const requests = await crossOriginRequests.collect();
  const otherDemos = new Set(requests.flatMap(({ demo }) => (demo ? [demo] : [])));
  for (const demo of demosWithIssues) otherDemos.delete(demo);
  return {
    demos: demoRoots.length,
    hydrated: demoRoots.length - demosWithIssues.length - otherDemos.size,
    issues: [...uniqueIssues(issues), ...requests.map((request) => createRequestIssue(request, pathname))],
  };
}

const VIOLATION_MESSAGES: Readonly<Record<PolicyViolation, string>> = {
  'inline-style': 'It inserts styles into the document, which the policy of the pages blocks.',
  'trusted-types':
    'It writes HTML or the address of a script as a string, which the policy of the pages blocks: they require Trusted Types.',
};

/** Chromium: “Refused to apply inline style …” or “Applying inline style violates …”; “This document requires 'TrustedHTML'
 *  assignment.” and “Creating a TrustedTypePolicy named 'any' violates …”. */
function findPolicyViolation(message: string): PolicyViolation | undefined {
  if (/requires 'Trusted\w+' assignment|TrustedTypePolicy/.test(message)) return 'trusted-types';
  const isInlineStyle =
    message.includes('Content Security Policy') && /appl(?:y|ying) (?:an )?inline style/i.test(message);
  return isInlineStyle ? 'inline-style' : undefined;
}

/** A library inserts an element for each of its rules; what is blocked is reported by the browser and by the error that it throws. */
function uniqueIssues(issues: readonly BrowserIssue[]): readonly BrowserIssue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

function createRequestIssue(
  { demo, styling, address, isBlockedByPolicy }: CrossOriginRequest,
  pathname: string,
): BrowserIssue {
  const reason = isBlockedByPolicy ? 'the policy of the pages refuses' : 'a check leaves without an answer';
  const message = `It asks another host, which ${reason}: ${address}`;
  return { pathname, demo, styling, kind: isBlockedByPolicy ? 'forbidden' : 'network', message };
}
