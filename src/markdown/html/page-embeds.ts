/** What a page shows of other hosts, as far as the config allows them. */

import type { OtherHosts } from '../page.js';

export class PageEmbeds {
  readonly #frames = new Set<string>();
  readonly #images = new Set<string>();

  constructor(readonly allowedHosts: readonly string[]) {}

  /** Whether the page may show the document of an address. */
  addFrame(address: string): boolean {
    return this.#addTo(this.#frames, address);
  }

  /** An image, or something else that is loaded with the page. */
  addImage(address: string): boolean {
    return this.#addTo(this.#images, address);
  }

  /** `undefined` if there are none, as on most pages. */
  get otherHosts(): OtherHosts | undefined {
    if (this.#frames.size + this.#images.size === 0) return undefined;
    return { frames: [...this.#frames].sort(), images: [...this.#images].sort() };
  }

  #addTo(hosts: Set<string>, address: string): boolean {
    const origin = /^https:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase();
    if (origin === undefined || !this.allowedHosts.includes(origin)) return false;
    hosts.add(origin);
    return true;
  }
}
