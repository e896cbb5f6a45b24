/** Reads the API of an installed package from the prop types, class names and comments in its scripts and declarations,
 *  without the type checker. MUI publishes its references from these, so they are what we compare ours with. */

import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

export interface ExpectedProp {
  readonly required: boolean;
  readonly default?: string;
  readonly deprecated: boolean;
}

export interface ExpectedApi {
  /** The props that are described for readers, by component. */
  readonly props: ReadonlyMap<string, ReadonlyMap<string, ExpectedProp>>;
  /** The class names that the script of a component makes. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** The members of `XSlots`, where that extends nothing. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
  readonly inheritance: ReadonlyMap<string, string>;
}

const STATES =
  /^(?:active|checked|completed|disabled|error|expanded|focused|focusVisible|open|readOnly|required|selected)$/;

/** Reads an installed package, its own folders only. */
export function readExpectedApi(folder: string): ExpectedApi {
  // Of two scripts of one name, the first is the newer one.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/(?:^|\/)(?:node_modules|esm|modern|legacy|internals)\//.test(file))
    .sort()
    .reverse();
  const read = (file: string): [string, string] => [file, readFileSync(`${folder}/${file}`, 'utf8')];
  const scripts = files.filter((file) => /\/\p{Lu}\w*\.js$/u.test(file)).map(read);
  const makers = files.filter((file) => file.endsWith('lasses.js')).map(read);
  const declarations = files.filter((file) => /\/\p{Lu}[\w.]*\.d\.ts$/u.test(file)).map(read);
  return {
    props: new Map(scripts.flatMap(([file, text]) => findPropTypes(file, text))),
    classes: new Map(makers.flatMap(([, text]) => findClasses(text))),
    slots: new Map(declarations.flatMap(([, text]) => findSlots(text))),
    inheritance: new Map(declarations.flatMap(([, text]) => findInheritance(text))),
  };
}

type PropsEntry = [string, ReadonlyMap<string, ExpectedProp>];

/** `Button.propTypes = { … }` of `Button/Button.js`. */
function findPropTypes(file: string, text: string): readonly PropsEntry[] {
  if (!text.includes('These PropTypes are generated') || /@ignore - internal component/.test(text)) return [];
  const name = /(\w+)\.js$/.exec(file)![1]!;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found: PropsEntry[] = [];
  const visit = (node: ts.Node): void => {
    const isList =
      ts.isBinaryExpression(node) &&
      new RegExp(`\\b${name}(?:Raw)?\\.propTypes$`).test(node.left.getText()) &&
      ts.isObjectLiteralExpression(node.right);
    if (isList) found.push([name, new Map(node.right.properties.flatMap((one) => readProp(one)))]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readProp(property: ts.ObjectLiteralElementLike): readonly (readonly [string, ExpectedProp])[] {
  if (!ts.isPropertyAssignment(property)) return [];
  const comment = ts.getJSDocCommentsAndTags(property).at(-1)?.getText() ?? '';
  const description = comment
    .replaceAll(/^\/\*\*|\*\/$/g, '')
    .replaceAll(/^[ \t]*\*/gm, '')
    .trim();
  if (description === '' || /^@(?!deprecated)|@ignore\b/.test(description)) return [];
  const [, fallback] = /@default ?([\s\S]*?)(?=\n\s*@|$)/.exec(description) ?? [];
  const required = /\.isRequired$|^(?:chain|\(0, _chain)[^{]*\.isRequired,/.test(
    property.initializer.getText(),
  );
  const expected = {
    required,
    deprecated: /@deprecated\b/.test(description),
    ...(fallback === undefined ? {} : { default: toPlainText(fallback) }),
  };
  return [[(property.name as ts.Identifier).text, expected]];
}

/** A default as one line, without what some write around it. */
export function toPlainText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^`(.*)`$/, '$1');
}

/** `generateUtilityClasses('MuiButton', ['root', …])`, where it lists all. */
function findClasses(text: string): readonly (readonly [string, readonly string[]])[] {
  const calls = text.matchAll(
    /generateUtilityClasses\w*(?:\.default)?\)?\('(?:Mui|Joy)(\w+)',\s*\[([^\]]*)\]/g,
  );
  return Array.from(calls)
    .filter(([, , list]) => !list!.includes('...'))
    .map(([, name, list]) => [
      name!,
      Array.from(list!.matchAll(/'([^']+)'/g), ([, key]) =>
        STATES.test(key!) ? `Mui-${key}` : `Mui${name}-${key}`,
      ),
    ]);
}

function findSlots(text: string): readonly (readonly [string, readonly string[]])[] {
  const source = ts.createSourceFile('slots.d.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((one) => ts.isInterfaceDeclaration(one))
    .filter(({ name, heritageClauses }) => name.text.endsWith('Slots') && !heritageClauses)
    .map(({ name, members }) => [
      name.text.replace(/Slots$/, ''),
      members.map((member) => member.name!.getText()),
    ]);
}

function findInheritance(text: string): readonly (readonly [string, string])[] {
  const lists = text.matchAll(/- \[(\w+) API\][^\n]*\n\s*\*\s*- inherits \[(\w+) API\]/g);
  return Array.from(lists, ([, name, base]) => [name!, base!] as const);
}
