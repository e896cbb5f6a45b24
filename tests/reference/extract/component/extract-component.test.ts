import { beforeAll, describe, expect, test } from 'vitest';
import type { ComponentApi, PackageApi } from '../../../../src/reference/package-api.js';
import { extractFiles } from '../package-files.js';

const forms = `
import * as React from 'react';

export interface ByInterfaceProps {
  /** What it says. */
  label: string;
  size?: 'small' | 'large';
}
export declare function ByInterface(props: ByInterfaceProps): React.JSX.Element;

export type ByTypeProps = { label: string };
export declare const ByType: React.FC<ByTypeProps>;

type Shared = { tone?: 'light' | 'dark' };
export interface LabelProps { label: string }
export declare const ByIntersection: (props: LabelProps & Shared & { count?: number }) => React.ReactNode;

export declare function ByOmit(props: Omit<ByInterfaceProps, 'size'> & { extra?: boolean }): React.ReactElement;
export declare function ByPick(props: Pick<ByInterfaceProps, 'size'>): React.JSX.Element | null;
export declare function ByPartial(props: Partial<ByTypeProps>): React.JSX.Element;

export interface ListProps<Item> {
  items: readonly Item[];
  /** Draws one. */
  renderItem?: (item: Item, index: number) => React.ReactNode;
}
export declare function Generic<Item>(props: ListProps<Item>): React.JSX.Element;
export declare function Bounded<Size extends 's' | 'l' = 's'>(props: { size?: Size }): React.JSX.Element;

export interface FieldProps extends React.InputHTMLAttributes<HTMLInputElement> { invalid?: boolean }
export declare const ByForwardRef: React.ForwardRefExoticComponent<FieldProps & React.RefAttributes<HTMLInputElement>>;
export declare const ByMemo: React.NamedExoticComponent<ByTypeProps>;
export declare const ByMemoOf: React.MemoExoticComponent<(props: ByTypeProps) => React.JSX.Element>;
export declare class ByClass extends React.Component<ByTypeProps> { render(): React.JSX.Element; }
export declare const ByConstructor: React.JSXElementConstructor<ByTypeProps>;
export declare const ByChildren: React.FC<React.PropsWithChildren<{ open?: boolean }>>;
export declare function ByPromise(props: ByTypeProps): Promise<React.ReactNode>;

export type ChoiceProps =
  | { multiple: true; value: string[]; onPick?: (value: string[]) => void }
  | { multiple?: false; value: string | null; hint?: string };
export declare function ByUnion(props: ChoiceProps): React.JSX.Element;

export declare function ByOverloads(props: { kind: 'a'; depth: number }): React.JSX.Element;
export declare function ByOverloads(props: { kind: 'b'; width?: number }): React.JSX.Element;

export declare function ByPlainObject(props: { name: string | undefined; given: string }): React.JSX.Element;

export interface BaseProps { tone?: string }
export interface FancyProps extends BaseProps { fancy?: boolean }
export declare function Base(props: BaseProps): React.JSX.Element;
export declare function Fancy(props: FancyProps): React.JSX.Element;

export declare const SomeContext: React.Context<string>;
export declare function useForms(options?: UseFormsOptions): UseFormsResult;
export interface UseFormsOptions {
  /**
   * How many.
   * @default 3
   */
  count?: number;
}
export interface UseFormsResult { /** All. */ forms: string[] }
/**
 * Joins two.
 * @param first The one.
 * @returns Both.
 */
export declare function join(first: string, second?: string): string;
export declare const VERSION: string;
`;

const files = {
  'index.d.ts': `
export * from './forms';
export { Inner as Renamed } from './inner';
export * as Parts from './parts';
export { default as ByDefault } from './by-default';
export { default } from './main';
`,
  'forms.d.ts': forms,
  'inner.d.ts': `export declare function Inner(props: { a: 1 }): JSX.Element; import { JSX } from 'react';`,
  'parts.d.ts': `import * as React from 'react'; export declare const Root: React.FC<{ open?: boolean }>; export declare const helper: number;`,
  'by-default.d.ts': `import * as React from 'react'; declare const _default: React.FC<{ x?: number }>; export default _default;`,
  'main.d.ts': `import * as React from 'react'; export default function Kit(props: { y?: number }): React.ReactElement<unknown>;`,
};

let api: PackageApi;

beforeAll(() => {
  const extracted = extractFiles({ files });
  expect(extracted.diagnostics).toEqual([]);
  api = extracted.api!;
});

function typesOf({ props }: ComponentApi): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).map(([name, { type, required }]) => [`${name}${required ? '' : '?'}`, type]),
  );
}

