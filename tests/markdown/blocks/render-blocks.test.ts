import { describe, expect, test } from 'vitest';
import { html, read, parseWhole, diagnose } from '../parse-fixture.js';
import { computingTime } from '../../computing-time.js';

describe('lists', () => {
  test.each([
    ['- a\n- b\n', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'],
    ['1. a\n\n2. b\n', '<ol>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>\n'],
    ['3. a\n   - b\n', '<ol start="3">\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n</ol>\n'],
    ['***\n', '<hr>\n'],
    ['a  \nb\\\nc\n', '<p>a<br>\nb<br>\nc</p>\n'],
    ['*a* __b__ ~~c~~ `d`\n', '<p><em>a</em> <strong>b</strong> <s>c</s> <code>d</code></p>\n'],
  ])('%j', (body, expected) => {
    expect(html(body)).toBe(expected);
  });

  test('tasks have boxes that are named and cannot be pressed', () => {
    expect(html('- [ ] a\n- [x] b\n- [y] c\n- [ ]\n')).toBe(
      '<ul>\n<li class="task"><input type="checkbox" disabled aria-label="Not done"> a</li>\n' +
        '<li class="task"><input type="checkbox" disabled checked aria-label="Done"> b</li>\n' +
        '<li>[y] c</li>\n<li>[ ]</li>\n</ul>\n',
    );
    expect(html('- [x] a\n\n- b\n')).toContain(
      '<li class="task"><p><input type="checkbox" disabled checked aria-label="Done"> a</p>',
    );
  });
});

describe('tables', () => {
  test('scroll in a frame with a name; columns are aligned by classes', () => {
    expect(html('## Props\n\n| a | b |\n|:-:|--:|\n| 1 | `x \\| y` |\n')).toBe(
      '<h2 id="props"><a class="heading-link" href="#props">Props</a></h2>\n' +
        '<section class="table" tabindex="0" aria-label="Props table"><table>\n<thead>\n<tr>\n' +
        '<th scope="col" class="align-center">a</th>\n<th scope="col" class="align-right">b</th>\n</tr>\n</thead>\n' +
        '<tbody>\n<tr>\n<td class="align-center">1</td>\n<td class="align-right"><code>x | y</code></td>\n</tr>\n</tbody>\n' +
        '</table></section>\n',
    );
  });

  test('have different names', () => {
    const table = '|a|\n|-|\n\n';
    expect(html(`${table}${table}## A\n${table}`).match(/aria-label="[^"]*"/g)).toEqual([
      ...['aria-label="Table"', 'aria-label="Table 2"', 'aria-label="A table"'],
    ]);
  });

  test('a head cell without text is no header', () => {
    expect(html('| |b|\n|-|-|\n')).toContain('<td></td>\n<th scope="col">b</th>');
  });
});

