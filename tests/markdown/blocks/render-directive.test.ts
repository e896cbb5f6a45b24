import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonError } from '../../../src/diagnostics/find-json-error.js';
import { html, read, diagnose } from '../parse-fixture.js';
import { report, tries } from '../../torture.js';

const DEFAULTS = {
  bg: 'outlined',
  hideToolbar: false,
  disableLiveEdit: false,
  hideEditButton: false,
  iframe: false,
  ssr: true,
  disableAd: false,
};

const options = (json: string) => {
  const { page, diagnostics } = read(`{{"demo": "A.js"${json}}}\n`);
  expect(diagnostics).toEqual([]);
  const [block] = page.blocks;
  return block?.kind === 'demo' ? block.options : undefined;
};

describe('directives (MDX-03)', () => {
  test('a demo and a component are blocks between others', () => {
    const { page, diagnostics } = read(
      'a\n{{"demo": "BasicButtons.js"}}\nb\n\n{{"component": "modules/Gallery.tsx", "size": [1, {"a": 2}]}}\n',
    );
    expect(diagnostics).toEqual([]);
    expect(page.blocks).toEqual([
      { kind: 'html', html: '<p>a</p>\n' },
      {
        kind: 'demo',
        id: 'pages/system/spacing/index.md#BasicButtons:1',
        source: 'pages/system/spacing/index.md',
        name: 'BasicButtons',
        module: 'BasicButtons',
        occurrence: 1,
        anchor: 'BasicButtons',
        options: DEFAULTS,
        line: 7,
        column: 1,
      },
      { kind: 'html', html: '<p>b</p>\n' },
      { kind: 'component', name: 'Gallery', props: { size: [1, { a: 2 }] }, line: 10, column: 1 },
    ]);
  });

  test('each demo of a page has an id of its own', () => {
    const { page } = read('{{"demo": "A.js"}}\n\n{{"demo": "B.js"}}\n\n{{"demo": "A.js"}}\n');
    expect(page.blocks.flatMap((block) => (block.kind === 'demo' ? block.id : []))).toEqual([
      'pages/system/spacing/index.md#A:1',
      'pages/system/spacing/index.md#B:1',
      'pages/system/spacing/index.md#A:2',
    ]);
  });

  test('may go over several lines', () => {
    expect(read('{{"component": "A",\n  "tabs": [\n    {"tab": "b"}\n  ]}}\n').page.blocks).toMatchObject([
      { kind: 'component', props: { tabs: [{ tab: 'b' }] }, line: 6 },
    ]);
  });

  test('what only looks like one is text', () => {
    expect(html('a {{"demo": "B.js"}}\n\n{{ x }}\n\n`{{"demo": "C.js"}}`\n')).toBe(
      '<p>a {{&quot;demo&quot;: &quot;B.js&quot;}}</p>\n<p>{{ x }}</p>\n<p><code>{{&quot;demo&quot;: &quot;C.js&quot;}}</code></p>\n'.replaceAll(
        '&quot;',
        '"',
      ),
    );
    expect(html('```text\n{{"demo": "B.js"}}\n```\n')).toContain('{{"demo": "B.js"}}');
  });

  test.each([
    ['{{"demo": "A.js",}}', ['1:18 directive/syntax']],
    ['{{"demo": A}}', ['1:11 directive/syntax']],
    ['{{"demo" "A"}}', ['1:10 directive/syntax']],
    ['a\n\n  {{"demo": \'A\'}}', ['3:13 directive/syntax']],
    ['{{"component": "A",\n "b": tru}}', ['2:7 directive/syntax']],
    ['{{"demo": "A.js"', ['1:1 directive/syntax']],
    ['{{"demo": "A.js"}', ['1:1 directive/syntax']],
    ['{{"demo": 1}}', ['1:3 directive/syntax']],
    ['{{"demo": ""}}', ['1:3 directive/syntax']],
    ['{{"demos": "A.js"}}', ['1:3 directive/unknown']],
    ['{{"bg": true, "demo": "A.js"}}', ['1:3 directive/unknown']],
    ['{{""}}', ['1:5 directive/syntax']],
  ])('%j is reported', (body, diagnostics) => {
    expect(diagnose(body)).toEqual(diagnostics);
  });

  test('the nearest directive is named', () => {
    expect(read('{{"dmo": "A.js"}}').diagnostics[0]!.hint).toBe('Did you mean `demo`?');
  });
});

