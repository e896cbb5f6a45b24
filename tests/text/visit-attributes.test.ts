import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { visitAttributes } from '../../src/text/visit-attributes.js';

type Attribute = readonly [name: string, value: string, offset: number];

function collect(html: string): readonly Attribute[] {
  const attributes: Attribute[] = [];
  visitAttributes(html, (name, value, offset) => void attributes.push([name, value, offset]));
  return attributes;
}

function collectByParser(html: string): readonly Attribute[] {
  const attributes: Attribute[] = [];
  const parser = new Parser(
    { onattribute: (name, value) => void attributes.push([name, value, parser.startIndex]) },
    { decodeEntities: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return attributes;
}

describe('the attributes of HTML', () => {
  test('are visited in order, with the offsets of their names', () => {
    expect(collect('<a href="/a/" id="one"><b class="x y">b</b></a>')).toEqual([
      ['href', '/a/', 3],
      ['id', 'one', 14],
      ['class', 'x y', 26],
    ]);
  });

  test.each([
    ['in single quotes', "<a title='1 > 0'>", [['title', '1 > 0', 3]]],
    [
      'without quotes',
      '<a href=/b/ id=c>',
      [
        ['href', '/b/', 3],
        ['id', 'c', 12],
      ],
    ],
    [
      'without a value',
      '<input checked disabled/>',
      [
        ['checked', '', 7],
        ['disabled', '', 15],
      ],
    ],
    ['with space around the equals sign', '<a\n id = "x"\t>', [['id', 'x', 4]]],
    ['of void elements', '<img src="/i.svg"/><br>', [['src', '/i.svg', 5]]],
    ['escaped, as they are', '<a id="b&amp;c">', [['id', 'b&amp;c', 3]]],
    [
      'of a script, whose text is no HTML',
      '<script src="/s.js">"<a id=1>"</script><i id="2">',
      [
        ['src', '/s.js', 8],
        ['id', '2', 42],
      ],
    ],
  ])('%s', (_, html, attributes) => {
    expect(collect(html)).toEqual(attributes);
  });

  test.each([
    ['text', 'a < b and id="x"'],
    ['a closing tag', '<p></p id="x">'],
    ['a comment', '<!-- <a id="x"> -->'],
    ['a comment that does not end', '<!-- <a id="x">'],
    ['a doctype', '<!doctype html>'],
    ['a style', '<style>a::before { content: "<b id=1>" }</style>'],
    ['a title that does not end', '<title><b id="1">'],
    ['a tag that does not end', '<a id="x'],
  ])('are not looked for in %s', (_, html) => {
    expect(collect(html)).toEqual([]);
  });

  test('are those that an HTML parser finds', () => {
    const name = fc.stringMatching(/^[a-z][a-z-]{0,5}$/);
    const text = fc.stringMatching(/^[a-z >=/&;]{0,8}$/);
    const attribute = fc.oneof(
      fc.tuple(name, text).map(([key, value]) => ` ${key}="${value}'"`),
      fc.tuple(name, text).map(([key, value]) => `\n${key} = '${value}"'`),
      fc.tuple(name, fc.stringMatching(/^[a-z0-9/&;-]{1,6}$/)).map(([key, value]) => ` ${key}=${value} `),
      name.map((key) => ` ${key}`),
    );
    const piece = fc.oneof(
      fc
        .tuple(
          fc.constantFrom('a', 'div', 'ul', 'path', 'custom-element'),
          fc.array(attribute, { maxLength: 4 }),
        )
        .map(([tag, attributes]) => `<${tag}${attributes.join('')}>`),
      fc.constantFrom(
        '</div>',
        '<br/>',
        '<!-- <a id="x"> -->',
        '<!doctype html>',
        'a < b',
        '&lt;a id="x"&gt;',
      ),
      fc
        .constantFrom('script', 'style', 'textarea', 'title')
        .map((tag) => `<${tag} class="raw">"<a id='x'>"</${tag}>`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const html = pieces.join('text');
        expect(collect(html)).toEqual(collectByParser(html));
      }),
    );
  });
});
