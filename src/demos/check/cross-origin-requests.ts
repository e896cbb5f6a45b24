/** Blocks and records the requests of demos to other hosts while they are checked, so that no result depends on what
 *  another host answers. Requests of the page itself are not recorded. */

import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { PageElement } from './demo-roots.js';

/** The demo that made a request: its name and, of several styling options, its own. */
interface RequestSource {
  readonly demo?: string;
  readonly styling?: string;
}

export interface CrossOriginRequest extends RequestSource {
  readonly address: string;
  /** The pages' policy has blocked it. */
  readonly isBlockedByPolicy: boolean;
}

/** Blocks all requests of the context to hosts other than `origin`. */
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

  /** Starts to record. Must be called before the page is opened. */
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

  /** Records a request that the policy blocks, if a console message is about one: there is no other sign of it. */
  recordViolation(message: string, source: RequestSource): boolean {
    if (!message.includes('Content Security Policy')) return false;
    const address = /https?:\/\/[^\s'"]+/.exec(message)?.[0].replace(/\.$/, '');
    if (!address || !isCrossOrigin(address, this.#origin)) return false;
    this.#observed.push({ ...source, address, scripts: [], isBlockedByPolicy: true });
    return true;
  }

  /** The requests of demos so far, and all that the policy has blocked; each address once for each demo. */
  async collect(): Promise<readonly CrossOriginRequest[]> {
    const demos = await this.#findDemoRequests();
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
    const getKey = (request: CrossOriginRequest): string =>
      `${request.demo} ${request.styling} ${request.address}`;
    return [...new Map(requests.map((request) => [getKey(request), request])).values()];
  }

  async #findDemoRequests(): Promise<readonly DemoRequests[]> {
    const lookups = this.#page.frames().map((frame) =>
      frame
        .locator('.demo[data-demo]')
        .evaluateAll(collectDemoRequests)
        .catch(() => []),
    );
    return (await Promise.all(lookups)).flat();
  }
}

interface DemoRequests {
  readonly name: string;
  readonly styling: string | undefined;
  /** The address of its own script. */
  readonly module: string | null;
  /** The addresses in its elements. */
  readonly addresses: readonly (string | null)[];
}

/** Runs in a document. */
function collectDemoRequests(demos: readonly PageElement[]): readonly DemoRequests[] {
  return demos.map((demo) => {
    const toAbsolute = (address: string | null | undefined): string | null =>
      address ? new URL(address, demo.ownerDocument.location.href).href : null;
    const elements = [...demo.querySelectorAll('[src], [srcset], [poster], link[href]')];
    return {
      name: demo.getAttribute('data-demo') ?? '',
      styling: demo.closest('[data-styling]')?.getAttribute('data-styling')?.split(' ')[0],
      module: toAbsolute(demo.getAttribute('data-module')),
      addresses: elements.flatMap((element) =>
        [element.currentSrc, ...['src', 'poster', 'href'].map((name) => element.getAttribute(name))].map(
          toAbsolute,
        ),
      ),
    };
  });
}