describe('the page', () => {
  test('its title and lead are not in its blocks', () => {
    const { page, diagnostics } = parseWhole(
      '# A `b`\n\n<p class="description">\n  Text `c` with [d](/d/).\n</p>\n\n{{"component": "@mui/docs/ComponentLinkHeader", "design": false}}\n\nMore.\n',
    );
    expect(diagnostics).toEqual([]);
    expect(page).toMatchObject({
      title: 'A b',
      headline: 'A <code>b</code>',
      lead: 'Text <code>c</code> with <a href="/d/">d</a>.',
      description: 'Text c with d.',
      links: [{ target: '/d/', line: 4, column: 17 }],
    });
    expect(page.blocks).toEqual([
      { kind: 'component', name: 'ComponentLinkHeader', props: { design: false }, line: 7, column: 1 },
      { kind: 'html', html: '<p>More.</p>\n' },
    ]);
  });

  test('a description that does not follow the title stays where it is', () => {
    const { page } = parseWhole('# A\n\nText\n\n<p class="description">B.</p>\n');
    expect(page.lead).toBeUndefined();
    expect(page.blocks).toEqual([{ kind: 'html', html: '<p>Text</p>\n<p class="description">B.</p>\n' }]);
  });

  test('without a title of its own it has that of the front matter', () => {
    expect(read('Text\n').page).toMatchObject({
      title: 'Sample',
      headline: 'Sample',
      description: 'A sample.',
    });
  });

  test('is plain data', () => {
    const { page } = read('## A\n\n{{"demo": "B.js"}}\n\n[c](/c/)\n');
    expect(structuredClone(page)).toEqual(page);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  test('line ends make no difference (B025-B027)', () => {
    const text = '---\ntitle: A\ndescription: B.\n---\n\n## C\n\n```js\na\nb\n```\n\n[d](/d/)\n';
    expect(parseWhole(text.replaceAll('\n', '\r\n'))).toEqual(parseWhole(text));
    expect(parseWhole(text.replaceAll('\n', '\r'))).toEqual(parseWhole(text));
  });
});

describe('title and description (VAL-03)', () => {
  const long = 'x'.repeat(161);
  test.each([
    ['Text', ['1:1 page/description-missing', '1:1 page/title-missing']],
    ['---\ndescription: A.\ntitle: " "\n---\na', ['3:1 page/title-missing']],
    [`---\ndescription: A.\ntitle: ${'x'.repeat(71)}\n---\na`, ['3:1 page/title-length']],
    [`---\ndescription: A.\n---\n\n# ${'x'.repeat(71)}`, ['5:1 page/title-length']],
    ['---\ntitle: A\ndescription: No stop\n---\na', ['3:1 page/description-ending']],
    [`---\ntitle: A\ndescription: ${long}.\n---\na`, ['3:1 page/description-length']],
    [
      `---\ntitle: A\ndescription: ${long}\n---\na`,
      ['3:1 page/description-ending', '3:1 page/description-length'],
    ],
    ['# A\n\n<p class="description">No stop</p>\n', ['3:1 page/description-ending']],
    [`---\ntitle: ${'x'.repeat(70)}\ndescription: ${'x'.repeat(159)}!\n---\na`, []],
    ['---\ntitle: A\ndescription: B.\n---\n', ['1:1 page/empty']],
    ['---\ntitle: A\ndescription: B.\ntemplate: home\n---\n', []],
    ['---\ntitle: A\ndescription: B.\ncomponents: Button\n---\n', []],
    ['---\ntitle: [\n---\n', ['2:8 front-matter/syntax']],
  ])('%j', (text, diagnostics) => {
    const found = parseWhole(text).diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);
    expect(found.toSorted()).toEqual(diagnostics.toSorted());
  });

  test('markup in a title is text (B021)', () => {
    const { page } = parseWhole('---\ntitle: "</script><script>a"\ndescription: "</script>."\n---\na');
    expect(page).toMatchObject({
      title: '</script><script>a',
      description: '</script>.',
      headline: '&lt;/script&gt;&lt;script&gt;a',
    });
  });
});

describe('limits (B043, B044)', () => {
  test.each([
    [
      'a list of 200 levels',
      Array.from({ length: 200 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
      '41:81',
    ],
    ['50,000 quotation marks', '>'.repeat(50_000), '1:50001'],
    ['quotations and lists', `${'> - '.repeat(30)}a`, '1:120'],
    ['callouts', ':::info\n'.repeat(60) + ':::\n'.repeat(60), '41:1'],
    ['elements', `${'<div>'.repeat(60)}${'</div>'.repeat(60)}`, '1:201'],
  ])('%s are too deep, where the limit is passed', (_, body, place) => {
    const start = computingTime();
    const found = diagnose(body);
    expect(computingTime() - start).toBeLessThan(1500);
    expect(found.map((text) => text.replace(/^\d+:\d+ /, ''))).toEqual(['markdown/too-deep']);
    expect(found[0]!.split(':')[0]).toBe(place.split(':')[0]);
  });

  test('40 levels are not', () => {
    expect(diagnose(Array.from({ length: 40 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'))).toEqual(
      [],
    );
  });
});

describe('all at once', () => {
  test('what is wrong is reported in the order of the file, each once', () => {
    const body = '[a](b)\n\n```sh\n```\n\n:::x\n:::\n\n[a](b) [a](b)\n\n<script></script>\n\n{{"demo": }}\n';
    expect(diagnose(body)).toEqual([
      '1:1 link/form',
      '3:4 code/unknown-language',
      '6:1 callout/severity',
      '9:1 link/form',
      '9:8 link/form',
      '11:1 html/forbidden-element',
      '13:11 directive/syntax',
    ]);
  });
});
