/** What changed in a package's API from one version to another, as data. Knows nothing of how it is shown. */

import {
  byName,
  type ComponentApi,
  type Deprecation,
  type FunctionApi,
  type PackageApi,
} from './describe.js';

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

export interface ThingDiff {
  readonly name: string;
  /** Where the thing as a whole was deprecated. */
  readonly deprecated?: Deprecation;
  /** `props`, `slots`, `classes`, `CSS variables` of a component; `parameters` and `result` of a function. */
  readonly members: Readonly<Record<string, MembersDiff>>;
}

export interface ThingsDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ThingDiff[];
}

export interface ApiDiff {
  readonly package: string;
  readonly from: string;
  readonly to: string;
  readonly components: ThingsDiff;
  readonly hooks: ThingsDiff;
  readonly functions: ThingsDiff;
}

/** What was added, removed, changed and deprecated; both may be of any version of the package. */
export function diffApi(before: PackageApi, after: PackageApi): ApiDiff {
  return {
    package: after.package,
    from: before.version,
    to: after.version,
    components: diffThings(before.components, after.components, componentMembers),
    hooks: diffThings(before.hooks, after.hooks, functionMembers),
    functions: diffThings(before.functions, after.functions, functionMembers),
  };
}

/** A member's fields as texts; an absent field is empty. */
type Fields = Readonly<Record<string, string>>;

interface Member {
  readonly fields: Fields;
  readonly deprecated?: Deprecation | undefined;
}

type Members = Readonly<Record<string, Readonly<Record<string, Member>>>>;

interface Thing {
  readonly name: string;
  readonly deprecated?: Deprecation;
}

/** A file that an older docsgen wrote may lack a part. */
type Things<T> = Readonly<Record<string, T>> | undefined;

function diffThings<T extends Thing>(
  before: Things<T>,
  after: Things<T>,
  membersOf: (thing: T) => Members,
): ThingsDiff {
  const [old, now] = [before ?? {}, after ?? {}];
  const both = Object.keys(now).filter((name) => name in old);
  const changed = both.map((name) => diffThing([old[name]!, now[name]!], membersOf));
  return {
    added: Object.keys(now)
      .filter((name) => !(name in old))
      .sort(byName),
    removed: Object.keys(old)
      .filter((name) => !(name in now))
      .sort(byName),
    changed: changed.filter((one) => one.deprecated !== undefined || Object.keys(one.members).length > 0),
  };
}

function diffThing<T extends Thing>(
  [before, after]: readonly [T, T],
  membersOf: (thing: T) => Members,
): ThingDiff {
  const [old, now] = [membersOf(before), membersOf(after)];
  const members = Object.keys(now).map(
    (kind) => [kind, diffMembers(old[kind] ?? {}, now[kind] ?? {})] as const,
  );
  const isNew = after.deprecated !== undefined && before.deprecated === undefined;
  return {
    name: after.name,
    ...(isNew ? { deprecated: after.deprecated } : {}),
    members: Object.fromEntries(
      members.filter(([, diff]) => Object.values(diff).some((list) => list.length > 0)),
    ),
  };
}

function diffMembers(
  before: Readonly<Record<string, Member>>,
  after: Readonly<Record<string, Member>>,
): MembersDiff {
  const both = Object.keys(after)
    .filter((name) => name in before)
    .sort(byName);
  return {
    added: Object.keys(after)
      .filter((name) => !(name in before))
      .sort(byName),
    removed: Object.keys(before)
      .filter((name) => !(name in after))
      .sort(byName),
    changed: both.flatMap((name) => {
      const fields = diffFields(before[name]!.fields, after[name]!.fields);
      return Object.keys(fields).length > 0 ? [{ name, fields }] : [];
    }),
    deprecated: both.flatMap((name) => {
      const reason = after[name]!.deprecated;
      return reason !== undefined && before[name]!.deprecated === undefined ? [{ name, reason }] : [];
    }),
  };
}

function diffFields(before: Fields, after: Fields): MemberChange['fields'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = names.map((name) => [name, [before[name] ?? '', after[name] ?? '']] as const);
  return Object.fromEntries(pairs.filter(([, [old, now]]) => old !== now));
}

function componentMembers({ props, slots, classes, cssVariables = [] }: ComponentApi): Members {
  const row = (fields: Fields, deprecated?: Deprecation): Member => ({ fields, deprecated });
  return {
    props: mapped(Object.entries(props), ([name, { type, required, default: fallback = '', deprecated }]) => [
      name,
      row({ type, required: required ? 'yes' : 'no', default: fallback }, deprecated),
    ]),
    slots: mapped(slots, ({ name, className = '', default: fallback = '', deprecated }) => [
      name,
      row({ class: className, default: fallback }, deprecated),
    ]),
    classes: mapped(classes, ({ key, className, deprecated }) => [
      key,
      row({ class: className }, deprecated),
    ]),
    'CSS variables': mapped(cssVariables, ({ name, default: fallback = '' }) => [
      name,
      row({ default: fallback }),
    ]),
  };
}

function functionMembers({ parameters, returns }: FunctionApi): Members {
  return {
    parameters: mapped(parameters, ({ name, type, required, default: fallback = '', deprecated }) => [
      name,
      { fields: { type, required: required ? 'yes' : 'no', default: fallback }, deprecated },
    ]),
    result: { '': { fields: { type: returns.type } } },
  };
}

function mapped<T>(
  rows: readonly T[],
  member: (row: T) => readonly [string, Member],
): Readonly<Record<string, Member>> {
  return Object.fromEntries(rows.map((row) => member(row)));
}
