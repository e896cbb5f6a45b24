import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractInlineStyles } from '../../../../../src/demos/render/child/styles/extract-inline-styles.js';

describe('a style attribute becomes a class', () => {
  test('beside the classes that are there', () => {
    const { html, css } = extractInlineStyles('<p class="a b" style="left:0%" id="c">d</p>');
    const name = /s-[0-9a-f]{8}/.exec(html)![0];
    expect(html).toBe(`<p class="a b ${name}" id="c">d</p>`);
    expect(css).toBe(`.${name}:not(#_){left:0%}`);
  });

  test('where there is none, too', () => {
    expect(extractInlineStyles('<svg style="a:b"/>').html).toMatch(/^<svg class="s-[0-9a-f]{8}"\/>$/);
  });

  test('the same one for the same declarations, with one rule', () => {
    const { html, css } = extractInlineStyles('<i style="a:b"></i><b style="a:b"></b>');
    expect(new Set(html.match(/s-\w+/g)).size).toBe(1);
    expect(css.match(/a:b/g)).toHaveLength(1);
  });

  test('with its characters as they are meant', () => {
    expect(
      extractInlineStyles('<p style="font-family:&quot;A &amp; B&quot;;content:&#x27;&lt;&#x27;"></p>').css,
    ).toContain(`{font-family:"A & B";content:'<'}`);
  });

  test('with its variables', () => {
    expect(extractInlineStyles('<p style="--a:var(--b);--c:1"></p>').css).toContain('{--a:var(--b);--c:1}');
  });

  test('without what would end the rule early', () => {
    expect(extractInlineStyles('<p style="a:b}body{c:d;e:f"></p>').css).toMatch(/\{e:f\}$/);
    expect(extractInlineStyles('<p style="a:&quot;b"></p>')).toEqual({ html: '<p></p>', css: '' });
  });
});

test('what only looks like one is text, and stays', () => {
  for (const html of [
    '<p> style="a:b"</p>',
    '<p title="x style=&quot;a&quot;"></p>',
    '<textarea><p style="a:b"></textarea>',
  ]) {
    expect(extractInlineStyles(html)).toEqual({ html, css: '' });
  }
});

test('no declarations can break out of their rule', () => {
  const style = fc.string({ unit: fc.constantFrom(...'{}();:"\'\\/*ab ') });
  fc.assert(
    fc.property(style, (text) => {
      const { html, css } = extractInlineStyles(`<p style="${text.replaceAll('"', '&quot;')}"></p>`);
      expect(html).not.toContain('style');
      expect(css.replace(/"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\\[^]/g, '').replace(/[^{}]/g, '')).toBe(
        css && '{}',
      );
    }),
  );
});
