/** What all readers of one package share. */

import type ts from 'typescript';
import type { Problem } from '../../report/problem.js';
import type { Project } from './program.js';
import type { PublicExports } from './public-exports.js';
import type { TypeScope } from './type-scope.js';

export interface Reading {
  readonly project: Project;
  readonly exports: PublicExports;
  /** The components that the package exports, by the file that declares each. */
  readonly components: readonly FoundComponent[];
  readonly scope: TypeScope;
  readonly report: (problem: Problem) => void;
}

/** A component that the package exports, before its props are read. */
export interface FoundComponent {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
  /** The types of its props, one for each way to call it. */
  readonly types: readonly ts.Type[];
}
