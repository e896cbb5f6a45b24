/** The reference of what docsgen exports as modules, and of the props of its partials. */

import ts from 'typescript';
import { TEMPLATE_NAMES } from '../../src/kit/layout.js';
import { PARTIAL_NAMES } from '../../src/kit/partials.js';
import { describeMembers, writeTypeName, writeTypeText, type DescribedTypes } from './describe-types.js';
import { writeList, type Item } from './markdown-lists.js';
import {
  getChecker,
  getExportedType,
  getSymbolType,
  isTypeSymbol,
  listExports,
  listMembers,
  readComment,
  readWrittenType,
  type Export,
} from './source-types.js';

const MODULES: Readonly<Record<string, { readonly file: string; readonly prefix: string }>> = {
  docsgen: { file: 'src/index.ts', prefix: 'docsgen' },
  'docsgen/kit': { file: 'src/kit/index.ts', prefix: 'kit' },
};

const KIT_PAGE = './module-api.md';

/** Each export of a module with its type, values before types; at the end its earlier names. */
export function writeModule([name = '']: readonly string[]): string {
  const { file, prefix } = MODULES[name]!;
  const exports = listExports(file);
  const own = exports.filter((one, at) => exports.findIndex(({ symbol }) => symbol === one.symbol) === at);
  const described: DescribedTypes = {
    names: new Map(own.filter(({ symbol }) => isTypeSymbol(symbol)).map((one) => [one.symbol, one.name])),
    hrefOf: (type) => `#${prefix}.${type}`,
  };
  const ordered = [
    ...own.filter(({ symbol }) => !isTypeSymbol(symbol)),
    ...own.filter(({ symbol }) => isTypeSymbol(symbol)),
  ];
  return [...ordered.map((one) => writeExport(one, prefix, described)), writeEarlierNames(exports, own)]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The props of the component of each partial. */
export function writePartials(): string {
  const kit = listExports('src/kit/index.ts');
  const described: DescribedTypes = {
    names: new Map(kit.toReversed().map(({ symbol, name }) => [symbol, name])),
    hrefOf: (type) => `${KIT_PAGE}#kit.${type}`,
  };
  const members = listMembers(getExportedType('src/kit/index.ts', 'PartialProps'));
  return PARTIAL_NAMES.map((name) => {
    const partial = members.find((member) => member.name === name)!;
    const props = writeList(describeMembers(partial.type, `${name}-prop`, described));
    return [`### \`${name}\` {#partial-${name}}`, partial.comment, props].join('\n\n');
  }).join('\n\n');
}

/** The names of the layouts, in a sentence. */
export function writeLayouts(): string {
  const names = TEMPLATE_NAMES.map((name) => `\`${name}\``);
  return `The layouts are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
}

function writeExport({ name, symbol }: Export, prefix: string, described: DescribedTypes): string {
  const comment = readComment(symbol);
  if (comment === '') throw new Error(`${name}, which is exported, has no comment`);
  const heading = `### \`${name}\` {#${prefix}.${name}}`;
  const type = getSymbolType(symbol);
  const id = `${prefix}.${name}`;
  if (!isTypeSymbol(symbol))
    return [heading, comment, ...writeValue(name, symbol, described, id)].join('\n\n');
  if (name === 'Config') return [heading, comment, '[All keys](./configuration.md)'].join('\n\n');
  const members = hasMembers(type) ? describeMembers(type, id, described) : [];
  const body = members.length > 0 ? writeList(members) : writeAlias(type);
  return [heading, comment, body].filter((text) => text !== '').join('\n\n');
}

/** How a function is called or a component is written, with its parameters. Nothing for other values. */
function writeValue(
  name: string,
  symbol: ts.Symbol,
  described: DescribedTypes,
  id: string,
): readonly string[] {
  const declaration = symbol.valueDeclaration;
  if (!declaration || !ts.isFunctionDeclaration(declaration)) return [];
  const [props] = declaration.parameters;
  if (/^[A-Z]/.test(name)) {
    const items = props ? describeMembers(getChecker().getTypeAtLocation(props), id, described) : [];
    return [`\`<${name} />\``, ...(items.length > 0 ? [writeList(items)] : [])];
  }
  const parameters = declaration.parameters.map((parameter) => describeParameter(parameter, id, described));
  const result = declaration.type ? ` returns ${writeTypeName(declaration.type.getText(), described)}` : '';
  const call = `\`${name}(${parameters.map((one) => one.name).join(', ')})\``;
  return [`${call}${result}`, ...(parameters.length > 0 ? [writeList(parameters)] : [])];
}

/** A parameter. The members of its type are below it, if that has no section of its own. */
function describeParameter(parameter: ts.ParameterDeclaration, id: string, described: DescribedTypes): Item {
  const written = readWrittenType(parameter);
  const type = getChecker().getTypeAtLocation(parameter);
  const isExported = [...described.names.values()].includes(written);
  const expands = !isExported && /^[A-Z]\w*$/.test(written) && hasMembers(type);
  const isOptional = getChecker().isOptionalParameter(parameter);
  return {
    name: parameter.name.getText(),
    id: `${id}.${parameter.name.getText()}`,
    facts: [expands ? 'object' : writeTypeName(written, described), ...(isOptional ? ['optional'] : [])],
    description: '',
    children: expands ? describeMembers(type, id, described) : [],
  };
}

function hasMembers(type: ts.Type): boolean {
  return (
    Boolean(type.flags & ts.TypeFlags.Object) &&
    !getChecker().isArrayType(type) &&
    listMembers(type).length > 0 &&
    listMembers(type).length < 60
  );
}

/** What a name stands for: the values of a union, say. Too long a list is left out. */
function writeAlias(type: ts.Type): string {
  const text = writeTypeText(type);
  return text.length > 400 ? '' : `\`${text}\``;
}

function writeEarlierNames(exports: readonly Export[], own: readonly Export[]): string {
  const earlier = exports.filter((one) => !own.includes(one));
  if (earlier.length === 0) return '';
  const pairs = earlier.map(
    ({ name, symbol }) => `\`${name}\` for \`${own.find((one) => one.symbol === symbol)!.name}\``,
  );
  return `Earlier names still work: ${pairs.join(', ')}.`;
}
