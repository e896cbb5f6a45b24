/** Checks the TypeScript of fences against the types of docsgen: one program for all of them. */

import { resolve } from 'node:path';
import ts from 'typescript';
import { completeConfig, isConfig } from './check-config.js';
import type { Fence } from './list-fences.js';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['react', 'node'],
  paths: {
    docsgen: [resolve('src/index.ts')],
    'docsgen/kit': [resolve('src/kit/index.ts')],
    'docsgen/templates/*': [resolve('templates/*')],
  },
};

/** Modules that an example may import although they are not here: what a reader has, but nothing of docsgen. */
const MISSING_MODULE = /^Cannot find module '(?!docsgen)/;

/** What a part of a file may name although it does not declare it: a name, and React. */
const MISSING_NAMES = [2304, 2686];

/** What is wrong with each of these fences: parts of files by their syntax, whole files by their types. */
export function checkTypes(fences: readonly Fence[]): ReadonlyMap<Fence, readonly string[]> {
  const sources = new Map(
    fences.map((fence, at) => [resolve(`tests/guide/fence-${at}.tsx`), createSource(fence)]),
  );
  const program = ts.createProgram([...sources.keys()], OPTIONS, createHost(sources));
  return new Map(
    [...sources.keys()].map((file, at) => {
      const fence = fences[at]!;
      const source = program.getSourceFile(file)!;
      const syntax = program.getSyntacticDiagnostics(source);
      const semantic = syntax.length > 0 || isPart(fence) ? [] : program.getSemanticDiagnostics(source);
      return [fence, [...syntax, ...semantic].filter((one) => !isAllowed(one, fence)).map(formatMessage)];
    }),
  );
}

/** Another file is read from memory; all else from the disk. */
function createHost(sources: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  return {
    ...host,
    fileExists: (file) => sources.has(resolve(file)) || fileExists(file),
    getSourceFile: (file, target, ...rest) => {
      const text = sources.get(resolve(file));
      return text === undefined
        ? getSourceFile(file, target, ...rest)
        : ts.createSourceFile(file, text, target);
    },
  };
}

/** A fence as a module. A config is completed, and what a navigation exports has to be entries. */
function createSource(fence: Fence): string {
  const { text, title } = fence;
  if (isConfig(fence)) return completeConfig(text);
  if (/^\s*[[{]/.test(text))
    return `${IMPORT_ENTRY}void ((${text.trim().replace(/;$/, '')}) satisfies Entry | readonly Entry[]);\n`;
  if (/(?:^|\/)navigation\/[\w-]+\.ts$/.test(title) && /^export default \[/m.test(text))
    return `${IMPORT_ENTRY}${text.trim().replace(/;$/, '')} satisfies readonly Entry[];\n`;
  return `${text}\nexport {};\n`;
}

const IMPORT_ENTRY = "import type { NavigationEntry as Entry } from 'docsgen';\n";

/** A part of a file, or one of another tool: what it names is elsewhere. */
function isPart({ title, language }: Fence): boolean {
  return /, in part$|\.stories\.tsx$/.test(title) || language === 'js' || language === 'jsx';
}

function isAllowed(diagnostic: ts.Diagnostic, { title, text }: Fence): boolean {
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const isWhole = title !== '' && /^(?:import |export default )/m.test(text);
  return MISSING_MODULE.test(message) || (!isWhole && MISSING_NAMES.includes(diagnostic.code));
}

function formatMessage({ file, start = 0, code, messageText }: ts.Diagnostic): string {
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `line ${line}: TS${code} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}
