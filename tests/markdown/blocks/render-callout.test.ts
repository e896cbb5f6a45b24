import { describe, expect, test } from 'vitest';
import { html, read, diagnose } from '../parse-fixture.js';

const aside = (kind: string, label: string, content: string) =>
  `<aside class="callout callout-${kind}" role="note" aria-label="${label}">` +
  `<span class="callout-icon" aria-hidden="true"></span><div class="callout-content">\n${content}</div></aside>\n`;

describe('callouts (MDX-04)', () => {
  test.each([
    ['info', 'Info'],
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['error', 'Error'],
  ])(':::%s', (kind, label) => {
    expect(html(`:::${kind}\nText *a*\n:::\n`)).toBe(aside(kind, label, '<p>Text <em>a</em></p>\n'));
  });

  test('holds any Markdown', () => {
    expect(html(':::info\n\n- a\n\n```json\n:::\n```\n\n:::\n\nb\n')).toBe(
      aside(
        'info',
        'Info',
        '<ul>\n<li>a</li>\n</ul>\n<div class="code" data-copy="code"><pre tabindex="0" role="group" aria-label="json code">' +
          '<code class="language-json">:::\n</code></pre></div>\n',
      ) + '<p>b</p>\n',
    );
  });

  test('has a title where one is written', () => {
    expect(html('::: warning A `b` & c\nText\n:::\n')).toBe(
      aside('warning', 'A b &amp; c', '<p class="callout-title">A <code>b</code> &amp; c</p>\n<p>Text</p>\n'),
    );
  });

  test.each([
    ['::::info\n:::warning\na\n:::\nb\n::::\n'],
    [':::info\n:::warning\na\n:::\nb\n:::\n'],
    [':::info\n::::warning\na\n::::\nb\n:::\n'],
  ])('may stand in one another: %j', (body) => {
    expect(html(body)).toBe(aside('info', 'Info', `${aside('warning', 'Warning', '<p>a</p>\n')}<p>b</p>\n`));
  });

  test('may stand in a list and below a paragraph', () => {
    expect(html('- a\n\n  :::info\n  b\n  :::\n')).toContain('<p>b</p>\n</div></aside>');
    expect(html('a\n:::info\nb\n:::\n')).toContain('<p>a</p>\n<aside');
  });

  test.each([
    ['a\n\n:::info\nb', ['3:1 callout/unclosed'], 'Write a line of as many colons below it.'],
    ['::::info\nb\n:::', ['1:1 callout/unclosed', '3:1 callout/stray'], undefined],
    [':::info\n::::error\n:::', ['2:1 callout/unclosed'], undefined],
    [':::note\nb\n:::', ['1:1 callout/severity'], 'Write `info`.'],
    [':::tip\nb\n:::', ['1:1 callout/severity'], 'Write `success`.'],
    [':::warnig\nb\n:::', ['1:1 callout/severity'], 'Did you mean `warning`?'],
    [':::{.x}\nb\n:::', ['1:1 callout/severity'], 'Known are info, success, warning, error.'],
    ['a\n\n:::\n', ['3:1 callout/stray'], undefined],
  ])('%j is reported', (body, diagnostics, hint) => {
    expect(diagnose(body)).toEqual(diagnostics);
    if (hint !== undefined) expect(read(body).diagnostics[0]!.hint).toBe(hint);
  });

  test('two colons, and colons within a line, are text', () => {
    expect(html('::info\n\na ::: b\n')).toBe('<p>::info</p>\n<p>a ::: b</p>\n');
  });
});

describe('GitHub alerts', () => {
  test.each([
    ['NOTE', 'info', 'Note'],
    ['TIP', 'success', 'Tip'],
    ['IMPORTANT', 'info', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'error', 'Caution'],
    ['note', 'info', 'Note'],
  ])('[!%s]', (name, kind, title) => {
    const expected = aside(
      kind,
      title,
      `<p class="callout-title">${title}</p>\n<p>Text <a href="/a/">a</a></p>\n`,
    );
    expect(html(`> [!${name}]\n> Text [a](/a/)\n`)).toBe(expected);
    expect(html(`> [!${name}]\n>\n> Text [a](/a/)\n`)).toBe(expected);
  });

  test('links in them have their place', () => {
    expect(read('> [!NOTE]\n> Text [a](/a/)\n').page.links).toMatchObject([{ line: 7, column: 8 }]);
  });

  test('an unknown one is reported', () => {
    expect(diagnose('> [!NOT]\n> a')).toEqual(['1:3 callout/severity']);
  });

  test('other quotations stay what they are', () => {
    expect(html('> a [!NOTE]\n')).toBe('<blockquote>\n<p>a [!NOTE]</p>\n</blockquote>\n');
  });
});
