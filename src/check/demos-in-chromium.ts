/** Visits every page that has demos, brings each one to life, and tells what the browser says. Builds and serves nothing. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Frame, Locator, Page } from 'playwright-core';
import { ForeignRequests, isForeign, refuseForeign, type ForeignRequest } from './foreign-requests.js';
import { violationsOf } from './violations.js';

export interface Visit {
  readonly browser: Browser;
  /** Of the served site, with its base. */
  readonly origin: string;
  /** Of the pages that have demos. */
  readonly pathnames: readonly string[];
  /** The file of axe-core; none: no look at accessibility. */
  readonly axe: string | undefined;
}

/** Something that a demo does wrong in a browser. */
export interface DemoFault {
  readonly pathname: string;
  /** The demo's name; none: the page's. */
  readonly demo?: string;
  /** Of several, the one for this styling option. */
  readonly styling?: string;
  /** `forbidden` and `network`: it asks another host, which the policy of the pages refuses, or only the check does. */
  readonly kind: 'browser' | 'accessibility' | 'forbidden' | 'network';
  readonly message: string;
}

export interface Visited {
  readonly demos: number;
  /** Those that came alive without a word. */
  readonly alive: number;
  readonly faults: readonly DemoFault[];
}

/** How long a demo may take to come alive. */
const PATIENCE = 10_000;

const DEMO = '.demo[data-module]';

/** Demos wake when this check touches them, one after the other, so that what is said is said by the one that is asked. */
const LET_SLEEP = `{
  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function (target) {
    if (!target.matches('${DEMO}')) observe.call(this, target);
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
function choose(root: unknown): string | undefined {
  const element = root as PageElement;
  const choices: Readonly<Record<string, string>> = {
    system: 'MUI System',
    tailwind: 'Tailwind',
    css: 'CSS',
  };
  const outer = element.ownerDocument.defaultView.frameElement ?? element;
  const [own] = outer.closest('[data-styling]')?.dataset['styling']?.split(' ') ?? [];
  if (own) outer.ownerDocument.documentElement.dataset['codeStyling'] = choices[own];
  return own;
}

export async function visitDemos({ browser, origin, pathnames, axe }: Visit): Promise<Visited> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(LET_SLEEP);
  await refuseForeign(context, origin);
  const all: Visited[] = [];
  for (const pathname of pathnames) {
    const page = await context.newPage();
    all.push(await visitPage(page, { pathname, origin, axe }));
    await page.close();
  }
  await context.close();
  return {
    demos: sum(all.map(({ demos }) => demos)),
    alive: sum(all.map(({ alive }) => alive)),
    faults: all.flatMap(({ faults }) => faults),
  };
}

interface Visiting {
  readonly pathname: string;
  readonly origin: string;
  readonly axe: string | undefined;
}

async function visitPage(page: Page, { pathname, origin, axe }: Visiting): Promise<Visited> {
  const faults: DemoFault[] = [];
  let asked: Pick<DemoFault, 'demo' | 'styling'> = {};
  const foreign = await ForeignRequests.of(page, origin);
  const tell = (message: string): void => {
    if (!foreign.takes(message, asked)) faults.push({ pathname, kind: 'browser', message, ...asked });
  };
  page.on('console', (message) => {
    // Whom it could not reach is told apart.
    if (isForeign(message.location().url, origin)) return;
    if (message.type() === 'error' || message.type() === 'warning') tell(message.text());
  });
  page.on('pageerror', ({ message }) => tell(message));
  await page.goto(origin + pathname, { waitUntil: 'load' });
  const roots = await rootsOn(page);
  const faulty: string[] = [];
  for (const root of roots) {
    const demo = (await root.getAttribute('data-demo')) ?? '';
    const styling = await root.evaluate(choose).catch(() => undefined);
    asked = { demo, ...(styling === undefined ? {} : { styling }) };
    const before = faults.length;
    if (!(await comesAlive(root))) tell('It does not come alive.');
    const violations = axe ? await violationsOf(root, axe) : [];
    faults.push(
      ...violations.map((message) => ({ pathname, kind: 'accessibility' as const, message, ...asked })),
    );
    if (faults.length > before) faulty.push(demo);
  }
  const requests = await foreign.found();
  const others = new Set(requests.flatMap(({ demo = '' }) => (faulty.includes(demo) ? [] : demo)));
  return {
    demos: roots.length,
    alive: roots.length - faulty.length - [...others].filter(Boolean).length,
    faults: [...faults, ...requests.map((request) => foreignFault(request, pathname))],
  };
}

function foreignFault({ demo, styling, address, isForbidden }: ForeignRequest, pathname: string): DemoFault {
  const whom = isForbidden ? 'the policy of the pages refuses' : 'a check leaves without an answer';
  return {
    pathname,
    ...(demo === undefined ? {} : { demo }),
    ...(styling === undefined ? {} : { styling }),
    kind: isForbidden ? 'forbidden' : 'network',
    message: `It asks another host, which ${whom}: ${address}`,
  };
}

/** In the page and in its frames, which are loaded when they are seen. */
async function rootsOn(page: Page): Promise<readonly Locator[]> {
  for (const frame of await page.locator('.demo > iframe').all()) {
    await frame.evaluate(choose);
    await frame.scrollIntoViewIfNeeded();
    const document = await (await frame.elementHandle())?.contentFrame();
    await document?.waitForSelector(DEMO, { state: 'attached', timeout: PATIENCE }).catch(() => undefined);
  }
  const documents: readonly Frame[] = page.frames();
  return (await Promise.all(documents.map(async (document) => document.locator(DEMO).all()))).flat();
}

async function comesAlive(root: Locator): Promise<boolean> {
  try {
    await root.dispatchEvent('pointerover');
    await root.scrollIntoViewIfNeeded();
    for (const end = Date.now() + PATIENCE; (await root.getAttribute('data-live')) === null;) {
      if (Date.now() > end) return false;
      await wait(10);
    }
    return true;
  } catch {
    return false;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
