import { describe, expect, test } from 'vitest';
import { decodeSource, MAX_SOURCE_BYTES } from '../../src/markdown/decode-source.js';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('decodeSource', () => {
  test.each([
    ['plain text', bytes('a\nb'), 'a\nb'],
    ['a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), 'a'],
    ['CRLF', bytes('a\r\nb\r\n'), 'a\nb\n'],
    ['a lone CR', bytes('a\rb'), 'a\nb'],
    ['mixed line ends', bytes('a\r\nb\rc\nd'), 'a\nb\nc\nd'],
    ['characters of any length', bytes('aé中😀'), 'aé中😀'],
  ])('reads %s (B024-B027)', (_, input, text) => {
    expect(decodeSource(input, 'a.md')).toEqual({ text });
  });

  test.each([
    [
      'a byte that begins nothing',
      [0x61, 0x0a, 0x62, 0xff, 0x63],
      2,
      2,
      'the byte 0xFF at offset 3 is not UTF-8',
    ],
    ['an overlong form', [0x61, 0xc0, 0xaf], 1, 2, 'the byte 0xC0 at offset 1 is not UTF-8'],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80], 1, 1, 'the byte 0xED at offset 0 is not UTF-8'],
    ['a sequence that is cut', [0x61, 0x62, 0xe4, 0xb8], 1, 3, 'the byte 0xE4 at offset 2 is not UTF-8'],
    ['a value above Unicode', [0x61, 0xf4, 0x90, 0x80, 0x80], 1, 2, 'the byte 0xF4 at offset 1 is not UTF-8'],
    [
      'a trail byte alone, behind CRLF',
      [0x61, 0x0d, 0x0a, 0x80],
      2,
      1,
      'the byte 0x80 at offset 3 is not UTF-8',
    ],
  ])('refuses %s with its place (B028)', (_, input, line, column, message) => {
    expect(decodeSource(new Uint8Array(input), 'a.md')).toEqual({
      diagnostics: [
        {
          code: 'file/invalid-utf8',
          severity: 'error',
          file: 'a.md',
          line,
          column,
          message,
          hint: 'Save the file as UTF-8.',
        },
      ],
    });
  });

  test.each([
    ['UTF-16 LE with a mark', [0xff, 0xfe, 0x61, 0x00], 'file/utf16'],
    ['UTF-16 BE with a mark', [0xfe, 0xff, 0x00, 0x61], 'file/utf16'],
    ['UTF-16 LE without a mark', [0x61, 0x00, 0x62, 0x00], 'file/utf16'],
    ['UTF-16 BE without a mark', [0x00, 0x61, 0x00, 0x62], 'file/utf16'],
    ['an empty file', [], 'file/empty'],
    ['a mark and nothing else', [0xef, 0xbb, 0xbf], 'file/empty'],
  ])('refuses %s (B029, B031)', (_, input, code) => {
    expect(decodeSource(new Uint8Array(input), 'a.md')).toMatchObject({
      diagnostics: [{ code, file: 'a.md' }],
    });
  });

  test('refuses a NUL character with its place (B030)', () => {
    expect(decodeSource(bytes('ab\r\nc\0'), 'a.md')).toMatchObject({
      diagnostics: [{ code: 'file/nul-character', line: 2, column: 2 }],
    });
  });

  test('refuses a file that is too large without reading it (B033)', () => {
    const large = new Uint8Array(MAX_SOURCE_BYTES + 1).fill(0xff);
    expect(decodeSource(large, 'a.md')).toMatchObject({ diagnostics: [{ code: 'file/too-large' }] });
  });
});
