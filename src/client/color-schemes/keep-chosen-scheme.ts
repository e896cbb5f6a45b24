/** Keeps the color scheme that the reader has chosen: part of the scripts that follow preferences. */

import { resolveMode } from '../../site/preferences.js';
import { readPreferences } from '../preferences/stored-preferences.js';
import { keepScheme } from './keep-scheme.js';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

keepScheme(() => {
  const preferences = readPreferences();
  return preferences[`mui-color-scheme-${resolveMode(preferences['mui-mode'], systemIsDark.matches)}`];
});
