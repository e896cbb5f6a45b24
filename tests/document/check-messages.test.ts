import { describe, expect, test } from 'vitest';
import { checkMessages } from '../../src/document/check-messages.js';
import { ENGLISH } from '../../src/site/messages/messages.js';

function check(value: unknown, mustBeComplete = false) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return checkMessages({ file: 'translations/zh.json', text, mustBeComplete });
}

describe('the shell’s messages', () => {
  test('LNG-06: keys have dots, or are nested; what is missing is English', () => {
    const { messages, diagnostics } = check({ 'copy.copy': '复制', copy: { copied: '已复制' } });
    expect(diagnostics).toEqual([]);
    expect(messages).toEqual({ ...ENGLISH, 'copy.copy': '复制', 'copy.copied': '已复制' });
  });

  test('LNG-06: what is missing is reported once for a language, with names', () => {
    expect(check({ 'copy.copy': '复制' }, true).diagnostics).toEqual([
      expect.objectContaining({
        code: 'words/missing',
        severity: 'warning',
        message: expect.stringMatching(/^shell\.skip, .* and \d+ more are missing$/),
      }),
    ]);
    expect(check(ENGLISH, true).diagnostics).toEqual([]);
  });

  test('an unknown key is reported at its place, with the nearest one', () => {
    expect(check('{\n  "copy": { "copyed": "x" }\n}').diagnostics).toEqual([
      {
        code: 'words/unknown',
        severity: 'warning',
        file: 'translations/zh.json',
        line: 2,
        column: expect.any(Number),
        message: 'There is no message “copy.copyed”',
        hint: 'Did you mean “copy.copied”?',
      },
    ]);
  });

  test('a translation with other placeholders than English is reported', () => {
    expect(check({ 'demo.title': '演示 {name}' }).diagnostics).toEqual([]);
    expect(check('{\n  "demo": { "title": "演示 {nmae}" }\n}').diagnostics).toEqual([
      {
        code: 'words/filling',
        severity: 'warning',
        file: 'translations/zh.json',
        line: 2,
        column: 22,
        message: '“demo.title” has no placeholder {nmae}',
        hint: 'It may have {name}.',
      },
      expect.objectContaining({
        code: 'words/filling',
        message: '“demo.title” lacks the placeholder {name}',
      }),
    ]);
    expect(check({ 'copy.copy': '{x}' }, true).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['words/filling', 'It has no placeholders.'],
      ['words/missing', expect.any(String)],
    ]);
  });

  test.each([['{'], ['[]'], ['1'], ['{"copy": {"copy": 1}}'], ['']])(
    '%s is an error, and all messages are English',
    (text) => {
      const { messages, diagnostics } = check(text);
      expect(diagnostics).toEqual([expect.objectContaining({ code: 'words/invalid', severity: 'error' })]);
      expect(messages).toEqual(ENGLISH);
    },
  );
});
