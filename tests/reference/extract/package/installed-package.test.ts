import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ComponentApi, PackageApi, PropApi } from '../../../../src/reference/package-api.js';
import { extractPackage } from '../../../../src/reference/extract/extract-package.js';
import { toPlainText, readExpectedApi, type ExpectedProp, type ExpectedApi } from '../reference-fixture.js';

/** Differences from the prop types of the package, with the reasons. */
const explained: Readonly<Record<string, string>> = {
  'SpeedDial.TransitionComponent default': 'the list has the next tag on the line of the default',
  'Select.multiple default': 'only the types of Joy UI show it',
  'OutlinedInput slots': 'beside its own, it takes those of InputBase',
};

/** Class names that a script makes and the types do not declare, so that no theme can address them. */
const undeclared = new Set([
  'MuiChip-clickable',
  'MuiCollapse-vertical',
  'MuiFab-info',
  'MuiFab-sizeLarge',
  'MuiFab-success',
  'MuiFab-warning',
  'Mui-error of Fab',
  'Mui-disabled of FormControl',
  'MuiFormControl-marginNone',
  'MuiFormHelperText-sizeMedium',
  'MuiIcon-fontSizeMedium',
  'MuiImageListItemBar-actionIconActionPosRight',
  'MuiImageListItemBar-titleWrapBottom',
  'MuiImageListItemBar-titleWrapTop',
  'MuiInput-adornedEnd',
  'MuiInput-adornedStart',
  'MuiMenuList-nested',
  'Mui-focusVisible of Option',
  'MuiRating-pristine',
  'MuiSlider-thumbEnd',
  'MuiSlider-thumbStart',
  'MuiTabScrollButton-horizontal',
]);

/** The least numbers of rows that are compared, so that no comparison is empty after a change of a package. */
const packages = [
  ['@mui/material', { props: 1400, classes: 700, slots: 100, inheritance: 47 }],
  ['@mui/joy', { props: 850, classes: 900, slots: 150, inheritance: 1 }],
  ['@mui/system', { props: 20, classes: 0, slots: 0, inheritance: 0 }],
  ['@mui/x-data-grid', { props: 250, classes: 0, slots: 0, inheritance: 0 }],
] as const;

describe.each(packages)('the reference of %s agrees with its scripts and comments', (name, least) => {
  let api: PackageApi;
  let expected: ExpectedApi;
  let compared: readonly (readonly [ComponentApi, ReadonlyMap<string, ExpectedProp>])[];

  beforeAll(() => {
    const folder = resolve('node_modules', name);
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, unknown>;
    const version = String(manifest['version']);
    const extracted = extractPackage({ name, version, manifest, folder, resolveFrom: resolve('.') });
    expect(extracted.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    api = extracted.api!;
    expected = readExpectedApi(folder);
    compared = Object.values(api.components).flatMap((one) => {
      const props = expected.props.get(one.name);
      return props ? [[one, props] as const] : [];
    });
  });

  test('all described props, and none besides', () => {
    const listed = compared.map(([one, props]) => [one.name, [...props.keys()].sort()]);
    expect(compared.map(([one]) => [one.name, Object.keys(one.props).sort()])).toEqual(listed);
    expect(compared.reduce((sum, [, props]) => sum + props.size, 0)).toBeGreaterThan(least.props);
  });

  test.each<readonly [string, (prop: PropApi) => unknown, (prop: ExpectedProp) => unknown]>([
    ['required', (prop) => prop.required, (prop) => prop.required],
    ['default', (prop) => prop.default && toPlainText(prop.default), (prop) => prop.default],
    ['deprecated', (prop) => prop.deprecated !== undefined, (prop) => prop.deprecated],
  ])('%s', (what, ours, theirs) => {
    const differing = compared.flatMap(([one, props]) =>
      [...props]
        .filter(([prop, listed]) => (ours(one.props[prop]!) ?? '') !== (theirs(listed) ?? ''))
        .map(([prop]) => `${one.name}.${prop} ${what}`),
    );
    expect(differing.filter((row) => !(row in explained))).toEqual([]);
  });

  test('classes, beside their slots or alone', () => {
    const rows = Object.values(api.components).flatMap((one) => {
      const made = expected.classes.get(one.name);
      return made ? [{ one, made }] : [];
    });
    const missing = rows.flatMap(({ one, made }) => {
      const ours = new Set([
        ...one.classes.map(({ className }) => className),
        ...one.slots.map((slot) => slot.className),
      ]);
      return made
        .filter((each) => !ours.has(each))
        .map((each) => (each.startsWith('Mui-') ? `${each} of ${one.name}` : each));
    });
    expect(missing.filter((each) => !undeclared.has(each))).toEqual([]);
    expect(rows.reduce((sum, { made }) => sum + made.length, 0)).toBeGreaterThanOrEqual(least.classes);
  });

  test('slots, in their order', () => {
    const rows = Object.values(api.components).flatMap(({ name: own, slots }) => {
      const declared = expected.slots.get(own);
      return declared && !(`${own} slots` in explained)
        ? [{ own, declared, ours: slots.map((slot) => slot.name) }]
        : [];
    });
    expect(rows.map(({ own, ours }) => [own, ours])).toEqual(
      rows.map(({ own, declared }) => [own, declared]),
    );
    expect(rows.reduce((sum, { declared }) => sum + declared.length, 0)).toBeGreaterThanOrEqual(least.slots);
  });

  test('inheritance', () => {
    const ours = compared.map(([{ name: own, inheritance }]) => [own, inheritance?.component]);
    expect(ours).toEqual(compared.map(([{ name: own }]) => [own, expected.inheritance.get(own)]));
    expect(expected.inheritance.size).toBeGreaterThanOrEqual(least.inheritance);
  });
});
