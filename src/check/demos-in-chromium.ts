/** Visits every page that has demos, brings each one to life, and tells what the browser says. Builds and serves nothing. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Frame, Locator, Page } from 'playwright-core';

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
  readonly kind: 'browser' | 'accessibility';
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

/** Runs in the page, which is to show the styling option that the demo, or the demo of this frame, is for. */
function choose(root: unknown): void {
  const element = root as PageElement;
  const choices: Readonly<Record<string, string>> = {
    system: 'MUI System',
    tailwind: 'Tailwind',
    css: 'CSS',
  };
  const outer = element.ownerDocument.defaultView.frameElement ?? element;
  const [own] = outer.closest('[data-styling]')?.dataset['styling']?.split(' ') ?? [];
  if (own) outer.ownerDocument.documentElement.dataset['codeStyling'] = choices[own];
}

export async function visitDemos({ browser, origin, pathnames, axe }: Visit): Promise<Visited> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(LET_SLEEP);
  // What others send is no fault of a demo's; nor is a check a visit that they should count.
  await context.route(
    (address) => address.protocol.startsWith('http') && address.origin !== origin,
    async (route) => route.fulfill({ body: '' }),
  );
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
  let demo: string | undefined;
  let alive = 0;
  const tell = (message: string): void => {
    faults.push({ pathname, kind: 'browser', message, ...(demo === undefined ? {} : { demo }) });
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') tell(message.text());
  });
  page.on('pageerror', ({ message }) => tell(message));
  await page.goto(origin + pathname, { waitUntil: 'load' });
  const roots = await rootsOn(page);
  for (const root of roots) {
    demo = (await root.getAttribute('data-demo')) ?? undefined;
    const before = faults.length;
    const isAlive = await comesAlive(root);
    if (!isAlive) tell('It does not come alive.');
    if (axe && demo) faults.push(...(await violationsOf(root, { axe, pathname, demo })));
    if (faults.length === before) alive += 1;
  }
  return { demos: roots.length, alive, faults };
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
    await root.evaluate(choose);
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

/** What of axe's answer is used. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

async function violationsOf(
  root: Locator,
  { axe, pathname, demo }: { readonly axe: string; readonly pathname: string; readonly demo: string },
): Promise<readonly DemoFault[]> {
  const handle = await root.elementHandle();
  const document = await handle?.ownerFrame();
  if (!document) return [];
  await document.evaluate(await sourceOf(axe));
  const violations = await root.evaluate(async (element) => {
    const { axe: engine } = globalThis as unknown as {
      readonly axe: { run(element: unknown, options: object): Promise<{ violations: readonly Violation[] }> };
    };
    const runOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] };
    return (await engine.run(element, { runOnly, resultTypes: ['violations'] })).violations.map(
      ({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => ({ html })) }),
    );
  });
  return violations.map(({ id, help, nodes }) => ({
    pathname,
    demo,
    kind: 'accessibility',
    message: `${help} (${id}): ${nodes[0]?.html.slice(0, 120) ?? ''}${nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''}`,
  }));
}

async function sourceOf(file: string): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(file, 'utf8');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
