/** The variables of the color schemes besides light and dark. */

import { css } from '@emotion/react';
import { decomposeColor } from '@mui/material/styles';
import { PREFIX } from './palette.js';
import { schemes, type SchemeColors } from './schemes.js';

/** Over the variables of the mode on which each is based. Print is light. */
export const schemeStyles = Object.entries(schemes).map(([name, colors]) =>
  css({ '@media screen': { [`[data-mui-color-scheme="${name}"]`]: createVariables(colors) } }),
);

function createVariables(colors: SchemeColors): Readonly<Record<string, string>> {
  const { primary, text } = colors;
  return {
    ...Object.fromEntries(listVariables(colors, `--${PREFIX}-palette`)),
    ...(primary?.main && { [`--${PREFIX}-palette-primary-mainChannel`]: toChannel(primary.main) }),
    ...(text?.primary && { [`--${PREFIX}-palette-text-primaryChannel`]: toChannel(text.primary) }),
  };
}

function listVariables(colors: object, name: string): readonly (readonly [string, string])[] {
  return Object.entries(colors).flatMap(([key, value]: readonly [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? listVariables(value, `${name}-${key}`)
      : [[`${name}-${key}`, String(value)] as const],
  );
}

/** Three numbers, which MUI's components mix with an alpha. */
function toChannel(color: string): string {
  const { type, values } = decomposeColor(color);
  const isHsl = type.startsWith('hsl');
  return values
    .slice(0, 3)
    .map((value, index) => (isHsl && index > 0 ? `${value}%` : value))
    .join(' ');
}
