/** What adapters know of the pages of a source while they read it. */

import type { SourcePage, SourceTree } from './model.js';
import { encodeDestination } from './text/encode-destination.js';
import { splitPage } from './text/front-matter.js';
import { toPageFile } from './paths.js';

/** A page before its file in the new site is chosen. */
export interface FoundPage {
  readonly source: string;
  readonly pathname: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** As the source's tool shows it. */
  readonly title: string;
  /** Whether the text has a headline of its own. */
  readonly hasHeadline: boolean;
  /** Of a translation. */
  readonly language?: string;
  readonly original?: string;
}

/** The front matter of a file, and the title that a reader sees. */
export function readPageHead(
  tree: SourceTree,
  source: string,
): Pick<FoundPage, 'values' | 'title' | 'hasHeadline'> {
  const { values, body } = splitPage(tree.read(source) ?? '');
  const headline = /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\}|#+)?$/m.exec(
    body.replace(/^(`{3,}|~{3,})[^]*?^\1/gm, ''),
  )?.[1];
  const title = typeof values['title'] === 'string' ? values['title'] : headline?.replace(/[*`]/g, '');
  return { values, title: title ?? '', hasHeadline: headline !== undefined };
}

/** Chooses the file of each page: `a/index.md` where others lie below it, or files of demos beside it. */
export function placePages(found: readonly FoundPage[], hasDemos = false): readonly SourcePage[] {
  const folders = new Set(found.map(({ pathname }) => pathname.replace(/[^/]*\/$/, '')));
  return found.map(({ source, pathname, values, title, hasHeadline, language, original }) => {
    const file = toPageFile(pathname, hasDemos || folders.has(pathname));
    const target = language === undefined ? file : file.replace(/\.md$/, `-${language}.md`);
    const needsTitle = values['title'] === undefined && !hasHeadline && title !== '';
    return { source, target, pathname, original, frontMatter: needsTitle ? { ...values, title } : values };
  });
}

/** `getting-started` is `Getting started`. */
export function humanize(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Languages of docsgen have two letters: `zh-Hans` is `zh`. */
export function toLanguage(locale: string): string {
  return locale.slice(0, 2).toLowerCase();
}

/** `https://acme.example` of `https://acme.example/docs`; nothing if it is no address. */
export function toOrigin(url: string | undefined): string | undefined {
  return /^https?:\/\/[a-z0-9.-]+(?::\d+)?/i.exec(url ?? '')?.[0];
}

/** `/docs/` of `docs`. */
export function toBase(path: string | undefined): string | undefined {
  const bare = (path ?? '').replace(/^\.?\/|\/$/g, '');
  return bare === '' || !/^[\w.~/-]+$/.test(bare) ? undefined : `/${bare}/`;
}

/** The repository that a link to edit a page leads to. */
export function parseRepository(url: string | undefined): { url: string; branch?: string } | undefined {
  const [, address, branch] =
    /^(https:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+?)(?:\.git)?(?:\/(?:-\/)?(?:tree|edit|blob)\/([^/:]+).*|\/)?$/.exec(
      url ?? '',
    ) ?? [];
  if (address === undefined) return undefined;
  return branch === undefined || branch === 'main' ? { url: address } : { url: address, branch };
}

/** The home page of a source whose home is no Markdown. */
export function renderHomePage(options: {
  readonly title: string;
  readonly description: string;
  readonly links: readonly { readonly title: string; readonly pathname: string }[];
}): string {
  const { title, description, links } = options;
  const lead = description === '' ? '' : `<p class="description">${escapeMarkdown(description)}</p>\n\n`;
  const items = links.map(
    (link) => `- [${escapeMarkdown(link.title)}](${encodeDestination(link.pathname)})\n`,
  );
  return `---\ntitle: ${JSON.stringify(title)}\ntemplate: home\n---\n\n# ${escapeMarkdown(title)}\n\n${lead}${items.join('')}`;
}

export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]]/g, '\\$&').replaceAll('<', '&lt;');
}

export function createProductId(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
  return slug === '' || slug === 'default' ? 'docs' : slug;
}
