/** What a page asks of other hosts while its demos are checked. Nothing of it is sent: no demo is to be judged by what
 *  somebody else answers, or does not. Knows which demo has asked; what the page itself asks is nobody's concern. */

import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** Whose demo it is: its name, and of several the styling option that it is for. */
export interface RequestSource {
  readonly demo?: string | undefined;
  readonly styling?: string | undefined;
}

export interface CrossOriginRequest extends RequestSource {
  readonly address: string;
  /** The pages' policy has refused it. */
  readonly isBlockedByPolicy: boolean;
}

/** Lets no page of the context ask anybody but `origin`. */
export async function blockCrossOrigin(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    ({ href }) => isCrossOrigin(href, origin),
    async (route) => route.abort('blockedbyclient'),
  );
}

export function isCrossOrigin(address: string, origin: string): boolean {
  return /^https?:/.test(address) && new URL(address).origin !== origin;
}

interface ObservedRequest extends CrossOriginRequest {
  /** The scripts that have led to it. */
  readonly scripts: readonly string[];
}

export class CrossOriginRequests {
  readonly #page: Page;
  readonly #origin: string;
  readonly #observed: ObservedRequest[] = [];

  /** Listens from now on: before the page is opened. */
  static async listen(page: Page, origin: string): Promise<CrossOriginRequests> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    return new CrossOriginRequests(page, session, origin);
  }

  private constructor(page: Page, session: CDPSession, origin: string) {
    this.#page = page;
    this.#origin = origin;
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      if (!isCrossOrigin(request.url, origin)) return;
      const scripts = initiator.stack?.callFrames.map(({ url }) => url) ?? [];
      this.#observed.push({ address: request.url, scripts, isBlockedByPolicy: false });
    });
  }

  /** Whether a message of the console is about a request that the policy refuses. Nothing else is told of those. */
  recordViolation(message: string, source: RequestSource): boolean {
    if (!message.includes('Content Security Policy')) return false;
    const address = /https?:\/\/[^\s'"]+/.exec(message)?.[0].replace(/\.$/, '');
    if (!address || !isCrossOrigin(address, this.#origin)) return false;
    this.#observed.push({ ...source, address, scripts: [], isBlockedByPolicy: true });
    return true;
  }

  /** What demos have asked so far, and whatever was refused: each address once. */
  async collect(): Promise<readonly CrossOriginRequest[]> {
    const lookups = this.#page
      .frames()
      .map(async (frame) => frame.evaluate(collectDemoRequests).catch(() => []));
    const demos = (await Promise.all(lookups)).flat();
    const requests = this.#observed.flatMap(({ scripts, ...request }): readonly CrossOriginRequest[] => {
      const { address, demo, isBlockedByPolicy } = request;
      const matchingDemos = demos.filter(
        ({ module, addresses }) =>
          addresses.includes(address) || (module !== null && scripts.includes(module)),
      );
      if (matchingDemos.length === 0) return isBlockedByPolicy ? [request] : [];
      if (demo !== undefined) return [request];
      return matchingDemos.map(({ name, styling }) => ({ address, isBlockedByPolicy, demo: name, styling }));
    });
    return [
      ...new Map(
        requests.map((request) => [`${request.demo} ${request.styling} ${request.address}`, request]),
      ).values(),
    ];
  }
}

interface DemoRequests {
  readonly name: string;
  readonly styling: string | undefined;
  /** The address of its own script. */
  readonly module: string | null;
  /** Those that its elements name. */
  readonly addresses: readonly (string | null)[];
}

/** Runs in a document. */
function collectDemoRequests(): readonly DemoRequests[] {
  const { document, location } = globalThis as unknown as {
    readonly document: { querySelectorAll(selector: string): Iterable<PageElement> };
    readonly location: { readonly href: string };
  };
  const absolute = (address: string | null | undefined): string | null =>
    address ? new URL(address, location.href).href : null;
  return [...document.querySelectorAll('.demo[data-demo]')].map((demo) => ({
    name: demo.getAttribute('data-demo') ?? '',
    styling: demo.closest('[data-styling]')?.getAttribute('data-styling')?.split(' ')[0],
    module: absolute(demo.getAttribute('data-module')),
    addresses: [...demo.querySelectorAll('[src], [srcset], [poster], link[href]')].flatMap((element) =>
      [element.currentSrc, ...['src', 'poster', 'href'].map((name) => element.getAttribute(name))].map(
        absolute,
      ),
    ),
  }));
}

/** What is used of an element of the page. */
interface PageElement {
  readonly currentSrc?: string;
  getAttribute(name: string): string | null;
  closest(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}
