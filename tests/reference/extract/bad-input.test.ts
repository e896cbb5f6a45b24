import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.js';
import { extractFiles } from './package-files.js';

const react = `import * as React from 'react';\n`;

function formatDiagnostic({ code, severity, file, line, message }: Diagnostic): string {
  return `${severity} ${code} ${file}:${line} ${message}`;
}

describe('what makes a reference incomplete is reported with its location', () => {
  test('a package without types', () => {
    const { api, diagnostics } = extractFiles({ files: { 'index.js': 'export {};' } });
    expect([api, diagnostics.map(formatDiagnostic)]).toEqual([
      undefined,
      [
        'error api/no-types node_modules/kit/package.json:1 kit has no types: no entry point of it leads to a declaration file',
      ],
    ]);
  });

  test('a package that exports nothing to show', () => {
    const { diagnostics } = extractFiles({ files: { 'index.d.ts': 'export declare const one: 1;' } });
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      'error api/nothing-exported node_modules/kit/package.json:1 kit exports no component, no hook and no function',
    ]);
  });

  test('names that do not resolve: of a base, of a prop, of a component’s own type', () => {
    const files = {
      'index.d.ts': `${react}import { Gone } from 'gone';
export interface AProps extends Gone { a: string }
export declare const A: React.FC<AProps>;
export declare const B: React.FC<{ b: Missing }>;
export declare const C: Gone<{ c: string }>;
export declare class D extends Gone { render(): React.JSX.Element }
export declare function E(props: { e: 1 }): JSX.Element;
export declare const fine: Gone;
`,
    };
    const { api, diagnostics } = extractFiles({ files });
    expect(api).toBeUndefined();
    expect(diagnostics.map(formatDiagnostic).sort()).toEqual([
      'error api/unresolved node_modules/kit/index.d.ts:3 kit: the type Gone does not resolve',
      'error api/unresolved node_modules/kit/index.d.ts:5 kit: the type Missing does not resolve',
      'error api/unresolved node_modules/kit/index.d.ts:6 kit: the type Gone does not resolve',
      'error api/unresolved node_modules/kit/index.d.ts:7 kit: the type Gone does not resolve',
    ]);
  });

  test('React without types is reported once', () => {
    const files = {
      'index.d.ts': `${react}export declare const A: React.FC<{ a: string }>;\nexport declare const B: React.FC<{}>;\n`,
    };
    const { diagnostics } = extractFiles({ files, react: false });
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(formatDiagnostic)).toContain(
      'error api/unresolved node_modules/kit/package.json:1 kit: the types of React do not resolve',
    );
    expect(diagnostics.filter(({ code }) => code === 'api/unresolved')).toHaveLength(1);
  });

  test('types that refer to themselves', () => {
    const files = {
      'index.d.ts': `${react}type One = Two | undefined;
type Two = One & { a: 1 };
export interface LoopProps extends LoopBase { b: 1 }
interface LoopBase extends LoopProps { c: 1 }
export declare const A: React.FC<One>;
export declare const B: (props: LoopProps) => React.JSX.Element;
`,
    };
    const { api, diagnostics } = extractFiles({ files });
    expect(api).toBeUndefined();
    expect(new Set(diagnostics.map(({ code, line }) => `${code}:${line}`))).toEqual(
      new Set(['api/circular:3', 'api/circular:5']),
    );
  });

  test('one name for two things, of which neither can be imported', () => {
    const files = {
      'index.d.ts': `export * from './a';\nexport * from './b';\n`,
      'a.d.ts': `${react}export declare const Twice: React.FC<{ a: 1 }>;\nexport declare const Other: React.FC<{ a: 1 }>;\n`,
      'b.d.ts': `${react}\nexport declare const Twice: React.FC<{ b: 1 }>;\n`,
    };
    const { diagnostics } = extractFiles({ files });
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      'error api/duplicate-name node_modules/kit/a.d.ts:2 kit: Twice is exported for two different things',
    ]);
    expect(diagnostics[0]!.related).toMatchObject([{ file: 'node_modules/kit/b.d.ts', line: 3 }]);
    const left = extractFiles({ files, without: ['Twice'] });
    expect([left.diagnostics, Object.keys(left.api!.components)]).toEqual([[], ['Other']]);
  });

  test('a declaration file that cannot be parsed', () => {
    const { diagnostics } = extractFiles({ files: { 'index.d.ts': 'export declare const A: {\n' } });
    expect(diagnostics[0]).toMatchObject({
      code: 'api/syntax',
      file: 'node_modules/kit/index.d.ts',
      line: 2,
    });
  });
});

