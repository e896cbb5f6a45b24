import { expect, test } from 'vitest';
import { extractFiles } from './package-files.js';

const declarations = `import * as React from 'react';

/** What a column is. */
export interface Column<Row> {
  /** Its name. */
  field: string;
  /**
   * How wide it is.
   * @default 100
   */
  width?: number;
  /**
   * Reads a cell.
   * @param {Row} row The row.
   * @returns {string} Its text.
   */
  getText: (row: Row) => string;
  /** @deprecated Use \`width\`. */
  size?: number;
  /** @ignore */
  secret?: number;
}

export type AnyColumn = { kind: 'text'; field: string; limit?: number } | { kind: 'date'; field: string };

export interface WideColumn<Row> extends Column<Row>, Pick<React.HTMLAttributes<Element>, 'title'> {
  margin: number;
}

export type Align = 'left' | 'right';

export declare function Table(props: { columns: Column<unknown>[] }): React.JSX.Element;
`;

const { api, diagnostics } = extractFiles({
  files: { 'index.d.ts': declarations },
  exports: { '.': './index.d.ts', './models': './index.d.ts' },
  types: ['Column', 'AnyColumn', 'WideColumn', 'Align', 'Table', 'Absent'],
});

test('the types that are asked for are extracted, if they have properties', () => {
  expect(diagnostics).toEqual([]);
  expect(Object.keys(api!.types!)).toEqual(['AnyColumn', 'Column', 'WideColumn']);
  expect(Object.keys(api!.components)).toEqual(['Table']);
  expect(extractFiles({ files: { 'index.d.ts': declarations } }).api).not.toHaveProperty('types');
});

test('an interface has its properties with types, defaults, descriptions and calls; hidden ones are left out', () => {
  expect(api!.types!['Column']).toEqual({
    name: 'Column',
    slug: 'column',
    imports: ["import type { Column } from 'kit';"],
    description: 'What a column is.',
    source: 'index.d.ts',
    properties: {
      field: { type: 'string', required: true, description: 'Its name.' },
      getText: {
        type: '(row: Row) => string',
        required: true,
        description: 'Reads a cell.',
        params: [{ name: 'row', type: 'Row', required: true, description: 'The row.' }],
        returns: { type: 'string', description: 'Its text.' },
      },
      size: { type: 'number', required: false, description: '', deprecated: 'Use `width`.' },
      width: { type: 'number', required: false, default: '100', description: 'How wide it is.' },
    },
  });
});

test('a union has the properties of all its members, of which those of every member are required', () => {
  const { properties } = api!.types!['AnyColumn']!;
  expect(Object.entries(properties).map(([name, { type, required }]) => [name, type, required])).toEqual([
    ['field', 'string', true],
    ['kind', "'text' | 'date'", true],
    ['limit', 'number', false],
  ]);
});

test('what an interface extends is part of it, but for what React declares', () => {
  expect(Object.keys(api!.types!['WideColumn']!.properties)).toEqual([
    'field',
    'getText',
    'margin',
    'size',
    'width',
  ]);
});
