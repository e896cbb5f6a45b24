/** Compares the APIs of two versions of a package. */

import {
  compareNames,
  toNamedRows,
  type ComponentApi,
  type Deprecation,
  type FunctionApi,
  type FunctionParameterApi,
  type PackageApi,
} from '../package-api.js';

export interface MemberChange {
  readonly name: string;
  /** The texts before and after, by field: `{ default: ["'text'", "'outlined'"] }`. */
  readonly fields: Readonly<Record<string, readonly [before: string, after: string]>>;
}

export interface MembersDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly MemberChange[];
  readonly deprecated: readonly { readonly name: string; readonly reason: Deprecation }[];
}

export interface ItemDiff {
  readonly name: string;
  /** Where the whole item was deprecated. */
  readonly deprecated?: Deprecation;
  /** `props`, `slots`, `classes`, `CSS variables` of a component; `parameters` and `result` of a function. */
  readonly members: Readonly<Record<string, MembersDiff>>;
}

export interface ItemsDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ItemDiff[];
}

export interface ApiDiff {
  readonly package: string;
  readonly from: string;
  readonly to: string;
  readonly components: ItemsDiff;
  readonly hooks: ItemsDiff;
  readonly functions: ItemsDiff;
  readonly types: ItemsDiff;
}

/** What was added, removed, changed and deprecated between two versions. */
export function diffApi(before: PackageApi, after: PackageApi): ApiDiff {
  return {
    package: after.package,
    from: before.version,
    to: after.version,
    components: diffItems(before.components, after.components, collectComponentMembers),
    hooks: diffItems(before.hooks, after.hooks, collectFunctionMembers),
    functions: diffItems(before.functions, after.functions, collectFunctionMembers),
    types: diffItems(before.types, after.types, ({ properties }) => ({
      properties: createValueMembers(toNamedRows(properties)),
    })),
  };
}

/** A member's fields as texts; an absent field is empty. */
type Fields = Readonly<Record<string, string>>;

interface Member {
  readonly fields: Fields;
  readonly deprecated?: Deprecation;
}

type Members = Readonly<Record<string, Member>>;
type MembersByKind = Readonly<Record<string, Members>>;

interface ComparableItem {
  readonly name: string;
  readonly deprecated?: Deprecation;
}

/** A file that an older docsgen wrote may lack a part. */
type ItemsByName<T> = Readonly<Record<string, T>> | undefined;

function diffItems<T extends ComparableItem>(
  before: ItemsByName<T>,
  after: ItemsByName<T>,
  collectMembers: (item: T) => MembersByKind,
): ItemsDiff {
  const { added, removed, common } = matchNames(before ?? {}, after ?? {});
  const changed = common.map(([, ...versions]) => diffItem(versions, collectMembers));
  return {
    added,
    removed,
    changed: changed.filter((one) => one.deprecated !== undefined || Object.keys(one.members).length > 0),
  };
}

interface NameMatch<T> {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly common: readonly (readonly [name: string, before: T, after: T])[];
}

function matchNames<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): NameMatch<T> {
  return {
    added: Object.keys(after)
      .filter((name) => !(name in before))
      .sort(compareNames),
    removed: Object.keys(before)
      .filter((name) => !(name in after))
      .sort(compareNames),
    common: Object.entries(after).flatMap(([name, value]) => {
      const previous = before[name];
      return previous === undefined ? [] : [[name, previous, value] as const];
    }),
  };
}

function diffItem<T extends ComparableItem>(
  [before, after]: readonly [T, T],
  collectMembers: (item: T) => MembersByKind,
): ItemDiff {
  const [previous, current] = [collectMembers(before), collectMembers(after)];
  const members = Object.keys(current).map(
    (kind) => [kind, diffMembers(previous[kind] ?? {}, current[kind] ?? {})] as const,
  );
  const isNewlyDeprecated = after.deprecated !== undefined && before.deprecated === undefined;
  return {
    name: after.name,
    deprecated: isNewlyDeprecated ? after.deprecated : undefined,
    members: Object.fromEntries(
      members.filter(([, diff]) => Object.values(diff).some((list) => list.length > 0)),
    ),
  };
}

function diffMembers(before: Members, after: Members): MembersDiff {
  const { added, removed, common } = matchNames(before, after);
  const sortedMembers = common.toSorted(([a], [b]) => compareNames(a, b));
  return {
    added,
    removed,
    changed: sortedMembers.flatMap(([name, previous, current]) => {
      const fields = diffFields(previous.fields, current.fields);
      return Object.keys(fields).length > 0 ? [{ name, fields }] : [];
    }),
    deprecated: sortedMembers.flatMap(([name, previous, { deprecated: reason }]) =>
      reason !== undefined && previous.deprecated === undefined ? [{ name, reason }] : [],
    ),
  };
}

function diffFields(before: Fields, after: Fields): MemberChange['fields'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = names.map((name) => [name, [before[name] ?? '', after[name] ?? '']] as const);
  return Object.fromEntries(pairs.filter(([, [previous, current]]) => previous !== current));
}

function collectComponentMembers({ props, slots, classes, cssVariables = [] }: ComponentApi): MembersByKind {
  return {
    props: createValueMembers(toNamedRows(props)),
    slots: createMembers(slots, ({ name, className = '', default: fallback = '', deprecated }) => [
      name,
      { fields: { class: className, default: fallback }, deprecated },
    ]),
    classes: createMembers(classes, ({ key, className, deprecated }) => [
      key,
      { fields: { class: className }, deprecated },
    ]),
    'CSS variables': createMembers(cssVariables, ({ name, default: fallback = '' }) => [
      name,
      { fields: { default: fallback } },
    ]),
  };
}

function collectFunctionMembers({ parameters, returns }: FunctionApi): MembersByKind {
  return {
    parameters: createValueMembers(parameters),
    result: { '': { fields: { type: returns.type } } },
  };
}

function createValueMembers(rows: readonly FunctionParameterApi[]): Members {
  return createMembers(rows, ({ name, type, required, default: fallback = '', deprecated }) => [
    name,
    { fields: { type, required: required ? 'yes' : 'no', default: fallback }, deprecated },
  ]);
}

function createMembers<T>(
  rows: readonly T[],
  toMember: (row: T) => readonly [name: string, member: Member],
): Members {
  return Object.fromEntries(rows.map(toMember));
}
