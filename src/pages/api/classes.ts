/** The CSS classes of a component and the slots of its parts. Knows nothing of props in general. */

import ts from 'typescript';
import { classPrefixIn } from './companion.js';
import { byName, type ClassApi, type SlotApi } from './describe.js';
import { docCommentOf } from './doc-comment.js';
import type { DeclaredProp } from './own-props.js';
import type { FoundComponent, Reading } from './reading.js';

/** States that all components share a class for. */
const STATES: ReadonlySet<string> = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

export interface Parts {
  readonly slots: readonly SlotApi[];
  readonly classes: readonly ClassApi[];
}

/** A component's slots, as declared, and its classes, by key; a class of a slot stands with the slot. */
export function partsOf(
  component: FoundComponent,
  props: ReadonlyMap<string, DeclaredProp>,
  reading: Reading,
): Parts {
  const classes = classesOf(component, props.get('classes'), reading);
  const byKey = new Map(classes.map((one) => [one.key, one]));
  const slots = slotsOf(component, props.get('slots'), reading).map((slot) => {
    const className = byKey.get(slot.name)?.className;
    return className === undefined ? slot : { ...slot, className };
  });
  const taken = new Set(slots.map(({ name }) => name));
  return { slots, classes: classes.filter(({ key }) => !taken.has(key)) };
}

function classesOf(
  component: FoundComponent,
  prop: DeclaredProp | undefined,
  reading: Reading,
): readonly ClassApi[] {
  const { checker, readFile } = reading.project;
  const symbol = namedSymbol(`${component.name}Classes`, component, reading);
  const table = symbol ? checker.getDeclaredTypeOfSymbol(symbol) : typeOfTable(prop, reading);
  const keys = table?.getProperties() ?? [];
  if (keys.length === 0 || !keys.every((key) => isText(key, reading))) return [];
  const file = (symbol ?? keys[0]!).declarations?.[0]?.getSourceFile().fileName ?? '';
  const script = readFile(file.replace(/\.d\.([cm]?)ts$/, '.$1js')) ?? '';
  const prefix = classPrefixIn(script) ?? `Mui${component.name}`;
  return keys
    .map((key) => classOf(key, prefix))
    .filter((one) => one !== undefined)
    .sort((a, b) => byName(a.key, b.key));
}

function classOf(symbol: ts.Symbol, prefix: string): ClassApi | undefined {
  const { description, deprecated, hiddenBy } = docCommentOf(symbol);
  if (hiddenBy) return undefined;
  const isGlobal = STATES.has(symbol.name);
  return {
    key: symbol.name,
    className: isGlobal ? `Mui-${symbol.name}` : `${prefix}-${symbol.name}`,
    description,
    isGlobal,
    ...(deprecated ? { deprecated } : {}),
  };
}

function isText(symbol: ts.Symbol, { project: { checker } }: Reading): boolean {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return (type.flags & ts.TypeFlags.StringLike) !== 0;
}

function slotsOf(
  component: FoundComponent,
  prop: DeclaredProp | undefined,
  reading: Reading,
): readonly SlotApi[] {
  const named = namedSymbol(`${component.name}Slots`, component, reading);
  const table = named ? reading.project.checker.getDeclaredTypeOfSymbol(named) : typeOfTable(prop, reading);
  const members = table ? describedIn(table) : [];
  // An object type that stands in the prop itself says what fits, and is only a table of slots where it describes them.
  if (!named && members.every(([, member]) => docCommentOf(member).description === '')) return [];
  return members.flatMap(([name, symbol]) => {
    const { description, default: fallback, deprecated, hiddenBy } = docCommentOf(symbol);
    if (hiddenBy) return [];
    return [
      {
        name,
        ...(fallback === undefined ? {} : { default: fallback }),
        description,
        ...(deprecated ? { deprecated } : {}),
      },
    ];
  });
}

/** The members of a table, with the symbols that describe them. Where a type writes the keys of another one small, as
 *  `UncapitalizeObjectKeys<Slots>`, they are described there. */
function describedIn(table: ts.Type): readonly (readonly [string, ts.Symbol])[] {
  const own = table.getProperties();
  const [from] = table.aliasTypeArguments ?? [];
  const origin = new Map((from?.getProperties() ?? []).map((one) => [uncapitalized(one.name), one]));
  const isMadeFrom = own.every((one) => !one.declarations && origin.has(one.name));
  // In the order of the original: the type that is made from it puts the optional ones first.
  const all =
    isMadeFrom && own.length > 0 ? [...origin.entries()] : own.map((one) => [one.name, one] as const);
  const names = new Set(own.map(({ name }) => name));
  return all.filter(([name]) => names.has(name));
}

function uncapitalized(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** A type by its conventional name: exported by the package, or by the file of the component. */
function namedSymbol(
  name: string,
  { declaration }: FoundComponent,
  { project, exports }: Reading,
): ts.Symbol | undefined {
  const file = project.checker.getSymbolAtLocation(declaration.getSourceFile());
  const symbol = exports.byName.get(name) ?? file?.exports?.get(ts.escapeLeadingUnderscores(name));
  return symbol && symbol.flags & ts.SymbolFlags.Type ? symbol : undefined;
}

/** The object that a prop such as `classes` takes; nothing where it takes any key. */
function typeOfTable(prop: DeclaredProp | undefined, { project: { checker } }: Reading): ts.Type | undefined {
  const symbol = prop?.symbols[0];
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (!type || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return undefined;
  return checker.getIndexInfosOfType(type).length === 0 ? type : undefined;
}
