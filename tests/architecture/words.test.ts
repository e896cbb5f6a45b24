import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** What is called the same in every language. */
const NAMES = ['TypeScript', 'JavaScript', 'MUI System', 'Tailwind CSS'];

/** What a reader sees or hears: as an attribute of an element, or as a property. */
const SAID = [
  ...['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder', 'label'],
  ...['ariaLabel', 'ariaDescription', 'textContent', 'innerText'],
];

/** What is reported to the analytics or written into an issue, where no reader of the site reads it. */
const FOR_OTHERS = [
  'src/client/ads/create-slot-content.ts: nothing',
  'src/client/demos/describe-mismatch.ts: The browser renders',
  'src/client/demos/demo-error-boundary.ts: The demo',
  'src/client/demos/demo-error-boundary.ts: [docs] Demo',
  'src/client/demos/demo-error-boundary.ts: has a runtime error',
  'src/client/entries/vitals.ts: Web Vitals',
];

const filesIn = (folder: string, ...endings: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => join(folder, file));

/** The texts of a source that somebody would read, each behind the name of the file. */
function spokenIn(file: string, isSaid: (text: string, node: ts.Node) => boolean): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) return;
    const text = textOf(node);
    if (text !== undefined && /\p{L}{2}/u.test(text) && !NAMES.includes(text) && isSaid(text, node))
      found.push(`${file}: ${text}`);
    node.forEachChild(look);
  };
  look(source);
  return found;
}

const forReaders = (spoken: readonly string[]): readonly string[] =>
  spoken.filter((one) => !FOR_OTHERS.includes(one));

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text.trim();
  return undefined;
}

/** Text between tags, or the value of something that is said. */
function isShown(text: string, node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  const around = ts.findAncestor(node.parent, (one) => !isPartOfText(one));
  if (around && ts.isJsxExpression(around)) return isShown(text, around);
  if (around && (ts.isJsxElement(around) || ts.isJsxFragment(around))) return true;
  const name =
    around && (ts.isJsxAttribute(around) || ts.isPropertyAssignment(around)) ? around.name : leftOf(around);
  return name !== undefined && SAID.includes(name.getText().replaceAll(/^['"]|['"]$/g, ''));
}

function leftOf(node: ts.Node | undefined): ts.Node | undefined {
  if (!node || !ts.isBinaryExpression(node)) return undefined;
  const { left } = node;
  return ts.isPropertyAccessExpression(left) ? left.name : left;
}

function isPartOfText(node: ts.Node): boolean {
  const isChoice = ts.isConditionalExpression(node) || ts.isParenthesizedExpression(node);
  return isChoice || ts.isTemplateExpression(node) || ts.isTemplateSpan(node);
}

describe('LNG-06, whatever is said is a word that a site can translate', () => {
  test('no template holds one of its own', () => {
    const files = filesIn('templates', '.tsx');
    expect(files.length).toBeGreaterThan(30);
    expect(forReaders(files.flatMap((file) => spokenIn(file, isShown)))).toEqual([]);
  });

  test('no script does: a sentence, or the name of something', () => {
    const isSentence = (text: string) =>
      /^\[?\p{Lu}?\p{L}+ \p{L}+ ?\p{L}*/u.test(text) && /\p{Lu}/u.test(text);
    const spoken = filesIn('src/client', '.ts', '.tsx').flatMap((file) =>
      spokenIn(file, (text, node) => isSentence(text) || isShown(text, node)),
    );
    expect(forReaders(spoken)).toEqual([]);
  });

  test('no HTML that is written around a page’s text does', () => {
    const isWritten = (text: string) =>
      /(?:aria-label|title|alt)="\p{L}|>\p{Lu}\p{L}+ ?\p{Ll}*[.:]?</u.test(text);
    const files = ['markdown', 'reference', 'highlight', 'document'].flatMap((folder) =>
      filesIn(join('src', folder), '.ts'),
    );
    expect(files.flatMap((file) => spokenIn(file, isWritten))).toEqual([]);
  });
});
