import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCookie,
  findCookieValue,
  isStoredInCookie,
  PREFERENCE_NAMES,
  PREFERENCES,
  resolvePreference,
  resolveSchemes,
  resolveMode,
  parseStylingHash,
  formatUnknownScheme,
  parseVariantHash,
} from '../../src/site/preferences.js';

describe('what a reader may choose', () => {
  test('ENT-04: the values are exactly these', () => {
    expect(PREFERENCES.codeVariant.toSorted()).toEqual(['JS', 'TS']);
    expect(PREFERENCES.codeStyling).toEqual(['MUI System', 'Tailwind', 'CSS']);
    expect(PREFERENCES['mui-mode'].toSorted()).toEqual(['dark', 'light', 'system']);
  });

  test.each([
    ['mui-mode', 'system'],
    ['mui-color-scheme-light', 'light'],
    ['mui-color-scheme-dark', 'dark'],
    ['docs-direction', 'ltr'],
    ['codeVariant', 'TS'],
    ['codeStyling', 'MUI System'],
  ] as const)('CLR-01, CVR-01, STY-01: the default of %s is %s', (name, value) => {
    expect(resolvePreference(name, null)).toBe(value);
    expect(resolvePreference(name, undefined)).toBe(value);
    expect(resolvePreference(name, '')).toBe(value);
  });

  test('whatever is stored, what holds is one of the values, and a value is kept as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PREFERENCE_NAMES), fc.string(), (name, stored) => {
        const known: readonly string[] = PREFERENCES[name];
        expect(resolvePreference(name, stored)).toBe(known.includes(stored) ? stored : known[0]);
      }),
    );
  });

  test.each(['li', 'ight', 'light,dark', 'Light', '__proto__', 'toString'])(
    'CLR-02: “%s” is no scheme: a name counts as a whole',
    (stored) => {
      expect(resolvePreference('mui-color-scheme-light', stored)).toBe('light');
      expect(resolvePreference('mui-color-scheme-dark', stored)).toBe('dark');
    },
  );

  test('code preferences are kept in cookies, all others are not', () => {
    expect(PREFERENCE_NAMES.filter(isStoredInCookie)).toEqual(['codeVariant', 'codeStyling']);
  });
});

describe('cookies', () => {
  test('CVR-04, STY-01, CST-05: a cookie holds for the whole host and for a year', () => {
    expect(formatCookie('codeVariant', 'JS')).toBe('codeVariant=JS;path=/;max-age=31536000');
    expect(formatCookie('codeStyling', 'MUI System')).toBe('codeStyling=MUI System;path=/;max-age=31536000');
  });

  test.each([
    ['', undefined],
    ['codeVariant=JS', 'JS'],
    ['a=b; codeVariant=JS; c=d', 'JS'],
    ['xcodeVariant=JS', undefined],
    ['codeVariantX=JS', undefined],
    ['codeVariant=', ''],
    ['codeVariant=a=b', 'a=b'],
    ['codeStyling=MUI System; codeVariant=TS', 'TS'],
  ])('CVR-03: in %j the variant is %j', (cookies, value) => {
    expect(findCookieValue(cookies, 'codeVariant')).toBe(value);
  });
});

describe('a hash', () => {
  test.each([
    ['#Basic.js', 'JS'],
    ['#Basic.tsx', 'TS'],
    ['#system-Basic.tsx', 'TS'],
    ['#.js', 'JS'],
    ['#Basic.ts', undefined],
    ['#Basic.jsx', undefined],
    ['#Basic.js?x', undefined],
    ['#%E0%A4%A.js', 'JS'],
    ['#%', undefined],
    ['', undefined],
  ])('CVR-02: %s asks for %s', (hash, variant) => {
    expect(parseVariantHash(hash)).toBe(variant);
  });

  test.each([
    ['#tailwind-Basic.tsx', 'Tailwind'],
    ['#css-Basic.js', 'CSS'],
    ['#system-Basic.js', 'MUI System'],
    ['#css-tailwind-Basic.js', 'Tailwind'],
    ['#system-css-Basic.js', 'CSS'],
    ['#Basic.js', undefined],
    ['#tailwind-Basic', undefined],
    ['#css-Basic.html', undefined],
  ])('STY-01: %s asks for %s', (hash, styling) => {
    expect(parseStylingHash(hash)).toBe(styling);
  });
});

describe('modes and schemes', () => {
  test.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('CLR-01: mode %s on a system that is dark: %s comes to %s', (mode, systemIsDark, side) => {
    expect(resolveMode(mode, systemIsDark)).toBe(side);
  });

  test.each([
    ['dark', 'light', [['light', 'dark']]],
    ['dark', 'dark', [['dark', 'dark']]],
    [
      null,
      'light',
      [
        ['light', null],
        ['dark', null],
      ],
    ],
    [{ light: 'x' }, 'dark', [['light', 'x']]],
    [
      { light: null, dark: 'light' },
      'light',
      [
        ['light', null],
        ['dark', 'light'],
      ],
    ],
    [{}, 'light', []],
  ] as const)('CLR-02: %j, asked for while %s is shown, is %j', (wanted, side, changes) => {
    expect(resolveSchemes(wanted, side)).toEqual(changes);
  });

  test('VAL-01: a scheme that is none is reported in these words', () => {
    expect(formatUnknownScheme('purple')).toBe('`purple` does not exist in `theme.colorSchemes`.');
  });
});
