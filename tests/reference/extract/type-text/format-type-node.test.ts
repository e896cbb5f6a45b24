import { beforeAll, describe, expect, test } from 'vitest';
import type { PropApi } from '../../../../src/reference/package-api.js';
import { extractFiles } from '../package-files.js';

const types = `
import * as React from 'react';
import type { ReactNode as Node } from 'react';
import type { Outer } from 'other';

type Private = 'z' | 'a' | 'm';
export type Public = 'z' | 'a' | 'm';
type Responsive<T> = T | readonly T[] | { [key in Public]?: T };
export interface Shape { width: number; height?: number }
interface HiddenShape { x: number; y?: string | undefined }
type Handler = (event: Event) => void;
export type PublicHandler = (value: number) => void;
type Overwrite<T, U> = Omit<T, keyof U> & U;
type Overridable<T extends string, U = {}> = { [K in keyof Overwrite<Record<T, true>, U>]: true extends Overwrite<Record<T, true>, U>[K] ? K : never }[keyof Overwrite<Record<T, true>, U>];
export interface SizeOverrides { huge: true; small: false }
export interface Empty {}
interface Tree { label: string; children?: Tree[] }
type Json = string | number | Json[] | { [key: string]: Json };
export enum Mode { One, Two }
export declare namespace Menu {
  interface Details<T> { value: T }
  enum Side { Left, Right }
}
declare global {
  namespace Host { interface Timer<T> { value: T } }
}
declare const sizes: readonly ['s', 'm'];
interface Row { b: string; a: string }
type Template = \`\${Private}-\${'lg' | 'sm'}\`;
type Path<T extends string> = T extends 'start' ? \`\${Path<'b' | 'a'>}-\${Path<'a'>}\` : \`to-\${T}\`;
type Slots<T> = { slots?: Partial<T>; slotProps?: { [P in keyof T]?: T[P] } };
interface CardSlots { root: React.ElementType; image: 'img' }

export interface AllProps extends Slots<CardSlots> {
  literal?: Private;
  exported?: Public;
  overridable?: Overridable<'medium' | 'small', SizeOverrides>;
  node?: Node;
  imported?: import('react').ReactElement;
  element?: JSX.Element;
  responsive?: Responsive<number>;
  shape?: Shape;
  hidden?: HiddenShape;
  handler?: Handler;
  publicHandler?: PublicHandler;
  nested?: (handler: PublicHandler) => void;
  indexed?: Shape['width'];
  nonNull?: NonNullable<string | null>;
  excluded?: Exclude<Public, 'a'>;
  open?: 'a' | 'b' | (string & {});
  array?: ('x' | 'y')[];
  named?: Private[];
  both?: Shape & Empty;
  tree?: Tree;
  json?: Json;
  mode?: Mode;
  modeMember?: Mode.Two | 'auto';
  details?: (details: Menu.Details<string>) => void;
  side?: Menu.Side;
  sideMember?: Menu.Side.Left;
  timer?: Host.Timer<string>;
  keys?: keyof Row;
  literalKeys?: keyof { z: 1; y: 2; a: 3 };
  template?: Template;
  recursive?: Path<'start'>;
  uppercase?: Uppercase<Private>;
  capitalize?: Capitalize<\`on-\${Private}\`>;
  queried?: (typeof sizes)[number];
  result?: ReturnType<() => Shape>;
  record?: Record<Private, string>;
  tuple?: [x: number, y?: number];
  bool?: true | false | null;
  quotes?: "it's" | "double";
  commented?: /* why */ string /* not */ | // a line
    number;
  outer?: Outer<string>;
  method?(value: string): void;
  maybe?: string | undefined;
  generic?: <T>(value: T) => T;
  conditional?: Private extends string ? 'yes' : 'no';
}
export declare function All(props: AllProps): React.JSX.Element;
export {};
`;

const other = `export interface Outer<T> { value: T }`;

let props: Readonly<Record<string, PropApi>>;

beforeAll(() => {
  const files = {
    'index.d.ts': types,
    'node_modules/other/package.json': '{"name":"other"}',
    'node_modules/other/index.d.ts': other,
  };
  const { api, diagnostics } = extractFiles({ files });
  expect(diagnostics).toEqual([]);
  props = api!.components['All']!.props;
});

describe('types are written as a person would write them', () => {
  test.each([
    ['literal', "'z' | 'a' | 'm'"],
    ['exported', "'z' | 'a' | 'm'"],
    ['overridable', "'medium' | 'huge'"],
    ['node', 'React.ReactNode'],
    ['imported', 'React.ReactElement'],
    ['element', 'JSX.Element'],
    ['responsive', "number | (readonly number[]) | { [key in 'z' | 'a' | 'm']?: number }"],
    ['shape', 'Shape'],
    ['hidden', '{ x: number; y?: string }'],
    ['handler', '(event: Event) => void'],
    ['publicHandler', '(value: number) => void'],
    ['nested', '(handler: PublicHandler) => void'],
    ['indexed', 'number'],
    ['nonNull', 'string'],
    ['excluded', "'z' | 'm'"],
    ['open', "'a' | 'b' | string"],
    ['array', "('x' | 'y')[]"],
    ['named', "Array<'z' | 'a' | 'm'>"],
    ['both', 'Shape'],
    ['tree', '{ label: string; children?: Tree[] }'],
    ['mode', 'Mode'],
    ['modeMember', "Mode.Two | 'auto'"],
    ['details', '(details: Menu.Details<string>) => void'],
    ['side', 'Menu.Side'],
    ['sideMember', 'Menu.Side.Left'],
    ['timer', 'Host.Timer<string>'],
    ['keys', "'b' | 'a'"],
    ['literalKeys', "'z' | 'y' | 'a'"],
    ['template', "'z-lg' | 'z-sm' | 'a-lg' | 'a-sm' | 'm-lg' | 'm-sm'"],
    ['recursive', "'to-a-to-a' | 'to-b-to-a'"],
    ['uppercase', "'Z' | 'A' | 'M'"],
    ['capitalize', "'On-z' | 'On-a' | 'On-m'"],
    ['queried', "'s' | 'm'"],
    ['result', 'Shape'],
    ['record', "Record<'z' | 'a' | 'm', string>"],
    ['tuple', '[x: number, y?: number]'],
    ['bool', 'boolean | null'],
    ['quotes', String.raw`'it\'s' | 'double'`],
    ['commented', 'string | number'],
    ['outer', 'Outer<string>'],
    ['method', '(value: string) => void'],
    ['maybe', 'string'],
    ['generic', '<T>(value: T) => T'],
    ['slots', "{ root?: React.ElementType; image?: 'img' }"],
    ['slotProps', "{ root?: React.ElementType; image?: 'img' }"],
    ['conditional', "'yes'"],
  ])('%s', (name, expected) => {
    expect(props[name]?.type).toBe(expected);
  });

  test('a recursive type is written once', () => {
    expect(props['json']?.type).toContain('Json');
  });
});
