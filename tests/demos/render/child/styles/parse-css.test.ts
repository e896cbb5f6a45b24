import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSelfContained,
  splitList,
  parseRules,
} from '../../../../../src/demos/render/child/styles/parse-css.js';

describe('the rules of a stylesheet', () => {
  test('are separated by their braces, whatever stands in strings, comments and addresses', () => {
    const css = `@import "a;b"; .a{content:"}"} /* } */ @media x{.b{c:url(data:x;{})}.d{e:f}}.g\\{{h:i}`;
    expect(parseRules(css).map(({ prelude, body }) => [prelude, body])).toEqual([
      ['@import "a;b"', undefined],
      ['.a', 'content:"}"'],
      ['/* } */ @media x', '.b{c:url(data:x;{})}.d{e:f}'],
      ['.g\\{', 'h:i'],
    ]);
  });

  test('give the stylesheet again', () => {
    const css = '.a{b:c}@media (x){.d{e:f}}@layer a;';
    expect(
      parseRules(css)
        .map(({ text }) => text)
        .join(''),
    ).toBe(css);
  });

  test('are found in a bounded time in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'{}();:"\'\\/*ua@ ') }),
        (text) => void parseRules(text),
      ),
    );
  });
});

describe('the parts of a list', () => {
  test.each([
    ['.a,.b > c , d', ',', ['.a', '.b > c', 'd']],
    [':is(.a,.b) c,[d="e,f"]', ',', [':is(.a,.b) c', '[d="e,f"]']],
    ['a:b;c:url(d;e);f:"g;h"', ';', ['a:b', 'c:url(d;e)', 'f:"g;h"']],
    ['a:b /* c;d */;e:f', ';', ['a:b', 'e:f']],
  ] as const)('of %j by %j', (list, separator, parts) => {
    expect(splitList(list, separator)).toEqual(parts);
  });
});

describe('a declaration can stand in a rule', () => {
  test.each([
    'color:red',
    '--x:calc(1px + (2px * 3))',
    'content:"}"',
    "font-family:'A { B'",
    'background:url("a;b")',
    'content:"\\""',
  ])('when it is closed: %s', (text) => expect(isSelfContained(text)).toBe(true));

  test.each(['a:b}', '--x:{a:b}', 'a:"b', "a:b'", 'a:(b', 'a:b)', 'a:b/*', 'a:b\\', 'a:[b'])(
    'and not when it is open: %s',
    (text) => expect(isSelfContained(text)).toBe(false),
  );
});
