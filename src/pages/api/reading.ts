/** What all readers of one package share. */

import type ts from 'typescript';
import type { Companion } from './companion.js';
import type { Project } from './program.js';
import type { PublicExport, PublicExports } from './public-exports.js';
import type { TypeScope } from './type-scope.js';

export interface Reading {
  readonly project: Project;
  readonly exports: PublicExports;
  /** All components that the package exports. */
  readonly components: readonly FoundComponent[];
  readonly scope: TypeScope;
}

/** A component that the package exports, before its props are read. */
export interface FoundComponent {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
  readonly exported: PublicExport;
  readonly script: Companion;
  /** The types of its props, one for each way to call it. */
  readonly types: readonly ts.Type[];
}