describe('every form of props is extracted', () => {
  test.each<readonly [string, Record<string, string>]>([
    ['ByInterface', { label: 'string', 'size?': "'small' | 'large'" }],
    ['ByType', { label: 'string' }],
    ['ByIntersection', { label: 'string', 'count?': 'number', 'tone?': "'light' | 'dark'" }],
    ['ByOmit', { label: 'string', 'extra?': 'boolean' }],
    ['ByPick', { 'size?': "'small' | 'large'" }],
    ['ByPartial', { 'label?': 'string' }],
    [
      'Generic',
      { items: 'readonly Item[]', 'renderItem?': '(item: Item, index: number) => React.ReactNode' },
    ],
    ['Bounded', { 'size?': "'s' | 'l'" }],
    ['ByForwardRef', { 'invalid?': 'boolean' }],
    ['ByMemo', { label: 'string' }],
    ['ByMemoOf', { label: 'string' }],
    ['ByClass', { label: 'string' }],
    ['ByConstructor', { label: 'string' }],
    ['ByChildren', { 'children?': 'React.ReactNode', 'open?': 'boolean' }],
    ['ByPromise', { label: 'string' }],
    [
      'ByUnion',
      {
        'hint?': 'string',
        'multiple?': 'boolean',
        'onPick?': '(value: string[]) => void',
        value: 'string[] | string | null',
      },
    ],
    ['ByOverloads', { kind: "'a' | 'b'", 'depth?': 'number', 'width?': 'number' }],
    ['Renamed', { a: '1' }],
    ['Parts.Root', { 'open?': 'boolean' }],
    ['ByDefault', { 'x?': 'number' }],
    ['Kit', { 'y?': 'number' }],
  ])('%s', (name, expected) => {
    expect(typesOf(api.components[name]!)).toEqual(expected);
  });

  test('a prop that may be undefined needs no value, whether or not it has a question mark', () => {
    expect(typesOf(api.components['ByPlainObject']!)).toEqual({ given: 'string', 'name?': 'string' });
  });

  test('required props come first, then by name', () => {
    expect(Object.keys(api.components['ByUnion']!.props)).toEqual(['value', 'hint', 'multiple', 'onPick']);
  });
});

describe('components are distinguished from other exports', () => {
  test('a context, a constant, a hook and a function are no components', () => {
    expect(Object.keys(api.components).sort()).toEqual(
      expect.not.arrayContaining(['SomeContext', 'VERSION', 'useForms', 'join', 'Parts.helper']),
    );
    expect([Object.keys(api.hooks), Object.keys(api.functions)]).toEqual([['useForms'], ['join']]);
  });

  test('its slug, imports and source follow from its name and its file', () => {
    const { slug, imports, source } = api.components['ByInterface']!;
    expect([slug, imports, source]).toEqual([
      'by-interface',
      ["import { ByInterface } from 'kit';"],
      'forms.d.ts',
    ]);
    expect(api.components['Kit']!.imports).toEqual(["import Kit from 'kit';"]);
    expect(api.components['Parts.Root']!.imports).toEqual(["import { Parts } from 'kit';"]);
  });

  test('DOM attributes are not listed, but mentioned', () => {
    const { spread, forwardsRefTo } = api.components['ByForwardRef']!;
    expect([spread, forwardsRefTo]).toEqual([true, 'HTMLInputElement']);
    expect(api.components['ByType']!.spread).toBe(false);
    expect(api.components['ByType']!.forwardsRefTo).toBeUndefined();
  });

  test('the props of another component are inherited, not repeated', () => {
    const { props, inheritance, spread } = api.components['Fancy']!;
    expect([Object.keys(props), inheritance, spread]).toEqual([
      ['fancy'],
      { component: 'Base', pathname: '../base/' },
      true,
    ]);
  });
});

describe('hooks and functions', () => {
  test('the fields of a hook’s options and result are listed', () => {
    const { parameters, returns } = api.hooks['useForms']!;
    expect(parameters).toEqual([
      {
        name: 'options',
        type: 'UseFormsOptions',
        required: false,
        description: '',
        fields: { count: { type: 'number', required: false, default: '3', description: 'How many.' } },
      },
    ]);
    expect(returns).toEqual({
      type: 'UseFormsResult',
      description: '',
      fields: { forms: { type: 'string[]', required: true, description: 'All.' } },
    });
  });

  test('a function has its parameters in the order of the call, with their descriptions', () => {
    expect(api.functions['join']).toMatchObject({
      description: 'Joins two.',
      parameters: [
        { name: 'first', type: 'string', required: true, description: 'The one.' },
        { name: 'second', type: 'string', required: false, description: '' },
      ],
      returns: { type: 'string', description: 'Both.' },
    });
  });
});

