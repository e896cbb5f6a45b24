/** MUI's theme with the brand's values: for MUI components in templates. Demos do not use it. */

import { createTheme } from '@mui/material/styles';
import { completeVars } from './complete-vars.js';
import { dark, light, PREFIX } from './palette.js';
import { breakpoints, durations, easings, radius, spacing } from './tokens.js';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

export const fonts = {
  body: "'IBM Plex Sans', Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, system-ui, sans-serif",
  heading: "'General Sans', var(--docs-font-body)",
  code: "Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

/** Variables that MUI's own components cannot do without: they mix them with an alpha. */
const REQUIRED_CHANNELS: readonly string[] = ['palette.primary.mainChannel', 'palette.text.primaryChannel'];

export const branding = completeVars(
  createTheme({
    cssVariables: {
      cssVarPrefix: PREFIX,
      colorSchemeSelector: '[data-mui-color-scheme="%s"]',
      shouldSkipGeneratingVar: (keys) => !isShellVariable(keys),
    },
    colorSchemes: { light: { palette: { ...light } }, dark: { palette: { ...dark } } },
    breakpoints: { values: breakpoints },
    spacing,
    shape: { borderRadius: radius.branding },
    transitions: { duration: durations, easing: easings },
    typography: { fontFamily: fonts.body, button: { textTransform: 'none', fontWeight: 600 } },
  }),
);

/** MUI would write some 600 variables; the shell needs those of its palette. */
function isShellVariable(keys: readonly string[]): boolean {
  if (REQUIRED_CHANNELS.includes(keys.join('.'))) return true;
  const [group, ...path] = keys;
  return group === 'palette' && typeof path.reduce<unknown>(getProperty, light) === 'string';
}

function getProperty(value: unknown, key: string): unknown {
  return value instanceof Object ? Reflect.get(value, key) : undefined;
}
