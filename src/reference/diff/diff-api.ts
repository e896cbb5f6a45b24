/** What changed in a package's API from one version to another, as data. Knows nothing of how it is shown. */

import {
  compareNames,
  type ComponentApi,
  type Deprecation,
  type FunctionApi,
  type PackageApi,
} from '../package-api.js';

export interface MemberChange {
  readonly name: string;
  /** What the member said before and says now, by field: `{ default: ["'text'", "'outlined'"] }`. */
  readonly fields: Readonly<Record<string, readonly [before: string, after: string]>>;
}

export interface NewlyDeprecated {
  readonly name: string;
  readonly reason: Deprecation;
}

export interface MembersDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly MemberChange[];
  readonly deprecated: readonly NewlyDeprecated[];
}

export interface ItemDiff {
  readonly name: string;
  /** Where the thing as a whole was deprecated. */
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
}

/** What was added, removed, changed and deprecated; both may be of any version of the package. */
export function diffApi(before: PackageApi, after: PackageApi): ApiDiff {
  return {
    package: after.package,
    from: before.version,
    to: after.version,
    components: diffItems(before.components, after.components, collectComponentMembers),
    hooks: diffItems(before.hooks, after.hooks, collectFunctionMembers),
    functions: diffItems(before.functions, after.functions, collectFunctionMembers),
  };
}

/** A member's fields as texts; an absent field is empty. */
type Fields = Readonly<Record<string, string>>;

interface Member {
  readonly fields: Fields;
  readonly deprecated?: Deprecation | undefined;
}

type Members = Readonly<Record<string, Readonly<Record<string, Member>>>>;

interface ComparableItem {
  readonly name: string;
  readonly deprecated?: Deprecation;
}

/** A file that an older docsgen wrote may lack a part. */
type ItemsByName<T> = Readonly<Record<string, T>> | undefined;

function diffItems<T extends ComparableItem>(
  before: ItemsByName<T>,
  after: ItemsByName<T>,
  collectMembers: (item: T) => Members,
): ItemsDiff {
  const [previous, current] = [before ?? {}, after ?? {}];
  const commonNames = Object.keys(current).filter((name) => name in previous);
  const changed = commonNames.map((name) => diffItem([previous[name]!, current[name]!], collectMembers));
  return {
    added: Object.keys(current)
      .filter((name) => !(name in previous))
      .sort(compareNames),
    removed: Object.keys(previous)
      .filter((name) => !(name in current))
      .sort(compareNames),
    changed: changed.filter((one) => one.deprecated !== undefined || Object.keys(one.members).length > 0),
  };
}

function diffItem<T extends ComparableItem>(
  [before, after]: readonly [T, T],
  collectMembers: (item: T) => Members,
): ItemDiff {
  const [previous, current] = [collectMembers(before), collectMembers(after)];
  const members = Object.keys(current).map(
    (kind) => [kind, diffMembers(previous[kind] ?? {}, current[kind] ?? {})] as const,
  );
  const isNewlyDeprecated = after.deprecated !== undefined && before.deprecated === undefined;
  return {
    name: after.name,
    ...(isNewlyDeprecated ? { deprecated: after.deprecated } : {}),
    members: Object.fromEntries(
      members.filter(([, diff]) => Object.values(diff).some((list) => list.length > 0)),
    ),
  };
}

function diffMembers(
  before: Readonly<Record<string, Member>>,
  after: Readonly<Record<string, Member>>,
): MembersDiff {
  const commonNames = Object.keys(after)
    .filter((name) => name in before)
    .sort(compareNames);
  return {
    added: Object.keys(after)
      .filter((name) => !(name in before))
      .sort(compareNames),
    removed: Object.keys(before)
      .filter((name) => !(name in after))
      .sort(compareNames),
    changed: commonNames.flatMap((name) => {
      const fields = diffFields(before[name]!.fields, after[name]!.fields);
      return Object.keys(fields).length > 0 ? [{ name, fields }] : [];
    }),
    deprecated: commonNames.flatMap((name) => {
      const reason = after[name]!.deprecated;
      return reason !== undefined && before[name]!.deprecated === undefined ? [{ name, reason }] : [];
    }),
  };
}

function diffFields(before: Fields, after: Fields): MemberChange['fields'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = names.map((name) => [name, [before[name] ?? '', after[name] ?? '']] as const);
  return Object.fromEntries(pairs.filter(([, [previous, current]]) => previous !== current));
}

function collectComponentMembers({ props, slots, classes, cssVariables = [] }: ComponentApi): Members {
  const createMember = (fields: Fields, deprecated?: Deprecation): Member => ({ fields, deprecated });
  return {
    props: createMembers(
      Object.entries(props),
      ([name, { type, required, default: fallback = '', deprecated }]) => [
        name,
        createMember({ type, required: required ? 'yes' : 'no', default: fallback }, deprecated),
      ],
    ),
    slots: createMembers(slots, ({ name, className = '', default: fallback = '', deprecated }) => [
      name,
      createMember({ class: className, default: fallback }, deprecated),
    ]),
    classes: createMembers(classes, ({ key, className, deprecated }) => [
      key,
      createMember({ class: className }, deprecated),
    ]),
    'CSS variables': createMembers(cssVariables, ({ name, default: fallback = '' }) => [
      name,
      createMember({ default: fallback }),
    ]),
  };
}

function collectFunctionMembers({ parameters, returns }: FunctionApi): Members {
  return {
    parameters: createMembers(parameters, ({ name, type, required, default: fallback = '', deprecated }) => [
      name,
      { fields: { type, required: required ? 'yes' : 'no', default: fallback }, deprecated },
    ]),
    result: { '': { fields: { type: returns.type } } },
  };
}

function createMembers<T>(
  rows: readonly T[],
  toMember: (row: T) => readonly [string, Member],
): Readonly<Record<string, Member>> {
  return Object.fromEntries(rows.map((row) => toMember(row)));
}
