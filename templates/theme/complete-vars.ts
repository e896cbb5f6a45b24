/** Gives a theme whose variables were cut down the values of the missing ones, so that every MUI component works with it. */

import type { Theme } from '@mui/material/styles';

/** A branch of a theme, without the names of its leaves in MUI's types. */
type ThemeBranch = Record<string, unknown>;

/** Fills each gap in `theme.vars`: with the colors of both schemes, or with the value itself if the schemes agree. */
export function completeVars(theme: Theme): Theme {
  const { light, dark } = theme.colorSchemes;
  if (!light || !dark) return theme;
  const vars = theme.vars as unknown as ThemeBranch;
  fillMissing(
    (vars.palette ??= {}) as ThemeBranch,
    light.palette as unknown as ThemeBranch,
    dark.palette as unknown as ThemeBranch,
  );
  const { font, shape, shadows, zIndex } = theme as unknown as ThemeBranch;
  const schemeIndependent = { font, shape, shadows, zIndex, opacity: light.opacity, overlays: [] };
  for (const [key, value] of Object.entries(schemeIndependent)) vars[key] ??= value;
  return theme;
}

function fillMissing(vars: ThemeBranch, light: ThemeBranch, dark: ThemeBranch): void {
  for (const [key, lightValue] of Object.entries(light)) {
    const darkValue = dark[key];
    if (isThemeBranch(lightValue) && isThemeBranch(darkValue))
      fillMissing((vars[key] ??= {}) as ThemeBranch, lightValue, darkValue);
    else vars[key] ??= combineSchemeValues(key, lightValue, darkValue);
  }
}

/** A channel is three numbers, which `light-dark()` cannot contain. */
function combineSchemeValues(key: string, light: unknown, dark: unknown): unknown {
  const isColor = typeof light === 'string' && typeof dark === 'string' && !key.endsWith('Channel');
  return isColor && light !== dark ? `light-dark(${light}, ${dark})` : light;
}

function isThemeBranch(value: unknown): value is ThemeBranch {
  return typeof value === 'object' && value !== null;
}
