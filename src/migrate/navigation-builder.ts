/** Builds the tree of a product: keys of groups that collide with no page, and each page once. */

import type { NavigationEntry } from '../site/navigation/entry.js';
import type { SourcePage } from './model.js';

export class NavigationBuilder {
  readonly #keys = new Set<string>();
  readonly #shown = new Set<string>();

  constructor(pages: readonly SourcePage[]) {
    for (const { pathname } of pages) this.#keys.add(pathname);
  }

  /** The entry of a page; none if the tree has it already. */
  page(pathname: string, title?: string): readonly NavigationEntry[] {
    if (this.#shown.has(pathname) || pathname === '/') return [];
    this.#shown.add(pathname);
    return [title ? { pathname, title } : { pathname }];
  }

  external(href: string, title: string): readonly NavigationEntry[] {
    if (!/^https?:\/\/[^\s/?#@\\"'<>]+(?:[/?#][^\s\\"'<>]*)?$/i.test(href) || this.#shown.has(href))
      return [];
    this.#shown.add(href);
    return [{ pathname: href, title, linkProps: { target: '_blank' } }];
  }

  /** A group; none if it is empty. Its children exist already. */
  group(title: string, children: readonly NavigationEntry[]): readonly NavigationEntry[] {
    if (children.length === 0) return [];
    const slug = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const first = children.find(({ pathname }) => pathname.startsWith('/'))?.pathname ?? '/';
    const folder = first.slice(0, first.slice(0, -1).lastIndexOf('/') + 1) || '/';
    const base = `${folder}${slug || 'group'}-group`;
    let key = base;
    for (let count = 2; this.#keys.has(`${key}/`); count += 1) key = `${base}-${count}`;
    this.#keys.add(`${key}/`);
    return [{ pathname: key, title, children }];
  }

  /** The pages that no entry shows: they stay hidden, as they were. */
  hidden(pages: readonly SourcePage[]): readonly NavigationEntry[] {
    const pathnames = [...new Set(pages.map(({ pathname }) => pathname))].toSorted();
    return pathnames
      .filter((pathname) => pathname !== '/' && !this.#shown.has(pathname))
      .map((pathname) => ({ pathname, inSideNav: false }));
  }
}
