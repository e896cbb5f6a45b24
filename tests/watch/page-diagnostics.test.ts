import { describe, expect, test } from 'vitest';
import { formatPageDiagnostics } from '../../src/watch/page-diagnostics.js';

const sources = { text: () => undefined, link: () => '', toSitePath: (file: string) => file };

const pageOf = (file: string, ...shownBy: readonly string[]): string => {
  const related = shownBy.map((other) => ({ file: other, line: 3, message: 'shows it' }));
  const diagnostic = {
    code: 'demo/render',
    severity: 'error',
    file,
    message: 'It throws.',
    related,
  } as const;
  return formatPageDiagnostics([diagnostic], sources).diagnostics[0]!.page;
};

describe('the page that a problem is about', () => {
  test.each([
    ['is the one whose file it names', pageOf('pages/button.md'), '/button/'],
    ['is the one that shows the demo', pageOf('pages/Press.tsx', 'pages/button.md'), '/button/'],
    ['is found for a styling option', pageOf('pages/Hero/css/index.tsx', 'pages/index.md'), '/'],
    ['is one of its folder where nobody knows', pageOf('pages/a/Press.tsx'), '/a/*'],
    [
      'is one of several that show it',
      pageOf('pages/a/Hero/css/index.tsx', 'pages/a/b.md', 'pages/a/c.md'),
      '/a/*',
    ],
    ['is none where no page has the file', pageOf('docsgen.config.ts'), ''],
  ])('%s', (_, page, expected) => expect(page).toBe(expected));
});
