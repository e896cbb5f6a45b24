import { describe, expect, test } from 'vitest';
import { checkMessages } from '../../src/document/check-messages.js';
import { ENGLISH } from '../../src/site/messages/messages.js';

const of = (value: unknown, isWhole = false) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return checkMessages({ file: 'translations/zh.json', text, mustBeComplete: isWhole });
};

describe('the shell’s words', () => {
  test('LNG-06: keys hold dots, or lie in objects; what is missing is English', () => {
    const { messages, diagnostics } = of({ 'copy.copy': '复制', copy: { copied: '已复制' } });
    expect(diagnostics).toEqual([]);
    expect(messages).toEqual({ ...ENGLISH, 'copy.copy': '复制', 'copy.copied': '已复制' });
  });

  test('LNG-06: what is missing is told once for a language, with names', () => {
    expect(of({ 'copy.copy': '复制' }, true).diagnostics).toEqual([
      expect.objectContaining({
        code: 'words/missing',
        severity: 'warning',
        message: expect.stringMatching(/^shell\.skip, .* and \d+ more are missing$/),
      }),
    ]);
    expect(of(ENGLISH, true).diagnostics).toEqual([]);
  });

  test('a word that the shell does not have is told at its place, with the nearest one', () => {
    expect(of('{\n  "copy": { "copyed": "x" }\n}').diagnostics).toEqual([
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

  test('what English fills in is filled in: a translation that leaves it out or has something else is told', () => {
    expect(of({ 'demo.title': '演示 {name}' }).diagnostics).toEqual([]);
    expect(of('{\n  "demo": { "title": "演示 {nmae}" }\n}').diagnostics).toEqual([
      {
        code: 'words/filling',
        severity: 'warning',
        file: 'translations/zh.json',
        line: 2,
        column: 22,
        message: 'Nothing is filled in for {nmae} of “demo.title”',
        hint: 'It may have {name}.',
      },
      expect.objectContaining({ code: 'words/filling', message: '“demo.title” leaves {name} out' }),
    ]);
    expect(of({ 'copy.copy': '{x}' }, true).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['words/filling', 'It has none.'],
      ['words/missing', expect.any(String)],
    ]);
  });

  test.each([['{'], ['[]'], ['1'], ['{"copy": {"copy": 1}}'], ['']])(
    '%s is an error, and leaves English',
    (text) => {
      const { messages, diagnostics } = of(text);
      expect(diagnostics).toEqual([expect.objectContaining({ code: 'words/invalid', severity: 'error' })]);
      expect(messages).toEqual(ENGLISH);
    },
  );
});
