import { expect, test } from 'vitest';
import { checkContrast, type ContrastInput } from '../../src/document/check-contrast.js';
import { getContrastRatio, parseColor } from '../../src/site/brand/colors.js';
import { findContrastIssues } from '../../src/site/brand/find-contrast-issues.js';
import { dark, light } from '../../templates/theme/palette.js';

type Colors = NonNullable<ContrastInput['colors']>;

const variables = (palette: object): readonly string[] =>
  Object.entries(palette).flatMap(([group, values]) =>
    typeof values === 'string'
      ? [`--docs-palette-${group}:${values};`]
      : Object.entries(values as object).map(([key, value]) => `--docs-palette-${group}-${key}:${value};`),
  );

/** The stylesheet of a palette, as the shell has it. */
function toCss(changed: { light?: object; dark?: object } = {}, more = ''): string {
  const rules = [
    `:root{${[...variables(light), ...variables(changed.light ?? {})].join('')}}`,
    `@media screen{[data-mui-color-scheme="dark"]{${[...variables(dark), ...variables(changed.dark ?? {})].join('')}}}`,
  ];
  return `@layer docs{${rules.join('')}${more}}`;
}

const check = (shellStyles: string, more: Partial<ContrastInput>) =>
  checkContrast({
    shellStyles,
    schemes: [],
    locateBrandColor: (mode, key) => ({ file: `${mode}.${key}` }),
    locateSchemeColor: (scheme, color) => ({ file: `${scheme} ${color}` }),
    ...more,
  });

const brandCss = async (colors: Colors): Promise<string> => {
  const { deriveBrandPalette } = await import('../../src/site/brand/derive-brand-palette.js');
  return toCss({
    light: deriveBrandPalette(colors.light, 'light'),
    dark: deriveBrandPalette(colors.dark, 'dark'),
  });
};

test.each([
  ['light', light],
  ['dark', dark],
])('every color of docsgen’s own %s palette is readable', (_, palette) => {
  const flat = Object.fromEntries(
    Object.entries(palette).flatMap(([group, values]) =>
      typeof values === 'string'
        ? []
        : Object.entries(values).map(([key, value]) => [`${group}-${key}`, value]),
    ),
  ) as Record<string, string>;
  expect(findContrastIssues(flat, () => true)).toEqual([]);
});

test('a failing color is reported with what was measured, what is needed, and the nearest that passes', async () => {
  const colors: Colors = { light: { primary: '#2fae7c' }, dark: { primary: '#3ccb8c', link: '#1f7a52' } };
  const css = await brandCss(colors);
  const diagnostics = check(css, { colors });
  expect(diagnostics.map(({ file, code, severity }) => [file, code, severity])).toEqual([
    ['light.primary', 'config/contrast', 'error'],
    ['dark.link', 'config/contrast', 'error'],
  ]);
  expect(diagnostics[0]!.message).toMatch(
    /^brand\.colors\.light\.primary is #2fae7c: the contrast of text\.link \(#2fae7c\) on background\.default with a tint of text\.primary is 2\.\d\d : 1, and must be 4\.5 : 1$/,
  );
  const nearest = diagnostics.map(({ hint }) => /#[\da-f]{6}/.exec(hint ?? '')![0]);
  const mended: Colors = {
    light: { primary: nearest[0]! },
    dark: { primary: '#3ccb8c', link: nearest[1]! },
  };
  expect(check(await brandCss(mended), { colors: mended })).toEqual([]);
});

test('a color that is light enough for controls alone passes with a color for links', async () => {
  const colors: Colors = {
    light: { primary: '#2a9d70', link: '#0a6b40' },
    dark: { primary: '#3ccb8c' },
  };
  expect(check(await brandCss(colors), { colors })).toEqual([]);
});

test('a brand that the templates do not take is not measured', () => {
  const colors: Colors = { light: { primary: '#ffffff' }, dark: { primary: '#000000' } };
  expect(check(toCss(), { colors })).toEqual([]);
  expect(check('body{color:red}', { colors })).toEqual([]);
});

test('a color scheme is measured with the colors of its mode', () => {
  const css = toCss(
    {},
    '@media screen{[data-mui-color-scheme="sepia"]{--docs-palette-text-link:#b58900;}}@media screen{[data-mui-color-scheme="night"]{--docs-palette-text-link:#b58900;}}',
  );
  const schemes = [
    { name: 'sepia', mode: 'light' },
    { name: 'night', mode: 'dark' },
  ] as const;
  const found = check(css, { schemes });
  expect(found.map(({ file }) => file)).toEqual(['sepia #b58900']);
  expect(found[0]!.message).toContain('text.link of the color scheme “sepia” is #b58900');
});

test.each([
  ['#fff', '#000', 21],
  ['#777', '#ffffff', 4.478],
  ['rgb(0, 0, 255)', 'white', undefined],
  ['hsl(240, 100%, 50%)', '#fff', 8.592],
  ['rgba(0, 0, 0, 0.5)', '#fff', 3.978],
])('the contrast of %s and %s', (a, b, expected) => {
  const [color, surface] = [parseColor(a), parseColor(b)];
  const ratio = color && surface && getContrastRatio(color, surface);
  if (expected === undefined) expect(ratio).toBeUndefined();
  else expect(ratio).toBeCloseTo(expected, 2);
});
