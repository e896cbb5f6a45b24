/** Checks Markdown as the pipeline reads it: directives, callouts, fences, HTML. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatDiagnostic, HEAD, parseWhole } from '../../markdown/parse-fixture.js';
import type { Fence } from './list-fences.js';

/** What only Markdown has at the beginning of a line. */
const SYNTAX = /^(?:\{\{"|:::|<codeblock|<featureList|> \[!|```|#{1,3} )/m;

/** What docsgen finds in a fence that is Markdown: by its title, or by its syntax. Nothing in any other text. */
export function checkMarkdown({ text, title, page, language }: Fence): readonly string[] {
  const isPage = title.endsWith('.md') || (title === '' && SYNTAX.test(text));
  if (!isPage || !['text', 'html'].includes(language)) return [];
  const site = dirname(page).replace(/^content\//, '');
  const { diagnostics } = parseWhole(text.startsWith('---\n') ? `${text}\n` : `${HEAD}${text}\n`, {
    source: `${site}/sample.md`,
    read: (path) => {
      const file = `content/${path}`;
      return existsSync(file) ? { text: readFileSync(file, 'utf8') } : { missing: true };
    },
  });
  // An example may leave out what every page needs.
  const issues = diagnostics.filter(({ code }) => !/^page\/(?:.*-missing|empty)$/.test(code));
  return issues.map((one) => `${formatDiagnostic(one)} ${one.message}`);
}
