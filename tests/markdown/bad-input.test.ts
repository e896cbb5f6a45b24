import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read, parseWhole } from './parse-fixture.js';
import { report, tries } from '../torture.js';

const BODIES: readonly (readonly [what: string, body: string])[] = [
  ['an address and asterisks (B047)', `https://a.b/${'*'.repeat(100_000)}`],
  ['mailto: again and again (B047)', 'mailto:a@'.repeat(50_000)],
  ['quotes that open (B047)', '"a '.repeat(50_000)],
  ['quotation marks (B044)', '>'.repeat(50_000)],
  ['quotation marks and spaces', '> '.repeat(25_000)],
  [
    'a list of 1,000 levels',
    Array.from({ length: 1000 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
  ],
  ['brackets', '['.repeat(50_000)],
  ['images', '![a]('.repeat(20_000)],
  ['backticks', '`a'.repeat(50_000)],
  ['emphasis', '*a_ '.repeat(30_000)],
  ['tags that are not closed', '<a '.repeat(50_000)],
  ['elements that are not closed', '<div>'.repeat(20_000)],
  ['elements in blocks of their own', '<div>\n\n'.repeat(5000)],
  ['forbidden elements', 'a <script>'.repeat(5000)],
  ['comments', '<!--'.repeat(50_000)],
  ['attributes', `<div ${'a=b '.repeat(20_000)}>`],
  ['addresses', 'https://'.repeat(20_000)],
  ['links that are wrong', '[a](b) '.repeat(5000)],
  ['references', '[a]: /b\n'.repeat(5000) + '[a] '.repeat(5000)],
  ['callouts that are not closed', ':::info\n'.repeat(10_000)],
  ['callouts', ':::info\nx\n:::\n'.repeat(5000)],
  ['a callout with a long title', `:::info${' '.repeat(100_000)}b`],
  ['directives that are wrong', '{{"demo": 1}}\n\n'.repeat(3000)],
  ['directives that are not closed', '{{"demo"\n'.repeat(10_000)],
  ['tabs that are not closed', '<codeblock>\n'.repeat(10_000)],
  ['fences that are not closed', '```js\n'.repeat(10_000)],
  ['a fence with much behind it', `\`\`\`js ${'{1-9999} '.repeat(300)}\n\`\`\``],
  ['headings', '# a\n## b\n### c\n'.repeat(3000)],
  ['headings with ids', '## a {#b}\n'.repeat(3000)],
  ['a heading with many braces', `## a ${'{#'.repeat(50_000)}`],
  ['a heading with many spaces', `## a${' '.repeat(100_000)}{`],
  ['descriptions', '<p class="description">'.repeat(3000)],
  ['a wide table', `|${'a|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n${'|x\n'.repeat(20)}`],
  ['a long line', 'word '.repeat(150_000)],
];

describe('bodies that are hard to read', () => {
  test.each(BODIES)('%s: within two seconds', (_, body) => {
    const start = process.cpuUsage().user;
    read(body);
    expect((process.cpuUsage().user - start) / 1000).toBeLessThan(2000);
  });
});

describe('whatever the text', () => {
  const piece = fc.constantFrom(
    ...[
      '---\n',
      '# ',
      '## ',
      '### ',
      '- ',
      '1. ',
      '> ',
      '\n',
      '\n\n',
      '    ',
      '\t',
      '\r\n',
      '```',
      '~~~',
      '`',
      '*',
      '**',
      '~~',
      '_',
    ],
    ...[
      '[',
      ']',
      '(',
      ')',
      '![',
      '](',
      '](/a/)',
      'https://a.b',
      '<',
      '>',
      '</',
      '<div>',
      '</div>',
      '<codeblock>',
      '</codeblock>',
    ],
    ...[
      '<featureList>',
      '</featureList>',
      '<p class="description">',
      '</p>',
      ':::info\n',
      ':::',
      '> [!NOTE]\n',
      '{{"demo": "A.js"}}',
    ],
    ...[
      '{{"',
      '}}',
      '|a|b|\n',
      '|-|-|\n',
      '{#id}',
      'tsx',
      ' title="',
      'file="./x"',
      '&amp;',
      '\\',
      '\0',
      '\ud800',
      '😀',
      'title: A\n',
    ],
  );
  const text = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 40 })
    .map((pieces) => pieces.join(''));

  test('reading it never throws; places lie in the file; ids are unique', ({ task }) => {
    const runs = tries(3000, 100_000);
    fc.assert(
      fc.property(text, (source) => {
        const { page, diagnostics } = parseWhole(source);
        const lines = source.replace(/\r\n?/g, '\n').split('\n').length;
        for (const { line, column, message } of diagnostics) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines + 1);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(message).not.toMatch(/undefined|RangeError|\[object/);
        }
        expect(new Set(page.anchors).size).toBe(page.anchors.length);
      }),
      { numRuns: runs },
    );
    report(task, { of: 'pages', tried: runs, full: 100_000, found: '0 crashes' });
  });

  test('reading it twice gives the same', () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(parseWhole(source)).toEqual(parseWhole(source));
      }),
      { numRuns: 300 },
    );
  });
});
