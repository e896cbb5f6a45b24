import { describe, expect, test } from 'vitest';
import { createSchemeModes, toSchemeMode, widenSchemeSelectors } from '../../src/site/color-schemes.js';

const modes = { sepia: 'light', contrast: 'dark', night: 'dark' } as const;

describe('color schemes besides light and dark', () => {
  test('are known by their modes; a site without any has no table', () => {
    const sepia = { name: 'sepia', label: 'Sepia', mode: 'light' } as const;
    expect(createSchemeModes([sepia])).toEqual({ sepia: 'light' });
    expect(createSchemeModes([])).toBe(false);
  });

  test.each([
    ['contrast', 'dark'],
    ['sepia', 'light'],
    ['light', 'light'],
    ['toString', 'toString'],
    ['', ''],
    [null, null],
  ])('%j counts as %j', (value, expected) => {
    expect(toSchemeMode(value, modes)).toBe(expected);
  });

  test.each([
    [
      '[data-mui-color-scheme="dark"] a{}',
      ':is([data-mui-color-scheme="dark"],[data-mui-color-scheme="contrast"],[data-mui-color-scheme="night"]) a{}',
    ],
    [
      'html[data-mui-color-scheme=light]{}',
      'html:is([data-mui-color-scheme=light],[data-mui-color-scheme="sepia"]){}',
    ],
    [
      ":root:not([data-mui-color-scheme='light']){}",
      `:root:not(:is([data-mui-color-scheme='light'],[data-mui-color-scheme="sepia"])){}`,
    ],
    ['[data-mui-color-scheme="sepia"]{}', '[data-mui-color-scheme="sepia"][data-mui-color-scheme="sepia"]{}'],
    ['[data-mui-color-scheme="other"]{}', '[data-mui-color-scheme="other"]{}'],
    ['[data-mui-color-scheme]{}', '[data-mui-color-scheme]{}'],
    ['.dark{}', '.dark{}'],
  ])('%s becomes %s, and stays so', (css, widened) => {
    expect(widenSchemeSelectors(css, modes)).toBe(widened);
    expect(widenSchemeSelectors(widened, modes)).toBe(widened);
    // As browsers write it.
    const serialized = widened.replaceAll('],[', '], [');
    expect(widenSchemeSelectors(serialized, modes)).toBe(serialized);
  });
});
