/** The direction of text in demos, which follows the page, and the mirroring of styles for right-to-left. */

import type { StylisElement } from '@emotion/cache';

export type Direction = 'ltr' | 'rtl';

export function getDirection(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

const OPPOSITE_SIDE: Readonly<Record<string, string>> = { left: 'right', right: 'left' };

/** Properties whose value names a side. */
const SIDE_VALUE_PROPERTIES =
  /^(?:float|clear|text-align|(?:transform|perspective)-origin|background-position(?:-x)?)$/;

/** Properties with a value for each side, in the order top, right, bottom, left. */
const FOUR_SIDE_PROPERTIES =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/** A stylis plugin: each declaration for one side becomes one for the other. A declaration has its property and its value
 *  in `props` and `children`. */
export function mirrorDeclaration(declaration: StylisElement): void {
  if (
    declaration.type !== 'decl' ||
    typeof declaration.props !== 'string' ||
    typeof declaration.children !== 'string'
  )
    return;
  const value = mirrorValue(declaration.props, declaration.children);
  const property = declaration.props.startsWith('--') ? declaration.props : swapSides(declaration.props);
  if (value === declaration.children && property === declaration.props) return;
  declaration.props = property;
  declaration.children = value;
  declaration.return = `${property}:${value};`;
}

function swapSides(text: string): string {
  return text.replace(/(?<![\w])(left|right)(?![\w])/g, (side) => OPPOSITE_SIDE[side]!);
}

function mirrorValue(property: string, value: string): string {
  const important = /\s*!important$/.exec(value)?.[0] ?? '';
  const plainValue = important ? value.slice(0, -important.length) : value;
  if (SIDE_VALUE_PROPERTIES.test(property)) return swapSides(plainValue) + important;
  if (property === 'border-radius') return mirrorCorners(plainValue) + important;
  if (FOUR_SIDE_PROPERTIES.test(property)) return mirrorSides(plainValue) + important;
  if (property === 'transform') return mirrorTranslation(plainValue) + important;
  return value;
}

/** `1 2 3 4` is `1 4 3 2` from the other side. */
function mirrorSides(value: string): string {
  const [top, right, bottom, left, ...rest] = splitValue(value);
  return left === undefined || rest.length > 0 ? value : [top, left, bottom, right].join(' ');
}

/** From top left, clockwise. */
function mirrorCorners(value: string): string {
  return value
    .split('/')
    .map((radii) => {
      const [a, b = a, c = a, d = b] = splitValue(radii.trim());
      return a === b && c === d && a === c ? radii.trim() : [b, a, d, c].join(' ');
    })
    .join(' / ');
}

function mirrorTranslation(value: string): string {
  return value.replace(/(?<=translate(?:X|3d)?\(\s*)-?[\d.]+\w*%?/g, (size) => {
    if (/^-?0\D*$/.test(size)) return size;
    return size.startsWith('-') ? size.slice(1) : `-${size}`;
  });
}

/** Apart at spaces that lie in no brackets. */
function splitValue(value: string): readonly string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
