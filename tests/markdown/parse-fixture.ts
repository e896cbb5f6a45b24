/** Reads pages for tests: a page is a text, and the files beside it are a map. */

import { parseYamlBlock } from '../../src/markdown/front-matter/parse-yaml-block.js';
import { parsePage, type PageContext } from '../../src/markdown/parse-page.js';
import { ENGLISH } from '../../src/site/messages/messages.js';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.js';

export const HEAD = '---\ntitle: Sample\ndescription: A sample.\n---\n\n';

/** The line of the file on which the text behind `HEAD` begins. */
export const FIRST_LINE = 6;

export interface ContextOptions extends Partial<PageContext> {
  readonly files?: Readonly<Record<string, string>>;
}

export function createContext({ files = {}, ...more }: ContextOptions = {}): PageContext {
  return {
    source: 'pages/system/spacing/index.md',
    displayPath: 'content/pages/system/spacing/index.md',
    base: '/',
    languagePrefix: '',
    ignoredForLanguage: (pathname) => pathname === '/blog' || pathname.startsWith('/blog/'),
    host: 'https://mui.com',
    repository: { url: 'https://github.com/mui/material-ui', branch: 'master' },
    nofollow: [],
    parseYamlBlock,
    messages: ENGLISH,
    read: (path) => (path in files ? { text: files[path]! } : { missing: true }),
    ...more,
  };
}

/** A page whose head is in order and whose body is this. */
export function read(body: string, options: ContextOptions = {}) {
  return parsePage(HEAD + body, createContext(options));
}

/** The whole text of a file. */
export function parseWhole(text: string, options: ContextOptions = {}) {
  return parsePage(text, createContext(options));
}

/** The HTML of a body that has nothing wrong. */
export function html(body: string, options: ContextOptions = {}): string {
  const { page, diagnostics } = read(body, options);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(formatDiagnostic).join('\n'));
  return page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
}

/** `7:3 link/form` */
export function formatDiagnostic({ line, column, code }: Diagnostic): string {
  return `${line}:${column} ${code}`;
}

/** What is wrong with a body, lines counted from its own first. */
export function diagnose(body: string, options: ContextOptions = {}): readonly string[] {
  return read(body, options).diagnostics.map((diagnostic) =>
    formatDiagnostic({ ...diagnostic, line: diagnostic.line! - FIRST_LINE + 1 }),
  );
}