describe('a warning is reported, and the reference is complete', () => {
  const calendars = {
    'index.d.ts': `${react}export declare const DayPicker: React.FC<{ day: 1 }>;\nexport declare const same: () => void;\n`,
    'hijri.d.ts': `${react}export { same } from './index';\nexport declare const DayPicker: React.FC<{ hijri: 1 }>;\nexport declare function useDay(): 1;\n`,
    'hebrew.d.ts': `${react}export declare const DayPicker: React.FC<{ hebrew: 1 }>;\nexport declare function useDay(): 2;\n`,
  };
  const exports = { '.': './index.d.ts', './hijri': './hijri.d.ts', './x/hebrew': './hebrew.d.ts' };

  test('one name of several entry points: all are documented, those of paths with their path', () => {
    const { api, diagnostics } = extractFiles({ files: calendars, exports });
    expect(Object.values(api!.components).map(({ name, slug, imports }) => [name, slug, imports])).toEqual([
      ['DayPicker', 'day-picker', ["import { DayPicker } from 'kit';"]],
      ['hijri/DayPicker', 'hijri-day-picker', ["import { DayPicker } from 'kit/hijri';"]],
      ['x/hebrew/DayPicker', 'x-hebrew-day-picker', ["import { DayPicker } from 'kit/x/hebrew';"]],
    ]);
    expect([Object.keys(api!.hooks), Object.keys(api!.functions)]).toEqual([
      ['hijri/useDay', 'x/hebrew/useDay'],
      ['same'],
    ]);
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      'warning api/duplicate-name node_modules/kit/index.d.ts:2 kit: DayPicker is exported for 3 different things, documented as DayPicker, hijri/DayPicker, x/hebrew/DayPicker',
      'warning api/duplicate-name node_modules/kit/hijri.d.ts:4 kit: useDay is exported for two different things, documented as hijri/useDay, x/hebrew/useDay',
    ]);
    expect(diagnostics[0]!.hint).toMatch(/kit\/hijri#DayPicker/);
  });

  test('an excluded export takes no name from another', () => {
    const without = ['kit/hijri#*', 'kit/x/hebrew#DayPicker'];
    const { api, diagnostics } = extractFiles({ files: calendars, exports, without });
    expect([diagnostics, Object.keys(api!.components), Object.keys(api!.hooks)]).toEqual([
      [],
      ['DayPicker'],
      ['useDay'],
    ]);
  });

  test('components without props', () => {
    const files = {
      'index.d.ts': `${react}export declare function Empty(): React.JSX.Element;\nexport declare const Any: (props: any) => React.JSX.Element;\n`,
    };
    const { api, diagnostics } = extractFiles({ files });
    expect(Object.keys(api!.components)).toEqual(['Any', 'Empty']);
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      'warning api/no-props node_modules/kit/index.d.ts:3 kit: the component Any has no props to document',
      'warning api/no-props node_modules/kit/index.d.ts:2 kit: the component Empty has no props to document',
    ]);
  });

  test('a type of 2,000 members is named', () => {
    const names = Array.from({ length: 2000 }, (_, index) => `'icon${index}'`).join(' | ');
    const files = {
      'index.d.ts': `${react}export type IconName = ${names};\nexport declare const Icon: React.FC<{ name: IconName }>;\n`,
    };
    const { api, diagnostics } = extractFiles({ files });
    expect(api!.components['Icon']!.props['name']!.type).toBe('IconName');
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      'warning api/large-type node_modules/kit/index.d.ts:3 kit: the type IconName has 2000 members and is only named',
    ]);
  });

  test('a union of 2,000 members without a name shows its first ones', () => {
    const names = Array.from({ length: 2000 }, (_, index) => `'icon${index}'`).join(' | ');
    const files = { 'index.d.ts': `${react}export declare const Icon: React.FC<{ name?: ${names} }>;\n` };
    const { api, diagnostics } = extractFiles({ files });
    const { type } = api!.components['Icon']!.props['name']!;
    expect([type.slice(0, 19), type.slice(-22)]).toEqual(["'icon0' | 'icon1' |", "'icon19' | … 1980 more"]);
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      'warning api/large-type node_modules/kit/index.d.ts:2 kit: a union has 2000 members, of which only the first are shown',
    ]);
  });

  test('what the site leaves out is not looked at', () => {
    const files = {
      'index.d.ts': `${react}import { Gone } from 'gone';\nexport declare const A: React.FC<Gone>;\nexport declare const B: React.FC<{ b: 1 }>;\n`,
    };
    const { api, diagnostics } = extractFiles({ files, without: ['A'] });
    expect([diagnostics, Object.keys(api!.components)]).toEqual([[], ['B']]);
  });
});
