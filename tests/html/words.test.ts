import { describe, expect, test } from 'vitest';
import { checkWords } from '../../src/html/words.js';
import { ENGLISH } from '../../src/site/words.js';

const of = (value: unknown, isWhole = false) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return checkWords({ file: 'translations/zh.json', text, isWhole });
};

describe('behaviour 2.4, the shell’s words', () => {
  test('LNG-06: keys hold dots, or lie in objects; what is missing is English', () => {
    const { words, problems } = of({ 'copy.copy': '复制', copy: { copied: '已复制' } });
    expect(problems).toEqual([]);
    expect(words).toEqual({ ...ENGLISH, 'copy.copy': '复制', 'copy.copied': '已复制' });
  });

  test('LNG-06: what is missing is told once for a language, with names', () => {
    expect(of({ 'copy.copy': '复制' }, true).problems).toEqual([
      expect.objectContaining({
        code: 'words/missing',
        severity: 'warning',
        message: expect.stringMatching(/^shell\.skip, .* and \d+ more are missing$/),
      }),
    ]);
    expect(of(ENGLISH, true).problems).toEqual([]);
  });

  test('a word that the shell does not have is told at its place, with the nearest one', () => {
    expect(of('{\n  "copy": { "copyed": "x" }\n}').problems).toEqual([
      {
        code: 'words/unknown',
        severity: 'warning',
        file: 'translations/zh.json',
        line: 2,
        column: expect.any(Number),
        message: 'The shell has no word “copy.copyed”',
        hint: 'Did you mean “copy.copied”?',
      },
    ]);
  });

  test.each([['{'], ['[]'], ['1'], ['{"copy": {"copy": 1}}'], ['']])(
    '%s is an error, and leaves English',
    (text) => {
      const { words, problems } = of(text);
      expect(problems).toEqual([expect.objectContaining({ code: 'words/invalid', severity: 'error' })]);
      expect(words).toEqual(ENGLISH);
    },
  );
});
