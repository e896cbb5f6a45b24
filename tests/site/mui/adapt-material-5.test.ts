import { expect, test } from 'vitest';
import { adaptMaterialStyles } from '../../../src/site/mui/adapt-material-5.js';
import { materialTheme } from '../../../src/site/mui/demo-themes.js';

const names = { THEME_ID: '$$material', ThemeProvider: 'ThemeProvider', createTheme: () => 'theme' };
const experimental = {
  Experimental_CssVarsProvider: 'CssVarsProvider',
  experimental_extendTheme: () => 'theme with variables',
};

test('of Material UI 5, the provider and the theme are those that have variables', () => {
  const styles = adaptMaterialStyles({ ...names, ...experimental });
  expect(styles).toMatchObject({ THEME_ID: '$$material', ThemeProvider: 'CssVarsProvider' });
  expect(materialTheme(styles)).toBe('theme with variables');
});

test('later versions, which have the same names and warn of them, stay as they are', () => {
  const styles = { ...names, ...experimental, extendTheme: () => 'theme' };
  expect(adaptMaterialStyles(styles)).toBe(styles);
});
