/** The CSS classes of a component and the slots of its parts. Knows nothing of props in general. */

import ts from 'typescript';
import { findClassPrefix } from './sidecar-script.js';
import { compareNames, type ClassApi, type SlotApi } from '../../package-api.js';
import { getDocComment } from '../doc-comment.js';
import type { DeclaredProp } from './declared-props.js';
import type { ComponentExport, ExtractionContext } from '../extraction-context.js';

/** States that all components share a class for. */
const GLOBAL_STATES: ReadonlySet<string> = new Set([
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

export interface SlotsAndClasses {
  readonly slots: readonly SlotApi[];
  readonly classes: readonly ClassApi[];
}

/** A component's slots, as declared, and its classes, by key; a class of a slot stands with the slot. */
export function extractSlotsAndClasses(
  component: ComponentExport,
  props: ReadonlyMap<string, DeclaredProp>,
  context: ExtractionContext,
): SlotsAndClasses {
  const classes = extractClasses(component, props.get('classes'), context);
  const classesByKey = new Map(classes.map((one) => [one.key, one]));
  const slots = extractSlots(component, props.get('slots'), context).map((slot) => {
    const className = classesByKey.get(slot.name)?.className;
    return className === undefined ? slot : { ...slot, className };
  });
  const slotNames = new Set(slots.map(({ name }) => name));
  return { slots, classes: classes.filter(({ key }) => !slotNames.has(key)) };
}

function extractClasses(
  component: ComponentExport,
  prop: DeclaredProp | undefined,
  context: ExtractionContext,
): readonly ClassApi[] {
  const { checker, readFile } = context.program;
  const symbol = findConventionalType(`${component.name}Classes`, component, context);
  const tableType = symbol ? checker.getDeclaredTypeOfSymbol(symbol) : getPropObjectType(prop, context);
  const keys = tableType?.getProperties() ?? [];
  if (keys.length === 0 || !keys.every((key) => isStringProperty(key, context))) return [];
  const file = (symbol ?? keys[0]!).declarations?.[0]?.getSourceFile().fileName ?? '';
  const script = readFile(file.replace(/\.d\.([cm]?)ts$/, '.$1js')) ?? '';
  const prefix = findClassPrefix(script) ?? `Mui${component.name}`;
  return keys
    .map((key) => extractClass(key, prefix))
    .filter((one) => one !== undefined)
    .sort((a, b) => compareNames(a.key, b.key));
}

function extractClass(symbol: ts.Symbol, prefix: string): ClassApi | undefined {
  const { description, deprecated, hidingTag } = getDocComment(symbol);
  if (hidingTag) return undefined;
  const isGlobal = GLOBAL_STATES.has(symbol.name);
  return {
    key: symbol.name,
    className: isGlobal ? `Mui-${symbol.name}` : `${prefix}-${symbol.name}`,
    description,
    isGlobal,
    ...(deprecated ? { deprecated } : {}),
  };
}

function isStringProperty(symbol: ts.Symbol, { program: { checker } }: ExtractionContext): boolean {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return (type.flags & ts.TypeFlags.StringLike) !== 0;
}

function extractSlots(
  component: ComponentExport,
  prop: DeclaredProp | undefined,
  context: ExtractionContext,
): readonly SlotApi[] {
  const slotsSymbol = findConventionalType(`${component.name}Slots`, component, context);
  const tableType = slotsSymbol
    ? context.program.checker.getDeclaredTypeOfSymbol(slotsSymbol)
    : getPropObjectType(prop, context);
  const members = tableType ? listDocumentedMembers(tableType) : [];
  // An object type that stands in the prop itself says what fits, and is only a table of slots where it describes them.
  if (!slotsSymbol && members.every(([, member]) => getDocComment(member).description === '')) return [];
  return members.flatMap(([name, symbol]) => {
    const { description, default: fallback, deprecated, hidingTag } = getDocComment(symbol);
    if (hidingTag) return [];
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
function listDocumentedMembers(tableType: ts.Type): readonly (readonly [string, ts.Symbol])[] {
  const ownMembers = tableType.getProperties();
  const [sourceType] = tableType.aliasTypeArguments ?? [];
  const sourceMembers = new Map(
    (sourceType?.getProperties() ?? []).map((one) => [uncapitalize(one.name), one]),
  );
  const isDerived = ownMembers.every((one) => !one.declarations && sourceMembers.has(one.name));
  // In the order of the original: the type that is made from it puts the optional ones first.
  const documentedMembers =
    isDerived && ownMembers.length > 0
      ? [...sourceMembers.entries()]
      : ownMembers.map((one) => [one.name, one] as const);
  const names = new Set(ownMembers.map(({ name }) => name));
  return documentedMembers.filter(([name]) => names.has(name));
}

function uncapitalize(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** A type by its conventional name: exported by the package, or by the file of the component. */
function findConventionalType(
  name: string,
  { declaration }: ComponentExport,
  { program, exports }: ExtractionContext,
): ts.Symbol | undefined {
  const file = program.checker.getSymbolAtLocation(declaration.getSourceFile());
  const symbol = exports.symbolsByName.get(name) ?? file?.exports?.get(ts.escapeLeadingUnderscores(name));
  return symbol && symbol.flags & ts.SymbolFlags.Type ? symbol : undefined;
}

/** The object that a prop such as `classes` takes; nothing where it takes any key. */
function getPropObjectType(
  prop: DeclaredProp | undefined,
  { program: { checker } }: ExtractionContext,
): ts.Type | undefined {
  const symbol = prop?.symbols[0];
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (!type || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return undefined;
  return checker.getIndexInfosOfType(type).length === 0 ? type : undefined;
}
