/** MUI's theme with the brand's values: for MUI components in templates. Demos do not use it. */

import { createTheme } from '@mui/material/styles';
import type { Brand } from 'docsgen/kit';
import { brand } from './brand.js';
import { completeVars } from './complete-vars.js';
import { dark, light, PREFIX, type SameShape } from './palette.js';
import { breakpoints, durations, easings, radius, spacing } from './tokens.js';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

const defaultFonts = {
  body: "'IBM Plex Sans', Inter, -apple-system, 'Segoe UI', 'Helvetica Neue', Arial, system-ui, sans-serif",
  heading: "'General Sans', var(--docs-font-body)",
  code: "Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

/** Where the brand has a font for text alone, headings have it too. */
const brandHeading = brand.fonts?.heading ?? (brand.fonts?.body && 'var(--docs-font-body)');

export const fonts = {
  body: brand.fonts?.body ?? defaultFonts.body,
  heading: brandHeading ?? defaultFonts.heading,
  code: brand.fonts?.code ?? defaultFonts.code,
};

/** Variables that MUI's own components cannot do without: they mix them with an alpha. */
const REQUIRED_CHANNELS: readonly string[] = ['palette.primary.mainChannel', 'palette.text.primaryChannel'];

type BrandPalette = NonNullable<Brand['colors']>['light'];

export const branding = completeVars(
  createTheme({
    cssVariables: {
      cssVarPrefix: PREFIX,
      colorSchemeSelector: '[data-mui-color-scheme="%s"]',
      shouldSkipGeneratingVar: (keys) => !isShellVariable(keys),
    },
    colorSchemes: {
      light: { palette: applyBrand(light, brand.colors?.light) },
      dark: { palette: applyBrand(dark, brand.colors?.dark) },
    },
    breakpoints: { values: breakpoints },
    spacing,
    shape: { borderRadius: radius.branding },
    transitions: { duration: durations, easing: easings },
    typography: { fontFamily: fonts.body, button: { textTransform: 'none', fontWeight: 600 } },
  }),
);

/** The palette with the brand's colors in the place of its own. */
function applyBrand(palette: SameShape<typeof light>, colors: BrandPalette | undefined) {
  if (!colors) return { ...palette };
  const { primary, text, surface } = colors;
  return {
    ...palette,
    primary: { ...palette.primary, ...primary },
    text: { ...palette.text, ...text },
    surface: { ...palette.surface, ...surface },
  };
}

/** MUI would write some 600 variables; the shell needs those of its palette. */
function isShellVariable(keys: readonly string[]): boolean {
  if (REQUIRED_CHANNELS.includes(keys.join('.'))) return true;
  const [group, ...path] = keys;
  return group === 'palette' && typeof path.reduce<unknown>(getProperty, light) === 'string';
}

function getProperty(value: unknown, key: string): unknown {
  return value instanceof Object ? Reflect.get(value, key) : undefined;
}
