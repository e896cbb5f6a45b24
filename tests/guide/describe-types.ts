/** Writes types as a reader needs them: how a member is written, what it is for, and where its type is described. */

import ts from 'typescript';
import type { Item } from './markdown-lists.js';
import { getChecker, getItemType, listMembers, type Member } from './source-types.js';

/** The types that have a section of their own: their names, and where that section is. */
export interface DescribedTypes {
  readonly names: ReadonlyMap<ts.Symbol, string>;
  readonly hrefOf: (name: string) => string;
}

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Longer texts of a type are replaced by its name. */
const MAX_TYPE_LENGTH = 160;

/** The members of a type as items. An object without a section of its own has its members below it. */
export function describeMembers(type: ts.Type, prefix: string, described: DescribedTypes): readonly Item[] {
  return listMembers(type).map((member) => describeMember(member, prefix, described));
}

function describeMember(member: Member, prefix: string, described: DescribedTypes): Item {
  const id = `${prefix}.${member.name}`;
  const itemType = getItemType(member.type);
  const expands = isOwnObject(itemType) && !findDescribed(itemType, described);
  const isList = itemType !== member.type;
  const type = expands ? (isList ? 'list of objects' : 'object') : writeMemberType(member, described);
  return {
    name: member.name,
    id,
    facts: [type, ...(member.isOptional ? ['optional'] : [])],
    description: member.comment,
    children: expands ? describeMembers(itemType, id, described) : [],
  };
}

/** A type of React is known by its name. */
function writeMemberType({ type, writtenType }: Member, described: DescribedTypes): string {
  return /^React\w+$/.test(writtenType) ? `\`${writtenType}\`` : writeType(type, described);
}

/** A written type as code; a link where it is the name of one that has a section. */
export function writeTypeName(text: string, { names, hrefOf }: DescribedTypes): string {
  const target = [...names.values()].find((name) => text.split(/\W/).includes(name));
  return target ? `[\`${text}\`](${hrefOf(target)})` : `\`${text}\``;
}

/** A type as code; a link where the type that it names has a section. */
function writeType(type: ts.Type, described: DescribedTypes): string {
  const long = replaceNames(writeTypeText(type), described);
  const alias = type.aliasSymbol && (described.names.get(type.aliasSymbol) ?? type.aliasSymbol.name);
  const text =
    long.length > MAX_TYPE_LENGTH && alias ? alias : alias && findDescribed(type, described) ? alias : long;
  const target = findDescribed(getItemType(type), described);
  return target ? `[\`${text}\`](${described.hrefOf(target)})` : `\`${text}\``;
}

/** A type as TypeScript writes it. */
export function writeTypeText(type: ts.Type): string {
  return getChecker().typeToString(type, undefined, FORMAT);
}

function findDescribed(type: ts.Type, { names }: DescribedTypes): string | undefined {
  return (type.aliasSymbol && names.get(type.aliasSymbol)) ?? (type.symbol && names.get(type.symbol));
}

/** Exports have other names than what they export. */
function replaceNames(text: string, { names }: DescribedTypes): string {
  let replaced = text;
  for (const [symbol, name] of names)
    if (symbol.name !== name) replaced = replaced.replaceAll(new RegExp(`\\b${symbol.name}\\b`, 'g'), name);
  return replaced;
}

/** An object that docsgen declares, and whose members are written out: no function, list or dictionary. */
function isOwnObject(type: ts.Type): boolean {
  const isPlain = type.flags & ts.TypeFlags.Object && type.getCallSignatures().length === 0;
  const declarations = type.symbol?.declarations ?? [];
  return (
    Boolean(isPlain) &&
    listMembers(type).length > 0 &&
    declarations.some((one) => /\/src\//.test(one.getSourceFile().fileName))
  );
}