describe('what the checker does not show is found in types and scripts', () => {
  test('a component that takes any further prop keeps its own behind Omit', () => {
    const { api: made } = extractFiles({
      files: {
        'index.d.ts': `import * as React from 'react';
export interface RowProps { index: number; selected?: boolean; [further: string]: unknown }
export declare const Row: React.ForwardRefExoticComponent<Omit<RowProps, 'ref' | 'hidden'> & React.RefAttributes<HTMLDivElement>>;
`,
      },
    });
    expect(typesOf(made!.components['Row']!)).toEqual({ index: 'number', 'selected?': 'boolean' });
  });

  test('slots whose names a type uncapitalizes are described by their declarations', () => {
    const { api: made } = extractFiles({
      files: {
        'index.d.ts': `import * as React from 'react';
type Small<T extends object> = { [key in Uncapitalize<keyof T & string>]?: Capitalize<key> extends keyof T ? T[Capitalize<key>] : never };
export interface GridParts {
  /**
   * Draws a cell.
   * @default GridCell
   */
  Cell: React.ElementType;
  Row: React.ElementType;
}
export declare const Grid: React.FC<{ slots?: Small<GridParts> }>;
`,
      },
    });
    expect(made!.components['Grid']!.slots).toEqual([
      { name: 'cell', default: 'GridCell', description: 'Draws a cell.' },
      { name: 'row', description: '' },
    ]);
  });

  test('the prop types of a package complete the comment of a prop', () => {
    const { api: made } = extractFiles({
      files: {
        'index.d.ts': `import * as React from 'react';
export declare const Table: React.FC<{
  /** Grows. */
  autoHeight?: boolean;
}>;
`,
        'index.js': `export const Table = (props) => null;
Table.propTypes = {
  // These PropTypes are generated from the TypeScript type definitions
  /**
   * Grows with what is in it.
   * @default false
   * @deprecated Give it a parent.
   */
  autoHeight: PropTypes.bool,
};
`,
      },
    });
    expect(made!.components['Table']!.props['autoHeight']).toEqual({
      type: 'boolean',
      required: false,
      default: 'false',
      description: 'Grows.',
      deprecated: 'Give it a parent.',
    });
  });

  test.each([
    "const themed = useThemeProps({ props, name: 'KitPanel' });",
    "const props = usePanelDefaultizedProps(inProps, 'KitPanel');",
    "const Panel = consumeSlots('KitPanel', 'panel', {}, () => null);",
  ])('the key in the theme: %s', (code) => {
    const { api: made } = extractFiles({
      files: {
        'index.d.ts': `import * as React from 'react';\nexport declare const Panel: React.FC<{ a?: 1 } & React.RefAttributes<{}>>;\n`,
        'index.js': `export function Panel() {}\n${code}\n`,
      },
    });
    const { themeDefaultProps, forwardsRefTo } = made!.components['Panel']!;
    expect([themeDefaultProps, forwardsRefTo]).toEqual(['KitPanel', undefined]);
  });

  test('prop types show what must hold a ref, types show the props of a style system', () => {
    const { api: made } = extractFiles({
      files: {
        'index.d.ts': `import * as React from 'react';
interface StyleProps { bgcolor?: string; mx?: number; typography?: string; zIndex?: number; gap?: number }
export declare const Fade: React.FC<StyleProps & { children?: React.ReactElement }>;
`,
        'index.js': `export const Fade = (props) => null;
Fade.propTypes = {
  // These PropTypes are generated from the TypeScript type definitions
  /** What fades. */
  children: elementAcceptingRef.isRequired,
};
`,
      },
    });
    const { props, systemProps } = made!.components['Fade']!;
    expect(systemProps).toBe(true);
    expect(props).toEqual({
      children: {
        type: 'React.ReactElement',
        required: false,
        description: 'What fades.',
        needsRef: true,
      },
    });
  });

  test('a reference in a comment is a sentence behind the others', () => {
    const { api: made } = extractFiles({
      files: {
        'index.d.ts': `import * as React from 'react';
export declare const Grid: React.FC<{
  /**
   * Columns of type [[ColumnDef]][].
   * @see See {@link https://a.example/columns/ the columns docs} for more details.
   * @see https://a.example/grid/
   */
  columns?: 1;
}>;
`,
      },
    });
    expect(made!.components['Grid']!.props['columns']!.description).toBe(
      'Columns of type `ColumnDef[]`.\n\nSee [the columns docs](https://a.example/columns/) for more details.\n\nSee [https://a.example/grid/](https://a.example/grid/).',
    );
  });

  test('props of a dependency are own props, those of a peer dependency are not', () => {
    const declared = (prop: string) =>
      `export interface Props { /** A switch. */ ${prop}?: boolean; __mode?: string }\n`;
    const { api: made } = extractFiles({
      files: {
        'index.d.ts': `import * as React from 'react';
import type { Props as Layer } from 'layer';
import type { Props as Peer } from 'peer';
export interface DialogProps extends Layer, Peer { open?: boolean }
export declare const Dialog: React.FC<DialogProps>;
`,
        'node_modules/layer/package.json': '{ "name": "layer", "types": "index.d.ts" }',
        'node_modules/layer/index.d.ts': declared('closes'),
        'node_modules/peer/package.json': '{ "name": "peer", "types": "index.d.ts" }',
        'node_modules/peer/index.d.ts': declared('shared'),
      },
      manifest: { dependencies: { layer: '1' }, peerDependencies: { peer: '1' } },
    });
    expect(Object.keys(made!.components['Dialog']!.props)).toEqual(['closes', 'open']);
  });
});
