/** One TypeScript program over the declarations of one installed package. Knows nothing of components. */

import ts from 'typescript';
import { entryPointsOf, type EntryPoint } from './entry-points.js';
import type { Installed } from './installed.js';

export interface Project {
  readonly name: string;
  readonly checker: ts.TypeChecker;
  readonly entries: readonly EntryPoint[];
  /** Whether the package finds the types of React. */
  readonly hasReactTypes: boolean;
  readonly sourceFile: (file: string) => ts.SourceFile | undefined;
  /** Whether a file belongs to the package itself, and not to one that it uses. */
  readonly isOwn: (file: string) => boolean;
  /** The folder of the package that a file belongs to. */
  readonly packageOf: (file: string) => string;
  /** Whether a file belongs to a package that this one brings along: readers know nothing of it. */
  readonly isBroughtAlong: (file: string) => boolean;
  /** A file's path relative to the package. */
  readonly within: (file: string) => string;
  /** A file as a reader is told of it: relative to the site, as `../node_modules/@mui/material/…`. */
  readonly shown: (file: string) => string;
  /** All declarations that were read, but those of TypeScript itself; absolute. */
  readonly sources: () => readonly string[];
  /** What the parser found wrong with the package's own declarations. */
  readonly syntaxErrors: () => readonly ts.DiagnosticWithLocation[];
  /** The text of a file that lies beside a declaration. */
  readonly readFile: (file: string) => string | undefined;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The package's program; nothing where no entry of it has types. */
export function openProject(installed: Installed): Project | undefined {
  const host = leanHost();
  const resolve = (specifier: string) =>
    [OPTIONS, ownPaths(installed)]
      .map((options) => ts.resolveModuleName(specifier, `${installed.from}/index.ts`, options, host))
      .find(({ resolvedModule }) => resolvedModule)?.resolvedModule;
  const entries = entryPointsOf(installed, resolve);
  if (entries.length === 0) return undefined;
  const program = ts.createProgram({ rootNames: entries.map(({ file }) => file), options: OPTIONS, host });
  const folder = folderOfTypes(entries[0]!.file);
  const isOwn = (file: string) =>
    file.startsWith(`${folder}/`) && !file.includes('/node_modules/', folder.length);
  const brought = new Set(Object.keys(installed.manifest['dependencies'] ?? {}));
  return {
    name: installed.name,
    checker: program.getTypeChecker(),
    entries,
    hasReactTypes: /\.d\.[cm]?ts$/.test(
      ts.resolveModuleName('react', entries[0]!.file, OPTIONS, host).resolvedModule?.resolvedFileName ?? '',
    ),
    sourceFile: (file) => program.getSourceFile(file),
    isOwn,
    packageOf: (file) =>
      isOwn(file) ? folder : (/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? ''),
    isBroughtAlong: (file) => brought.has(/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? ''),
    within: (file) => (isOwn(file) ? file.slice(folder.length + 1) : withoutRoot(file)),
    shown: (file) => relativeTo(installed.from, file),
    sources: () =>
      program
        .getSourceFiles()
        .map(({ fileName }) => fileName)
        .filter((file) => !/\/typescript\/lib\/lib\.[\w.]+$/.test(file)),
    syntaxErrors: () =>
      program
        .getSourceFiles()
        .filter(({ fileName }) => isOwn(fileName))
        .flatMap((source) => program.getSyntacticDiagnostics(source)),
    readFile: (file) => ts.sys.readFile(file),
  };
}

/** For a site in the folder of its own package: without `exports`, a package cannot be imported by its name from inside. */
function ownPaths({ name, folder }: Installed): ts.CompilerOptions {
  return { ...OPTIONS, paths: { [name]: [folder], [`${name}/*`]: [`${folder}/*`] } };
}

/** A host that does not read the comments of the largest declarations, which are not shown. */
function leanHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const readFully = host.getSourceFile.bind(host);
  return {
    ...host,
    getSourceFile: (file, options, onError) => {
      if (!/\/(?:typescript\/lib\/lib\.|csstype\/)/.test(file)) return readFully(file, options, onError);
      const lean = typeof options === 'object' ? options : { languageVersion: options };
      return readFully(file, { ...lean, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }, onError);
    },
  };
}

/** `../node_modules/kit/index.d.ts`: both are absolute. */
export function relativeTo(folder: string, file: string): string {
  const [from, to] = [folder.split('/'), file.split('/')];
  const differing = from.findIndex((part, at) => part !== to[at]);
  const shared = differing < 0 ? from.length : differing;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

/** A path that does not depend on where the site lies. */
function withoutRoot(file: string): string {
  const at = file.lastIndexOf('/node_modules/');
  return at < 0 ? file.slice(file.lastIndexOf('/') + 1) : file.slice(at + 1);
}

/** The package's own folder: the nearest one above its types that has a named `package.json`. */
function folderOfTypes(file: string): string {
  for (let folder = file; folder.includes('/');) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    if (/"name"\s*:/.test(ts.sys.readFile(`${folder}/package.json`) ?? '')) return folder;
  }
  return file.slice(0, file.lastIndexOf('/'));
}
