import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deserialize, serialize } from '../../src/graph/serialize.js';

const long = (text: string) => text.repeat(Math.ceil(1000 / text.length));

const html = long('<p class="text">“A”\n');

describe('a serialized value', () => {
  test.for([
    ['nothing', undefined],
    ['null', null],
    ['a short text', 'a\n"b"'],
    ['a long text', html],
    [
      'a page',
      { title: 'A', blocks: [{ kind: 'html', html }, { kind: 'demo' }, { kind: 'html', html: long('b') }] },
    ],
    ['a long text far below the value', { a: { b: { c: { d: html } } } }],
    ['a long text in a long list', Array.from({ length: 100 }, () => html)],
    ['keys in their order', { z: html, a: 1, m: long('m') }],
    ['a long text with half of a character', { text: `${html}\ud83d` }],
    [
      'a long text under a key that objects have',
      JSON.parse(`{"__proto__":${JSON.stringify(html)},"constructor":"a"}`),
    ],
  ] as const)('becomes the same value again: %s', ([, value]) => {
    const restored = deserialize(serialize(value));
    expect(restored).toEqual(value);
    expect(JSON.stringify(restored)).toBe(JSON.stringify(value));
  });

  test('has its HTML as it is, behind one line of JSON', () => {
    const serialized = serialize({ title: 'A "title"', blocks: [{ html }] });
    expect(serialized.endsWith(`\n${html}`)).toBe(true);
    expect(JSON.parse(serialized.slice(0, serialized.indexOf('\n')))).toEqual([
      { title: 'A "title"', blocks: [{ html: '' }] },
      [[['blocks', 0, 'html'], html.length]],
    ]);
  });

  test('is JSON where no text is long', () => {
    expect(serialize({ title: 'A', list: [1] })).toBe('{"title":"A","list":[1]}');
  });

  test('does not change the value', () => {
    const value = Object.freeze({ blocks: Object.freeze([Object.freeze({ html })]) });
    serialize(value);
    expect(value.blocks[0]!.html).toBe(html);
  });

  test('becomes the same value again, whatever it is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((one) => long(`${one}"`)),
    );
    const { value: values } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.integer(),
        fc.constant(null),
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('value'), { maxLength: 60 }),
      object: fc.dictionary(fc.string(), tie('value')),
    }));
    fc.assert(
      fc.property(values, (value) => {
        expect(JSON.stringify(deserialize(serialize(value)))).toBe(JSON.stringify(value));
      }),
    );
  });
});
