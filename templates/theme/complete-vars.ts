/** Gives a theme whose variables were cut down the values of the missing ones, so that every MUI component works with it. */

import type { Theme } from '@mui/material/styles';

/** A branch of a theme: MUI's types name its leaves one by one, which a walk does not care for. */
type Tree = Record<string, unknown>;

/** Fills each gap in `theme.vars`: by both schemes' colours, or by the value itself where the scheme makes no difference. */
export function completeVars(theme: Theme): Theme {
  const { light, dark } = theme.colorSchemes;
  if (!light || !dark) return theme;
  const vars = theme.vars as unknown as Tree;
  fill((vars.palette ??= {}) as Tree, light.palette as unknown as Tree, dark.palette as unknown as Tree);
  const { font, shape, shadows, zIndex } = theme as unknown as Tree;
  const plain = { font, shape, shadows, zIndex, opacity: light.opacity, overlays: [] };
  for (const [key, value] of Object.entries(plain)) vars[key] ??= value;
  return theme;
}

function fill(vars: Tree, light: Tree, dark: Tree): void {
  for (const [key, value] of Object.entries(light)) {
    const other = dark[key];
    if (isTree(value) && isTree(other)) fill((vars[key] ??= {}) as Tree, value, other);
    else vars[key] ??= either(key, value, other);
  }
}

/** A channel is three numbers, which `light-dark()` cannot hold. */
function either(key: string, light: unknown, dark: unknown): unknown {
  const isColour = typeof light === 'string' && typeof dark === 'string' && !key.endsWith('Channel');
  return isColour && light !== dark ? `light-dark(${light}, ${dark})` : light;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
