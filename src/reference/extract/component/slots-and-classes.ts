/** Extracts the CSS classes and the slots of a component. */

import ts from 'typescript';
import { familyConventions } from '../../../site/mui/conventions.js';
import { findClassPrefix } from './sidecar-script.js';
import { compareNames, type ClassApi, type SlotApi } from '../../package-api.js';
import { getDocComment } from '../doc-comment.js';
import type { DeclaredProp } from './declared-props.js';
import {
  findConventionalSymbol,
  type ComponentExport,
  type ExtractionContext,
} from '../extraction-context.js';

/** States whose classes are the same for all components. */
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

/** The slots, in the order of their declarations, and the classes, by key. The class of a slot is a field of the slot. */
export function extractSlotsAndClasses(
  component: ComponentExport,
  props: ReadonlyMap<string, DeclaredProp>,
  context: ExtractionContext,
): { readonly slots: readonly SlotApi[]; readonly classes: readonly ClassApi[] } {
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
  const [declaration] = (symbol ?? keys[0])?.declarations ?? [];
  if (keys.length === 0 || !keys.every((key) => isStringProperty(key, context))) return [];
  const file = declaration?.getSourceFile().fileName ?? '';
  const script = readFile(file.replace(/\.d\.([cm]?)ts$/, '.$1js')) ?? '';
  const prefix = findClassPrefix(script) ?? `${familyConventions.classPrefix}${component.name}`;
  return keys.flatMap((key) => extractClass(key, prefix) ?? []).sort((a, b) => compareNames(a.key, b.key));
}

function extractClass(symbol: ts.Symbol, prefix: string): ClassApi | undefined {
  const { description, deprecated, hidingTag } = getDocComment(symbol);
  if (hidingTag) return undefined;
  const isGlobal = GLOBAL_STATES.has(symbol.name);
  return {
    key: symbol.name,
    className: isGlobal ? `${familyConventions.statePrefix}${symbol.name}` : `${prefix}-${symbol.name}`,
    description,
    isGlobal,
    deprecated,
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
  // An object type in the prop itself lists what fits. It is a table of slots only where it describes them.
  if (!slotsSymbol && members.every(([, member]) => getDocComment(member).description === '')) return [];
  return members.flatMap(([name, symbol]) => {
    const { description, default: fallback, deprecated, hidingTag } = getDocComment(symbol);
    return hidingTag ? [] : [{ name, default: fallback, description, deprecated }];
  });
}

/** The members of a table, with the symbols that describe them. Where a type such as `UncapitalizeObjectKeys<Slots>`
 *  changes the case of another type's keys, they are described there. */
function listDocumentedMembers(tableType: ts.Type): readonly (readonly [string, ts.Symbol])[] {
  const ownMembers = tableType.getProperties();
  const [sourceType] = tableType.aliasTypeArguments ?? [];
  const sourceMembers = new Map(
    (sourceType?.getProperties() ?? []).map((one) => [uncapitalize(one.name), one]),
  );
  const isDerived = ownMembers.every((one) => !one.declarations && sourceMembers.has(one.name));
  // In the order of the original: the derived type puts the optional ones first.
  const documentedMembers =
    isDerived && ownMembers.length > 0
      ? [...sourceMembers]
      : ownMembers.map((one) => [one.name, one] as const);
  const names = new Set(ownMembers.map(({ name }) => name));
  return documentedMembers.filter(([name]) => names.has(name));
}

function uncapitalize(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** A type with a conventional name such as `ButtonSlots`. */
function findConventionalType(
  name: string,
  component: ComponentExport,
  context: ExtractionContext,
): ts.Symbol | undefined {
  const symbol = findConventionalSymbol(name, component, context);
  return symbol && symbol.flags & ts.SymbolFlags.Type ? symbol : undefined;
}

/** The object type of a prop such as `classes`; `undefined` where it takes any key. */
function getPropObjectType(
  prop: DeclaredProp | undefined,
  { program: { checker } }: ExtractionContext,
): ts.Type | undefined {
  const symbol = prop?.symbols[0];
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (!type || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return undefined;
  return checker.getIndexInfosOfType(type).length === 0 ? type : undefined;
}
