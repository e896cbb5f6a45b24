import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { parseStrictYaml } from '../../../src/markdown/front-matter/parse-strict-yaml.js';
import { loadYamlParser, parseFrontMatter } from '../../../src/markdown/front-matter/parse-front-matter.js';
import { parseYamlBlock } from '../../../src/markdown/front-matter/parse-yaml-block.js';
import { formatDiagnostic } from '../parse-fixture.js';
import { computingTime } from '../../computing-time.js';
import { report, tries } from '../../torture.js';

const read = (text: string) => parseFrontMatter(text, 'a.md', parseYamlBlock);
const diagnose = (text: string) => read(text).diagnostics.map(formatDiagnostic);
const NONE = { components: [], hooks: [], draft: false, disableAd: false };

describe('front matter', () => {
  test('a page without it is all body', () => {
    expect(read('# A\n')).toEqual({ frontMatter: NONE, body: '# A\n', bodyLine: 1, diagnostics: [] });
  });

  test.each([
    ['a line of four dashes', '----\ntitle: A\n---\n'],
    ['an indented line', ' ---\ntitle: A\n---\n'],
    ['a line further down', '\n---\ntitle: A\n---\n'],
  ])('%s begins none', (_, text) => {
    expect(read(text)).toMatchObject({ body: text, bodyLine: 1 });
  });

  test('knows every key (MDX-01)', () => {
    const text = [
      '---',
      'title: React Button component',
      "githubLabel: 'component: button'",
      'description: "Say \'no\'."',
      'productId: material-ui',
      'components: ButtonGroup, Button ,Button',
      'hooks: [useB, "useA"]',
      'githubSource: packages/mui-material/src/Button',
      'waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      'materialDesign: https://m2.material.io/components/buttons',
      'packageName: "@mui/material"',
      'filename: /a/b.md',
      'cardTitle: Card',
      'cardDescription: Text',
      'template: markdown',
      'draft: true',
      'disableAd: true',
      'date: 2024-01-01T00:00:00.000Z',
      "authors: ['a', 'b']",
      'tags:',
      '  - One',
      'manualCard: true',
      'slug: a',
      'image: /a.png',
      '---',
      'Body',
    ].join('\n');
    expect(read(text)).toEqual({
      frontMatter: {
        title: 'React Button component',
        githubLabel: 'component: button',
        description: "Say 'no'.",
        productId: 'material-ui',
        components: ['Button', 'ButtonGroup'],
        hooks: ['useA', 'useB'],
        githubSource: 'packages/mui-material/src/Button',
        waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
        materialDesign: 'https://m2.material.io/components/buttons',
        packageName: '@mui/material',
        filename: '/a/b.md',
        cardTitle: 'Card',
        cardDescription: 'Text',
        template: 'markdown',
        draft: true,
        disableAd: true,
      },
      body: 'Body',
      bodyLine: 26,
      diagnostics: [],
    });
  });

  test.each([
    ['a comma list', 'components: B, A', ['A', 'B']],
    ['a list in brackets', 'components: [B, A]', ['A', 'B']],
    ['a list in brackets over several lines', "components: [\n  'B',\n  'A',\n]", ['A', 'B']],
    ['a YAML list', 'components:\n  - B\n  - A', ['A', 'B']],
    ['one name', 'components: A', ['A']],
    ['nothing', "components: ''", []],
  ])('reads components as %s', (_, line, components) => {
    expect(read(`---\n${line}\n---\n`)).toMatchObject({ frontMatter: { components }, diagnostics: [] });
  });

  test('an empty block, comments and blank lines are in order', () => {
    expect(read('---\n---\nA')).toMatchObject({ body: 'A', bodyLine: 3, diagnostics: [] });
    expect(read('---\n# only this\n---\nA')).toMatchObject({ body: 'A', bodyLine: 4, diagnostics: [] });
    expect(read('---\n\ntitle: A\n\n# b\n---  \nA')).toMatchObject({
      frontMatter: { title: 'A' },
      body: 'A',
      bodyLine: 7,
    });
    expect(read('---yaml\ntitle: A\n---\n')).toMatchObject({ frontMatter: { title: 'A' }, diagnostics: [] });
  });

  test('a value is what YAML 1.2 says: dates and `no` are texts (B011)', () => {
    expect(read('---\ntitle: 2024-01-01\ndescription: no\ncardTitle: 1:20\n---\n')).toMatchObject({
      frontMatter: { title: '2024-01-01', description: 'no', cardTitle: '1:20' },
      diagnostics: [],
    });
  });
});

