import { expect, test } from 'vitest';
import {
  formatBaseStyles,
  type ThemeWithVariables,
} from '../../../../../src/demos/render/child/styles/format-base-styles.js';

test('the dark scheme says only what is different, by the attribute and by the system', () => {
  const sheets: readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[] = [
    { ':root': { '--x-space': '8px' } },
    { ':root, [data-mui-color-scheme="light"]': { colorScheme: 'light', '--x-a': '#fff', '--x-b': 1 } },
    { '[data-mui-color-scheme="dark"]': { colorScheme: 'dark', '--x-a': '#000', '--x-b': 1 } },
  ];
  const theme: ThemeWithVariables = { generateStyleSheets: () => sheets };
  expect(formatBaseStyles(theme)).toBe(
    ':root{--x-space:8px}' +
      ':root, [data-mui-color-scheme="light"]{color-scheme:light;--x-a:#fff;--x-b:1}' +
      '@media screen{[data-mui-color-scheme="dark"]{color-scheme:dark;--x-a:#000}}' +
      '@media screen and (prefers-color-scheme:dark){:root:not([data-mui-color-scheme="light"]){color-scheme:dark;--x-a:#000}}',
  );
});

test('a theme of version 5 gives its variables by scheme', () => {
  const css: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    shared: { '--x-space': '8px' },
    light: { '--x-a': '#fff' },
    dark: { '--x-a': '#000' },
  };
  const theme: ThemeWithVariables = { generateCssVars: (scheme) => ({ css: css[scheme ?? 'shared'] ?? {} }) };
  expect(formatBaseStyles(theme)).toBe(
    ':root{color-scheme:light;--x-space:8px;--x-a:#fff}' +
      '@media screen{[data-mui-color-scheme="dark"]{color-scheme:dark;--x-a:#000}}' +
      '@media screen and (prefers-color-scheme:dark){:root:not([data-mui-color-scheme="light"]){color-scheme:dark;--x-a:#000}}',
  );
});
