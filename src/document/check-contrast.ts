/** Checks the contrast of the colors that a site gives its shell: those of its brand, and those of its color schemes. They
 *  are measured as the stylesheet has them, whichever templates it is made of. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Position } from '../diagnostics/find-position.js';
import type { Surface } from '../site/brand/contrast-rules.js';
import { deriveBrandPalette, type BrandColors } from '../site/brand/derive-brand-palette.js';
import {
  findContrastIssues,
  findNearestColor,
  type ContrastIssue,
  type Palette,
} from '../site/brand/find-contrast-issues.js';
import type { ColorScheme } from '../site/color-schemes.js';
import { readPalettes } from './read-palettes.js';

type Mode = 'light' | 'dark';

/** Where something is written. */
interface Place extends Partial<Position> {
  readonly file: string;
}

export interface ContrastInput {
  readonly shellStyles: string;
  readonly colors?: Readonly<Record<Mode, BrandColors>>;
  readonly schemes: readonly Pick<ColorScheme, 'name' | 'mode'>[];
  /** Where the brand has a color. */
  readonly locateBrandColor: (mode: Mode, key: keyof BrandColors) => Place;
  /** Where a scheme has a color. */
  readonly locateSchemeColor: (scheme: string, color: string) => Place;
}

/** One diagnostic for each color that fails in a scheme, with the pair that fails most. */
export function checkContrast(input: ContrastInput): readonly Diagnostic[] {
  const palettes = readPalettes(input.shellStyles);
  const modes = {
    light: { ...palettes['light'] },
    dark: { ...palettes['light'], ...palettes['dark'] },
  };
  const { colors } = input;
  return [
    ...(colors ? (['light', 'dark'] as const) : []).flatMap((mode) => checkBrand(mode, modes[mode], input)),
    ...input.schemes.flatMap(({ name, mode }) => {
      const own = palettes[name] ?? {};
      const brand = colors ? flattenPalette(colors[mode], mode) : {};
      return checkScheme(name, { palette: { ...modes[mode], ...own }, own, brand }, input);
    }),
  ];
}

function checkBrand(mode: Mode, palette: Palette, input: ContrastInput): readonly Diagnostic[] {
  const colors = input.colors![mode];
  const derived = flattenPalette(colors, mode);
  // Templates that have other variables, or do without the brand, have their own colors.
  const counts = (name: string): boolean =>
    derived[name] !== undefined && derived[name].replaceAll(' ', '') === palette[name]?.replaceAll(' ', '');
  const findKey = ({ color }: ContrastIssue): keyof BrandColors =>
    color === 'text-link' && colors.link !== undefined ? 'link' : 'primary';
  const issues = findContrastIssues(palette, counts);
  const keys = [...new Set(issues.map(findKey))].toSorted().toReversed();
  return keys.map((key) => {
    const own = issues.filter((issue) => findKey(issue) === key);
    const passes = (color: string): boolean => {
      const changed = { ...palette, ...flattenPalette({ ...colors, [key]: color }, mode) };
      return !findContrastIssues(changed, counts).some((issue) => findKey(issue) === key);
    };
    return createDiagnostic(own[0]!, {
      name: `brand.colors.${mode}.${key}`,
      value: colors[key]!,
      palette,
      nearest: findNearestColor(colors[key]!, passes),
      place: input.locateBrandColor(mode, key),
    });
  });
}

interface SchemePalettes {
  readonly palette: Palette;
  /** What the scheme itself names. */
  readonly own: Palette;
  /** The brand's colors in it, which the scheme may replace. */
  readonly brand: Palette;
}

function checkScheme(
  scheme: string,
  { palette, own, brand }: SchemePalettes,
  { locateSchemeColor }: ContrastInput,
): readonly Diagnostic[] {
  const counts = (name: string): boolean => own[name] !== undefined;
  const findColor = ({ color, surface }: ContrastIssue): string =>
    [color, surface.color, surface.tint?.color ?? ''].find(counts) ?? color;
  const issues = findContrastIssues(palette, counts);
  return [...new Set(issues.map(findColor))].map((name) => {
    const issue = issues.find((one) => findColor(one) === name)!;
    const passes = (color: string): boolean =>
      !findContrastIssues({ ...palette, [name]: color }, counts).some((one) => findColor(one) === name);
    const other = name === issue.color || brand[issue.color] === undefined ? '' : ', which is of the brand';
    return createDiagnostic(issue, {
      name: `${name.replace('-', '.')} of the color scheme “${scheme}”${other}`,
      value: palette[name]!,
      palette,
      nearest: findNearestColor(palette[name]!, passes),
      place: locateSchemeColor(scheme, palette[name]!),
    });
  });
}

interface FailingColor {
  readonly name: string;
  readonly value: string;
  readonly palette: Palette;
  readonly nearest: string | undefined;
  readonly place: Place;
}

function createDiagnostic(
  issue: ContrastIssue,
  { name, value, palette, nearest, place }: FailingColor,
): Diagnostic {
  const ratio = (Math.floor(issue.measured * 100) / 100).toFixed(2);
  const pair = `${issue.color.replace('-', '.')} (${palette[issue.color]}) on ${describeSurface(issue.surface)}`;
  return {
    code: 'config/contrast',
    severity: 'error',
    ...place,
    message: `${name} is ${value}: the contrast of ${pair} is ${ratio} : 1, and must be ${issue.needed} : 1`,
    hint: nearest
      ? `The nearest color that passes is ${nearest}.`
      : 'No lightness of this color passes: change the color that it is seen with.',
  };
}

function describeSurface({ color, tint }: Surface): string {
  const name = color.replace('-', '.');
  return tint ? `${name} with a tint of ${tint.color.replace('-', '.')}` : name;
}

/** The variables of the brand's palette: `text-link`. */
function flattenPalette(colors: BrandColors, mode: Mode): Palette {
  const groups = Object.entries(deriveBrandPalette(colors, mode));
  return Object.fromEntries(
    groups.flatMap(([group, values]) =>
      Object.entries(values).map(([key, value]) => [`${group}-${key}`, value as string]),
    ),
  );
}