describe('options of a demo (DEM-01)', () => {
  test.each([
    ['', DEFAULTS],
    [', "bg": true', { ...DEFAULTS, bg: 'true' }],
    [', "bg": "gradient"', { ...DEFAULTS, bg: 'gradient' }],
    [', "hideToolbar": true', { ...DEFAULTS, hideToolbar: true }],
    [', "defaultCodeOpen": false', { ...DEFAULTS, defaultCodeOpen: false }],
    [', "defaultCodeOpen": true', { ...DEFAULTS, defaultCodeOpen: true }],
    [', "ssr": true', DEFAULTS],
    [', "ssr": false', { ...DEFAULTS, ssr: false }],
    [', "ssr": false, "height": 90', { ...DEFAULTS, ssr: false, height: 90 }],
    [', "isolated": true', { ...DEFAULTS, isolated: true }],
    [', "isolated": false', { ...DEFAULTS, isolated: false }],
    [', "iframe": true', { ...DEFAULTS, iframe: true, bg: 'true', height: 400 }],
    [
      ', "iframe": true, "height": 300, "bg": "inline"',
      { ...DEFAULTS, iframe: true, bg: 'inline', height: 300 },
    ],
    [', "maxWidth": 500, "disableAd": true', { ...DEFAULTS, maxWidth: 500, disableAd: true }],
    [', "anchorId": null', { ...DEFAULTS, anchorId: null }],
    [', "anchorId": "a-b"', { ...DEFAULTS, anchorId: 'a-b' }],
    [
      ', "disableLiveEdit": true, "hideEditButton": true',
      { ...DEFAULTS, disableLiveEdit: true, hideEditButton: true },
    ],
    [', "defaultExpanded": true', DEFAULTS],
  ])('{"demo": "A.js"%s}', (json, expected) => {
    expect(options(json)).toEqual(expected);
  });

  test('a directive says whether its demo is isolated, else the config does, else its imports will', () => {
    const body = '{{"demo": "A.js"}}\n\n{{"demo": "A.js", "isolated": false}}\n\n{{"demo": "../box/B.js"}}\n';
    const paths: string[] = [];
    const isolatesDemo = (path: string) => (paths.push(path) > 0 && path.endsWith('/A') ? true : undefined);
    const { page, diagnostics } = read(body, { isolatesDemo });
    const isIsolated = page.blocks.map((block) => block.kind === 'demo' && block.options.isolated);
    expect(isIsolated).toEqual([true, false, undefined]);
    expect(paths).toEqual(['pages/system/spacing/A', 'pages/system/spacing/A', 'pages/system/box/B']);
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['"A.js", "hideToolbar": false', '1:19'],
    ['"A.js", "hideToolbar": true, "defaultCodeOpen": true', '1:40'],
    ['"A.js", "hideToolbar": true, "disableAd": true', '1:40'],
    ['"A.tsx"', '1:3'],
    ['"A.ts"', '1:3'],
    ['"A.js", "hideToolBar": true', '1:19'],
    ['"A.js", "bg": "dark"', '1:19'],
    ['"A.js", "bg": false', '1:19'],
    ['"A.js", "height": "400"', '1:19'],
    ['"A.js", "maxWidth": -1', '1:19'],
    ['"A.js", "iframe": "true"', '1:19'],
    ['"A.js", "anchorId": "a b"', '1:19'],
    ['"A.js", "__proto__": 1', '1:19'],
  ])('{"demo": %s} is refused', (json, place) => {
    expect(diagnose(`{{"demo": ${json}}}`)).toEqual([`${place} demo/option`]);
  });

  test('a TypeScript file may be named where there is no toolbar', () => {
    expect(read('{{"demo": "A.tsx", "hideToolbar": true}}').page.blocks).toMatchObject([{ name: 'A' }]);
  });

  test('the nearest option is named', () => {
    expect(read('{{"demo": "A.js", "hideTolbar": true}}').diagnostics[0]!.hint).toBe(
      'Did you mean `hideToolbar`?',
    );
  });
});

describe('findJsonError', () => {
  test.each([
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['[1 2]', 3],
    ['{"a": "b', 6],
    ['{"a": "\\x"}', 6],
    ['{} x', 3],
    ['', 0],
    ['{"a": 01}', 7],
    [`${'['.repeat(10_000)}`, 65],
  ])('%j', (text, offset) => {
    expect(findJsonError(text).offset).toBe(offset);
  });

  test('never throws, and lies within the text', ({ task }) => {
    const runs = tries(100, 100_000);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => json.slice(1)),
        ),
        (text) => {
          const { offset } = findJsonError(text);
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: runs },
    );
    report(task, { of: 'directives', tried: runs, full: 100_000, found: '0 crashes' });
  });
});
