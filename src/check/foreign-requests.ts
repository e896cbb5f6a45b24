/** What a page asks of other hosts while its demos are checked. Nothing of it is sent: no demo is to be judged by what
 *  somebody else answers, or does not. Knows which demo has asked; what the page itself asks is nobody's concern. */

import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** Whose demo it is: its name, and of several the styling option that it is for. */
export interface Asker {
  readonly demo?: string | undefined;
  readonly styling?: string | undefined;
}

export interface ForeignRequest extends Asker {
  readonly address: string;
  /** The pages' policy has refused it. */
  readonly isForbidden: boolean;
}

/** Lets no page of the context ask anybody but `origin`. */
export async function refuseForeign(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    ({ href }) => isForeign(href, origin),
    async (route) => route.abort('blockedbyclient'),
  );
}

export function isForeign(address: string, origin: string): boolean {
  return /^https?:/.test(address) && new URL(address).origin !== origin;
}

interface Asked extends ForeignRequest {
  /** The scripts that have led to it. */
  readonly scripts: readonly string[];
}

export class ForeignRequests {
  readonly #page: Page;
  readonly #origin: string;
  readonly #asked: Asked[] = [];

  /** Listens from now on: before the page is opened. */
  static async of(page: Page, origin: string): Promise<ForeignRequests> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    return new ForeignRequests(page, session, origin);
  }

  private constructor(page: Page, session: CDPSession, origin: string) {
    this.#page = page;
    this.#origin = origin;
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      if (!isForeign(request.url, origin)) return;
      const scripts = initiator.stack?.callFrames.map(({ url }) => url) ?? [];
      this.#asked.push({ address: request.url, scripts, isForbidden: false });
    });
  }

  /** Whether a message of the console is about a request that the policy refuses. Nothing else is told of those. */
  takes(message: string, asker: Asker): boolean {
    if (!message.includes('Content Security Policy')) return false;
    const address = /https?:\/\/[^\s'"]+/.exec(message)?.[0].replace(/\.$/, '');
    if (!address || !isForeign(address, this.#origin)) return false;
    this.#asked.push({ ...asker, address, scripts: [], isForbidden: true });
    return true;
  }

  /** What demos have asked so far, and whatever was refused: each address once. */
  async found(): Promise<readonly ForeignRequest[]> {
    const looks = this.#page.frames().map(async (one) => one.evaluate(demosIn).catch(() => []));
    const demos = (await Promise.all(looks)).flat();
    const found = this.#asked.flatMap(({ scripts, ...asked }): readonly ForeignRequest[] => {
      const { address, demo, isForbidden } = asked;
      const askers = demos.filter(
        ({ module, addresses }) =>
          addresses.includes(address) || (module !== null && scripts.includes(module)),
      );
      if (askers.length === 0) return isForbidden ? [asked] : [];
      if (demo !== undefined) return [asked];
      return askers.map(({ name, styling }) => ({ address, isForbidden, demo: name, styling }));
    });
    return [...new Map(found.map((one) => [`${one.demo} ${one.styling} ${one.address}`, one])).values()];
  }
}

interface DemoAsking {
  readonly name: string;
  readonly styling: string | undefined;
  /** The address of its own script. */
  readonly module: string | null;
  /** Those that its elements name. */
  readonly addresses: readonly (string | null)[];
}

/** Runs in a document. */
function demosIn(): readonly DemoAsking[] {
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
    addresses: [...demo.querySelectorAll('[src], [srcset], [poster], link[href]')].flatMap((one) =>
      [one.currentSrc, ...['src', 'poster', 'href'].map((name) => one.getAttribute(name))].map(absolute),
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
