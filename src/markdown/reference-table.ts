/** The data of the tables on API pages. */

import type { Plan } from '../site/navigation/entry.js';

/** What the rows of a table are. */
export type ReferenceKind =
  | 'props'
  | 'slots'
  | 'classes'
  | 'css-variables'
  | 'parameters'
  | 'return-value'
  | 'properties';

/** A parameter or result of a function, below the description of what it belongs to. */
export interface ReferenceArgument {
  readonly name: string;
  readonly type: string;
  /** HTML. */
  readonly description: string;
}

/** One prop, slot, class … Texts are plain where nothing else is said. */
export interface ReferenceRow {
  /** The row's anchor. */
  readonly id: string;
  readonly name: string;
  /** Of a prop or parameter. */
  readonly required?: boolean;
  readonly type?: string;
  readonly default?: string;
  /** Of a slot: the class of its element. Of a class: the key by which a theme overrides it. */
  readonly key?: string;
  /** A state class that all components share. */
  readonly isGlobal?: boolean;
  /** HTML; may be empty. */
  readonly description: string;
  /** The commercial plan that it is reserved for. */
  readonly plan?: Plan;
  /** HTML of the reason; empty where there is none; absent where the row is not deprecated. */
  readonly deprecated?: string;
  readonly arguments?: readonly ReferenceArgument[];
  readonly returns?: Omit<ReferenceArgument, 'name'>;
  /** The version that brought it. */
  readonly since?: string;
}

/** A table of the reference: one row for each member. */
export interface ReferenceTable {
  readonly kind: ReferenceKind;
  /** The table's accessible name. */
  readonly label: string;
  readonly rows: readonly ReferenceRow[];
}
