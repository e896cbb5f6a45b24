import { createRequire } from 'node:module';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { createMarkdownEngine } from '../../../src/markdown/syntax/create-markdown-engine.js';

interface Example {
  readonly number: number;
  readonly section: string;
  readonly markdown: string;
  readonly html: string;
}

const { tests } = createRequire(import.meta.url)('commonmark-spec') as { readonly tests: readonly Example[] };

const engine = createMarkdownEngine();

/** Where this engine differs from CommonMark 0.31.2, and why. */
const DEVIATIONS: Readonly<Record<number, string>> = {
  602: 'GFM: a bare address is a link, also within angle brackets that are no autolink',
  608: 'GFM: a bare address is a link, also within angle brackets that are no autolink',
  611: 'GFM: a bare address is a link',
};

/** Line breaks between tags and the slash of empty elements say nothing. */
const normal = (html: string) =>
  html
    .replaceAll(' />', '>')
    .replace(/>\s*\n\s*</g, '><')
    .trim();

describe('CommonMark 0.31.2', () => {
  test('has all of its examples here', () => {
    expect(tests.length).toBeGreaterThan(640);
    expect(tests.map(({ number }) => number)).toEqual(tests.map((_, index) => index + 1));
  });

  test.each(tests.map((example) => [example.number, example.section, example] as const))(
    'example %i, %s',
    (number, _, { markdown, html }) => {
      const rendered = normal(engine.render(markdown.replaceAll('→', '\t')));
      const expected = normal(html.replaceAll('→', '\t'));
      if (number in DEVIATIONS) expect(rendered).not.toBe(expected);
      else expect(rendered).toBe(expected);
    },
  );
});

describe('GFM', () => {
  test.each([
    ['~~a~~', '<p><s>a</s></p>'],
    ['|a|\n|-|\n|b|', '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>'],
    ['see https://a.b/c_(d). And', '<p>see <a href="https://a.b/c_(d)">https://a.b/c_(d)</a>. And</p>'],
    ['www.a.com a.com a@b.c ftp://a.b', '<p>www.a.com a.com a@b.c ftp://a.b</p>'],
    ['a\nb', '<p>a\nb</p>'],
    ['"a" -- (c)...', '<p>&quot;a&quot; -- (c)...</p>'],
  ])('%j', (markdown, html) => {
    expect(normal(engine.render(markdown))).toBe(html);
  });
});

describe('the lean states and the quick text rule', () => {
  const stock = new MarkdownIt({ html: true });
  const piece = fc.constantFrom(
    ...[
      '# ',
      '- ',
      '1. ',
      '> ',
      '    ',
      '\t',
      '\n',
      '\n\n',
      '*',
      '**',
      '_',
      '`',
      '``',
      '[a]',
      '(b)',
      '![',
      '](',
      ')',
      '<b>',
      '</b>',
    ],
    ...[
      '<!-- ',
      ' -->',
      '&amp;',
      '&',
      '\\',
      '|a|b|\n|-|-|\n',
      '~~',
      '---\n',
      '===\n',
      '[a]: /b\n',
      'word ',
      '<a@b.c>',
      '~~~\n',
      '```\n',
    ],
  );

  test('give the tokens that the engine’s own give', () => {
    const text = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 25 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        if (/:{2}|\{\{|\[!|\[[ xX]\]|\{#|<p class|<codeblock|<featureList/.test(markdown)) return;
        expect(engine.render(markdown)).toBe(stock.render(markdown));
      }),
      { numRuns: 3000 },
    );
  });
});