describe('front matter that is wrong', () => {
  test.each([
    ['is never closed (B001)', '---\ntitle: A\n', '1:1 front-matter/unclosed'],
    [
      'has a bracket that is never closed (B002)',
      '---\na: b\ntitle: [unclosed\nb: c\n---\n',
      '3:8 front-matter/syntax',
    ],
    ['has a quote that is never closed', '---\ntitle: "A\n---\n', '2:8 front-matter/syntax'],
    ['has a colon in a value', '---\ndraft: true\ntitle: A: B\n---\n', '3:8 front-matter/syntax'],
    ['is indented by a tab (B008)', '---\ntags:\n\t- a\n---\n', '3:1 front-matter/syntax'],
    ['is closed by more than dashes', '---\ntitle: A\n---x\n', '3:4 front-matter/syntax'],
    ['has a key twice (B007)', '---\ntitle: A\ntitle: B\n---\n', '3:1 front-matter/duplicate-key'],
    ['is a list (B009)', '---\n- A\n---\n', '2:1 front-matter/type'],
    ['is a scalar (B009)', '---\nonly text\n---\n', '2:1 front-matter/type'],
    ['has a number for a text (B011)', '---\ntitle: 012\n---\n', '2:1 front-matter/type'],
    ['has a list for a text', '---\ntitle: [A]\n---\n', '2:1 front-matter/type'],
    ['has nothing for a text', '---\ntitle:\n---\n', '2:1 front-matter/type'],
    ['has a text for a flag', '---\ntitle: A\ndraft: "yes"\n---\n', '3:1 front-matter/type'],
    ['has a map for a list', '---\ncomponents: {a: b}\n---\n', '2:1 front-matter/type'],
    ['has an unknown template', '---\ntemplate: hom\n---\n', '2:1 front-matter/type'],
    ['has an unknown key (B010)', '---\ntitel: A\n---\n', '2:1 front-matter/unknown-key'],
    ['has an alias (B014)', '---\na: &x 1\ntitle: *x\n---\n', '2:4 front-matter/unsafe'],
    ['has a merge key (B014)', '---\n<<: {a: 1}\n---\n', '2:1 front-matter/unsafe'],
    ['has a key __proto__ (B013)', '---\n__proto__: {polluted: true}\n---\n', '2:1 front-matter/unsafe'],
    [
      'has a key constructor (B013)',
      '---\nconstructor:\n  prototype: {polluted: true}\n---\n',
      '2:1 front-matter/unsafe',
    ],
    ['has !!js/function (B018)', '---\ntitle: !!js/function "x"\n---\n', '2:8 front-matter/unsafe'],
    ['has !!binary (B018)', '---\ntitle: !!binary aGk=\n---\n', '2:8 front-matter/unsafe'],
    ['has !!omap (B018)', '---\ntitle: !!omap [a: 1]\n---\n', '2:8 front-matter/unsafe'],
    ['has a tag of its own (B018)', '---\ntitle: !foo x\n---\n', '2:8 front-matter/unsafe'],
    ['is too large (B020)', `---\ntitle: A\n# ${'x'.repeat(70_000)}\n---\n`, '1:1 front-matter/too-large'],
    ['is too deep (B017)', `---\ntags: ${'['.repeat(50_000)}\n---\n`, '2:39 front-matter/too-deep'],
    ['is too deep by indicators', `---\ntags:\n${'- '.repeat(20_000)}a\n---\n`, '3:65 front-matter/too-deep'],
  ])('%s: it is reported with its place, also the second time (B003)', (_, text, place) => {
    expect(diagnose(text)[0]).toBe(place);
    expect(diagnose(text)[0]).toBe(place);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('a second block behind the first is reported at its end (B023)', () => {
    expect(diagnose('---\ntitle: A\n---\ntitle: B\n---\n\n# A\n')).toEqual([
      '5:1 front-matter/second-document',
    ]);
    expect(diagnose('---\ntitle: A\n---\nNote: this is text\n---\n')).toEqual([]);
  });

  test('both places of a key that is written twice are reported', () => {
    expect(read('---\ntitle: A\ndraft: true\ntitle: B\n---\n').diagnostics[0]).toMatchObject({
      line: 4,
      message: 'the key title is written twice',
      related: [{ file: 'a.md', line: 2, column: 1 }],
    });
  });

  test('an unknown key is a warning that names the nearest', () => {
    expect(read('---\ntitel: A\n---\n').diagnostics).toEqual([
      {
        code: 'front-matter/unknown-key',
        severity: 'warning',
        file: 'a.md',
        line: 2,
        column: 1,
        message: 'unknown key titel',
        hint: 'Did you mean `title`?',
      },
    ]);
  });

  test('everything that is wrong is reported at once', () => {
    expect(diagnose('---\ntitle: 1\ndraft: 2\nhooks: 3\n---\n')).toHaveLength(3);
  });

  test('aliases that would grow are refused at once (B015)', () => {
    const lines = [
      'a0: &a0 ["x"]',
      ...Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]`),
    ];
    const start = computingTime();
    expect(diagnose(`---\n${lines.join('\n')}\n---\n`)[0]).toBe('2:5 front-matter/unsafe');
    expect(computingTime() - start).toBeLessThan(1000);
  });
});

describe('other engines than YAML (B004-B006)', () => {
  test.each([
    'js',
    'javascript',
    'coffee',
    'coffeescript',
    'cson',
    'json',
    'toml',
    'constructor',
    'JS',
    ' js',
  ])('---%s is refused, and nothing in it runs', (engine) => {
    const canary = '__canary';
    const text = `---${engine}\n{ title: (globalThis.${canary} = true) }\n---\n# A\n`;
    expect(diagnose(text)).toEqual(['1:4 front-matter/engine']);
    expect(diagnose(text)).toEqual(['1:4 front-matter/engine']);
    expect((globalThis as Record<string, unknown>)[canary]).toBeUndefined();
  });

  test('---js in the body is text', () => {
    expect(read('---\ntitle: A\n---\n\n---js\n{}\n---\n')).toMatchObject({
      body: '\n---js\n{}\n---\n',
      diagnostics: [],
    });
  });
});

describe('any text', () => {
  const text = fc.stringMatching(/^[A-Za-z][\w./@:,' -]{0,12}$/);
  const pieces = [
    'a',
    'é',
    ' ',
    '#',
    ':',
    '"',
    "'",
    '\\',
    '’',
    '—',
    '`',
    '!',
    '&',
    '?',
    '{',
    '\t',
    '\u00a0',
    '\u2028',
    '\ufeff',
  ];
  const mixed = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((list) => list.join(''));
  const value = fc.oneof(
    text,
    fc.constantFrom(
      ...['true', 'False', 'null', 'NULL', 'no', '~', '', ' ', 'a: b', 'a:b', 'a #b', '- a', '*a', 'a:'],
    ),
    ...['"', "'"].map((mark) => fc.oneof(text, mixed).map((quoted) => `${mark}${quoted}${mark}`)),
    mixed,
    fc.string({ maxLength: 12 }).map((line) => line.replaceAll('\n', ' ')),
    fc.integer().map(String),
  );
  const line = fc.oneof(
    fc
      .tuple(fc.constantFrom('title', 'hooks', 'constructor', '__proto__', 'prototype', 'a b'), value)
      .map((pair) => pair.join(': ')),
    fc.constantFrom('', '# note', '  indented', 'title:x'),
  );

  test('has the values that YAML 1.2 gives it, or is reported', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const source = `\n${lines.join('\n')}`;
        const { values, issues } = parseStrictYaml(source);
        if (issues.length > 0) return;
        const document = parseDocument(source, { version: '1.2', schema: 'core', merge: false });
        expect(document.errors).toEqual([]);
        expect(values).toEqual(document.toJS() ?? {});
      }),
      { numRuns: 2000 },
    );
  });

  const RUNS = tries(1000, 100_000);
  const anything = fc.oneof(
    fc.string(),
    fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n')),
    fc
      .array(
        fc.constantFrom(
          ...'{}[]:,-?&*!|>%@#"\'',
          '\n',
          '  ',
          '\t',
          '<<: ',
          '!!js',
          '__proto__: ',
          'polluted: 1',
        ),
        {
          maxLength: 40,
        },
      )
      .map((pieces) => pieces.join('')),
  );

  test('means the same whether the parser of YAML is loaded or not needed', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const block = `---\n${text}\n---\n`;
        expect(parseFrontMatter(block, 'a.md', await loadYamlParser(block))).toEqual(read(block));
      }),
    );
  });

  test('no text makes parseFrontMatter throw', ({ task }) => {
    fc.assert(
      fc.property(anything, (text) => {
        read(`---\n${text}\n---\n`);
        read(text);
      }),
      { numRuns: RUNS },
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    report(task, { of: 'front matters', tried: RUNS, full: 100_000, found: '0 crashes' });
  });
});

describe('the parser of YAML', () => {
  test.each([
    ['a page without front matter', '# A\n'],
    ['lines of `key: text`', '---\ntitle: A\ndescription: "A: b"\n---\n'],
    ['a block that is never closed', '---\ntitle: [A]\n'],
  ])('is not loaded for %s', async (_, text) => {
    const parse = await loadYamlParser(text);
    expect(parse).not.toBe(parseYamlBlock);
    expect(parseFrontMatter(text, 'a.md', parse)).toEqual(read(text));
  });

  test.each([
    ['anything else', '---\ncomponents: [A]\n---\n'],
    ['a wrong delimiter after such a block', '---\ncomponents: [A]\n--- b\n'],
    ['a text with other line breaks', '---\rtitle: A\r---\r'],
  ])('is loaded for %s', async (_, text) => {
    expect(await loadYamlParser(text)).toBe(parseYamlBlock);
  });
});
