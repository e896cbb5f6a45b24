import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { html, read, parseWhole, diagnose } from '../parse-fixture.js';

describe('headings', () => {
  test('levels 2 and 3 are links to themselves, others have no id (MDX-05)', () => {
    expect(html('## Two\n\n### Three `x`\n\n#### Four\n\nSetext\n---\n')).toBe(
      '<h2 id="two"><a class="heading-link" href="#two">Two</a></h2>\n' +
        '<h3 id="three-x"><a class="heading-link" href="#three-x">Three <code>x</code></a></h3>\n' +
        '<h4>Four</h4>\n' +
        '<h2 id="setext"><a class="heading-link" href="#setext">Setext</a></h2>\n',
    );
  });

  test('one that contains a link has its anchor behind', () => {
    expect(html('## See [box](/system/box/)\n')).toBe(
      '<h2 id="see-box">See <a href="/system/box/">box</a>' +
        '<a class="heading-anchor" href="#see-box" aria-label="Link to this section">#</a></h2>\n',
    );
  });

  test('the list of contents keeps code and emphasis, no links, and may break behind a parenthesis', () => {
    const { page } = read('## `f(a)` and *b* <span id="q">c</span> [d](/d/)\n\n### x (y)\n');
    expect(page.headings).toEqual([
      {
        level: 2,
        id: 'f-a-and-b-c-d',
        text: 'f(a) and b c d',
        html: '<code>f(\u200ba)</code> and <em>b</em> <span>c</span> d',
      },
      { level: 3, id: 'x-y', text: 'x (y)', html: 'x (y)' },
    ]);
  });

  test('equal ones are numbered, odd ones are named (B057)', () => {
    const { page } = read('## A\n## A\n### A\n## 🎉\n## \n## 日本\n## root\n');
    expect(page.headings.map(({ id }) => id)).toEqual([
      'a',
      'a-2',
      'a-3',
      'section',
      'section-2',
      '%E6%97%A5%E6%9C%AC',
      'root-section',
    ]);
    expect(page.headings.every(({ text }) => text !== '')).toBe(true);
  });

  test('an id may be written', () => {
    expect(html('## Title {#my-id}\n')).toBe(
      '<h2 id="my-id"><a class="heading-link" href="#my-id">Title</a></h2>\n',
    );
    expect(html('## Set {#a b}\n## {#x}\n')).toContain('Set {#a b}');
  });

  test.each([
    ['## A {#x}\n## B {#x}', ['2:6 heading/duplicate-id']],
    ['## A {#1x}', ['1:6 heading/id']],
    ['## A {#}', ['1:6 heading/id']],
    ['## A {#currentScript}', ['1:6 heading/id']],
    ['## A {#navigation}', ['1:6 heading/id']],
    ['## Usage\n## A {#usage}', ['2:6 heading/duplicate-id']],
  ])('%j is reported', (body, diagnostics) => {
    expect(diagnose(body)).toEqual(diagnostics);
  });

  test('level 3 before any of level 2 is an error', () => {
    expect(diagnose('a\n\n### A\n## B\n### C')).toEqual(['3:1 heading/missing-parent']);
  });

  test('the first title is the page’s, a second one is reported', () => {
    const { page, diagnostics } = read('# The `Button` *page*\n\nText\n\n# Again\n');
    expect(page).toMatchObject({ headline: 'The <code>Button</code> <em>page</em>' });
    expect(page.blocks).toEqual([{ kind: 'html', html: '<p>Text</p>\n<h1>Again</h1>\n' }]);
    expect(diagnostics).toMatchObject([
      { code: 'heading/second-title', severity: 'warning', line: 10, column: 1 },
    ]);
  });

  test('the section of components and hooks is appended (MDX-08)', () => {
    const { page, diagnostics } = parseWhole(
      '---\ntitle: A\ndescription: A.\ncomponents: B\nhooks: useB\n---\n\n## API\n',
    );
    expect(diagnostics).toEqual([]);
    expect(page.headings.map(({ id }) => id)).toEqual(['api', 'api-2']);
    expect(page.blocks).toEqual([
      {
        kind: 'html',
        html: '<h2 id="api"><a class="heading-link" href="#api">API</a></h2>\n',
      },
      { kind: 'html', html: '<h2 id="api-2"><a class="heading-link" href="#api-2">API</a></h2>\n' },
      { kind: 'api', components: ['B'], hooks: ['useB'] },
    ]);
  });

  test('ids are unique, not empty, and equal on every reading (B057)', () => {
    const heading = fc
      .tuple(fc.constantFrom('## ', '### ', '#### '), fc.string())
      .map((pair) => pair.join('').replaceAll('\n', ' '));
    fc.assert(
      fc.property(fc.array(heading), (headings) => {
        const body = `## First\n${headings.join('\n')}\n`;
        const { page } = read(body);
        expect(new Set(page.anchors).size).toBe(page.anchors.length);
        expect(page.headings.every(({ id }) => id !== '' && page.anchors.includes(id))).toBe(true);
        expect(read(body).page).toEqual(page);
      }),
    );
  });
});
