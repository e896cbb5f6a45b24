/** The reference of the config: keys, types and defaults from its schema, descriptions from the comments in it. */

import type { Type } from 'typescript';
import { configSchema } from '../../src/config/schema.js';
import { writeList, writeTable, type Item } from './markdown-lists.js';
import { getExportedType, getItemType, listMembers } from './source-types.js';

/** What this file reads of a schema, whatever its kind. */
interface Schema {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly value?: Schema;
  readonly message?: unknown;
  readonly pipe?: readonly (Schema & { readonly kind: string })[];
}

/** A key of the config, and what it may hold. */
interface Key {
  /** `ads.network.json`, `products.id` for what each item of a list has. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** As code; absent if without the key there is nothing. */
  readonly defaultValue: string | undefined;
  readonly comment: string;
  /** What a value has to be besides its type. */
  readonly rule: string;
  readonly children: readonly Key[];
}

const ROOT = configSchema as unknown as Schema;

const KEYS = describeEntries(ROOT, getExportedType('src/index.ts', 'Config'), '');

export const CONFIG_KEYS: readonly string[] = KEYS.map(({ path }) => path);

/** A table of all keys that leads to their sections. */
export function writeConfigIndex(): string {
  return writeTable(
    ['Key', 'Meaning'],
    KEYS.map(({ path, comment }) => [`[\`${path}\`](#config.${path})`, firstSentence(comment)]),
  );
}

/** A section for each of these keys. */
export function writeConfigKeys(names: readonly string[]): string {
  return names
    .map((name) => {
      const key = KEYS.find(({ path }) => path === name);
      if (!key) throw new Error(`the config has no key ${name}`);
      return writeSection(key);
    })
    .join('\n\n');
}

function writeSection(key: Key): string {
  const heading = `### \`${key.path}\` {#config.${key.path}}`;
  const children = key.children.length > 0 ? [writeList(key.children.map(createItem))] : [];
  return [heading, writeFacts(key).join(' · '), writeText(key), ...children].join('\n\n');
}

function createItem(key: Key): Item {
  return {
    name: key.path.slice(key.path.lastIndexOf('.') + 1),
    id: `config.${key.path}`,
    facts: writeFacts(key),
    description: writeText(key),
    children: key.children.map(createItem),
  };
}

function writeFacts({ type, isRequired, defaultValue }: Key): readonly string[] {
  const facts = isRequired ? [type, '**required**'] : [type];
  return defaultValue === undefined ? facts : [...facts, `default \`${defaultValue}\``];
}

function writeText({ comment, rule }: Key): string {
  return [comment, rule].filter((text) => text !== '').join(' ');
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
}

function describeEntries(schema: Schema, type: Type, prefix: string): readonly Key[] {
  const members = listMembers(type);
  return Object.entries(findEntries(schema)).map(([name, entry]) => {
    const path = `${prefix}${name}`;
    const member = members.find((one) => one.name === name);
    if (!member || member.comment === '')
      throw new Error(`${path} of the config has no comment in src/config`);
    const value = entry.wrapped ?? entry;
    return {
      path,
      type: writeType(value),
      isRequired: entry.wrapped === undefined,
      defaultValue: writeDefault(entry.default),
      comment: member.comment,
      rule: writeRule(value),
      children: describeEntries(value, getItemType(member.type), `${path}.`),
    };
  });
}

/** The entries of an object, of the items of a list, or of the object in a union. */
function findEntries({ entries, item, options = [] }: Schema): Readonly<Record<string, Schema>> {
  if (entries) return entries;
  if (item) return findEntries(item);
  return (
    options
      .filter(isSchema)
      .map(findEntries)
      .find((found) => Object.keys(found).length > 0) ?? {}
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function writeType(schema: Schema): string {
  switch (schema.type) {
    case 'array':
      return `list of ${writePlural(schema.item!)}`;
    case 'strict_object':
      return 'object';
    case 'record':
      return `object of ${writePlural(schema.value!)}`;
    case 'literal':
      return `\`${JSON.stringify(schema.literal)}\``;
    case 'picklist':
      return joinAlternatives(schema.options!.map((value) => `\`${writeValue(value)}\``));
    case 'union':
      return joinAlternatives(schema.options!.filter(isSchema).map(writeType));
    default:
      return schema.type;
  }
}

function writePlural(schema: Schema): string {
  const type = writeType(schema);
  return type.includes(' ') || type.startsWith('`') ? type.replace(/^object of/, 'objects of') : `${type}s`;
}

function joinAlternatives(alternatives: readonly string[]): string {
  return `${alternatives.slice(0, -1).join(', ')} or ${alternatives.at(-1)}`;
}

function writeValue(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

/** An empty text, list or object is what a reader expects without the key. */
function writeDefault(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : `[${value.map(writeValue).join(', ')}]`;
  return typeof value === 'object' ? undefined : writeValue(value);
}

/** The messages of the schema: “must be an https: address”. */
function writeRule(schema: Schema): string {
  const own = listMessages(schema).map((message) => `It ${message}.`);
  const item = schema.item ?? schema.value;
  const items = item && item.type === 'string' ? listMessages(item).map((message) => `Each ${message}.`) : [];
  return [...own, ...items].join(' ').replaceAll(/https?:\/\/[^\s,]+/g, '`$&`');
}

/** A list of alternatives is its own rule. */
function listMessages({ pipe = [] }: Schema): readonly string[] {
  const messages = pipe.flatMap(({ kind, message }) =>
    kind === 'validation' && typeof message === 'string' ? [message] : [],
  );
  return [...new Set(messages)];
}
