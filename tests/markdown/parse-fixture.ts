/** Reads pages for tests: a page is given as text, and what else it may read as a map of files. */

import { parsePage, type PageContext } from '../../src/markdown/parse-page.js';
import { ENGLISH } from '../../src/site/messages/messages.js';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.js';

export const HEAD = '---\ntitle: Sample\ndescription: A sample.\n---\n\n';

/** The line of the file on which the text behind `HEAD` begins. */
export const FIRST = 6;

export interface World extends Partial<PageContext> {
  readonly files?: Readonly<Record<string, string>>;
}

export function surroundings({ files = {}, ...more }: World = {}): PageContext {
  return {
    source: 'pages/system/spacing/index.md',
    displayPath: 'content/pages/system/spacing/index.md',
    base: '/',
    languagePrefix: '',
    ignoredForLanguage: (pathname) => pathname === '/blog' || pathname.startsWith('/blog/'),
    host: 'https://mui.com',
    repository: { url: 'https://github.com/mui/material-ui', branch: 'master' },
    messages: ENGLISH,
    read: (path) => (path in files ? { text: files[path]! } : { missing: true }),
    ...more,
  };
}

/** A page whose head is in order and whose body is this. */
export function read(body: string, world: World = {}) {
  return parsePage(HEAD + body, surroundings(world));
}

/** The whole text of a file. */
export function readWhole(text: string, world: World = {}) {
  return parsePage(text, surroundings(world));
}

/** The HTML of a body that has nothing wrong. */
export function html(body: string, world: World = {}): string {
  const { page, diagnostics } = read(body, world);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(told).join('\n'));
  return page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
}

/** `7:3 link/form` */
export function told({ line, column, code }: Diagnostic): string {
  return `${line}:${column} ${code}`;
}

/** What is wrong with a body, lines counted from its own first. */
export function wrong(body: string, world: World = {}): readonly string[] {
  return read(body, world).diagnostics.map((diagnostic) =>
    told({ ...diagnostic, line: diagnostic.line! - FIRST + 1 }),
  );
}
