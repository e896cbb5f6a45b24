import { describe, expect, test } from 'vitest';
import { html, read, diagnose } from '../parse-fixture.js';

const BODY = [
  '<codeblock storageKey="package-manager">',
  '',
  '```bash npm',
  'npm i a',
  '```',
  '',
  '```bash',
  'yarn add a',
  '```',
  '',
  '```js empty',
  '```',
  '',
  '</codeblock>',
  '',
].join('\n');

const code = (text: string) =>
  '<div class="code-tab"><div class="code" data-copy="code" data-component><pre tabindex="0" role="group" aria-label="bash code">' +
  `<code class="language-bash">${text}\n</code></pre></div>\n</div>`;

describe('tabs of code (MDX-03)', () => {
  test('are radio buttons that work without a script', () => {
    expect(html(BODY)).toBe(
      '<div class="code-tabs" data-storage-key="package-manager"><fieldset>' +
        '<legend class="visually-hidden">Package manager</legend>' +
        '<input type="radio" name="code-tabs-1" id="code-tabs-1-1" value="npm" checked><label for="code-tabs-1-1">npm</label>' +
        code('<span class="f">npm</span> i a') +
        '<input type="radio" name="code-tabs-1" id="code-tabs-1-2" value="bash"><label for="code-tabs-1-2">bash</label>' +
        code('<span class="f">yarn</span> add a') +
        '</fieldset></div>\n',
    );
  });

  test('have names and ids of their own on a page', () => {
    const { page, diagnostics } = read(`${BODY}\n## code-tabs-1-1\n\n${BODY}`);
    expect(diagnostics).toEqual([]);
    expect(page.anchors).toEqual([
      ...['code-tabs-1-1', 'code-tabs-1-2', 'code-tabs-1-1-2', 'code-tabs-2-1', 'code-tabs-2-2'],
    ]);
  });

  test('remember nothing without a key', () => {
    expect(html('<codeblock>\n```bash npm\na\n```\n</codeblock>\n')).toContain(
      '<div class="code-tabs"><fieldset><legend class="visually-hidden">Variants of the code</legend>',
    );
  });

  test.each([
    ['a\n\n<codeblock>\n\n```js\n1\n```\n', ['3:1 codeblock/unclosed']],
    ['<codeblock>\n\nText\n\n```js\n1\n```\n\n</codeblock>', ['3:1 codeblock/content']],
    ['<codeblock>\n\n```js\n1\n\n</codeblock>', ['3:1 code/unclosed-fence']],
    ['<codeblock>\n\n```sh a\n1\n```\n\n</codeblock>', ['3:4 code/unknown-language']],
  ])('%j is reported', (body, diagnostics) => {
    expect(diagnose(body)).toEqual(diagnostics);
  });
});

describe('feature lists', () => {
  test('are lists of texts', () => {
    expect(html('<featureList>\n\n- One `a`\n- [b](/b/)\n\n</featureList>\n')).toBe(
      '<ul class="feature-list">\n<li>One <code>a</code></li>\n<li><a href="/b/">b</a></li>\n</ul>\n',
    );
  });

  test.each([
    ['<featureList>\n- a', ['1:1 feature-list/unclosed']],
    ['<featureList>\n- a\nb\n</featureList>', ['3:1 feature-list/content']],
  ])('%j is reported', (body, diagnostics) => {
    expect(diagnose(body)).toEqual(diagnostics);
  });
});
