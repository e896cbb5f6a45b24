/** Opens a TypeScript program over the declarations of one installed package. */

import ts from 'typescript';
import type { DeclarationReader } from './declaration-reader.js';
import { findEntryPoints, type EntryPoint, type InstalledPackage } from './entry-points.js';

export interface PackageProgram {
  readonly name: string;
  readonly checker: ts.TypeChecker;
  readonly entryPoints: readonly EntryPoint[];
  /** Whether the package finds the types of React. */
  readonly hasReactTypes: boolean;
  readonly getSourceFile: (file: string) => ts.SourceFile | undefined;
  /** Whether a file belongs to the package itself, not to one of its dependencies. */
  readonly isPackageFile: (file: string) => boolean;
  /** The folder of the package that a file belongs to. */
  readonly getPackageFolder: (file: string) => string;
  /** Whether a file belongs to one of the package's `dependencies`, which are not documented on their own. */
  readonly isDependencyFile: (file: string) => boolean;
  /** A file's path relative to the package. */
  readonly toPackagePath: (file: string) => string;
  /** A file's path relative to the site, for diagnostics: `../node_modules/@mui/material/…`. */
  readonly toSitePath: (file: string) => string;
  /** All declaration files that were read, without those of TypeScript itself; absolute. */
  readonly listSourceFiles: () => readonly string[];
  /** The syntax errors in the package's own declarations. */
  readonly getSyntaxErrors: () => readonly ts.DiagnosticWithLocation[];
  /** The text of a file beside a declaration. */
  readonly readFile: (file: string) => string | undefined;
}

/** The program of a package; `undefined` where no entry point has types. */
export function openPackageProgram(
  installed: InstalledPackage,
  { options, host, resolve }: DeclarationReader,
): PackageProgram | undefined {
  const importer = `${installed.resolveFrom}/index.ts`;
  const selfReferenceOptions = createSelfReferenceOptions(installed, options);
  const resolveSpecifier = (specifier: string) =>
    resolve(specifier, importer) ??
    ts.resolveModuleName(specifier, importer, selfReferenceOptions, host).resolvedModule;
  const entryPoints = findEntryPoints(installed, resolveSpecifier);
  const [root] = entryPoints;
  if (!root) return undefined;
  const program = ts.createProgram({
    rootNames: entryPoints.map(({ file }) => file),
    options,
    host,
  });
  const folder = findTypesFolder(root.file);
  const isPackageFile = (file: string) =>
    file.startsWith(`${folder}/`) && !file.includes('/node_modules/', folder.length);
  const dependencies = new Set(Object.keys(installed.manifest['dependencies'] ?? {}));
  return {
    name: installed.name,
    checker: program.getTypeChecker(),
    entryPoints,
    hasReactTypes: /\.d\.[cm]?ts$/.test(resolve('react', root.file)?.resolvedFileName ?? ''),
    getSourceFile: (file) => program.getSourceFile(file),
    isPackageFile,
    getPackageFolder: (file) =>
      isPackageFile(file) ? folder : (/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? ''),
    isDependencyFile: (file) =>
      dependencies.has(/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? ''),
    toPackagePath: (file) => (isPackageFile(file) ? file.slice(folder.length + 1) : removeRoot(file)),
    toSitePath: (file) => toRelativePath(installed.resolveFrom, file),
    listSourceFiles: () =>
      program
        .getSourceFiles()
        .map(({ fileName }) => fileName)
        .filter((file) => !/\/typescript\/lib\/lib\.[\w.]+$/.test(file)),
    getSyntaxErrors: () =>
      program
        .getSourceFiles()
        .filter(({ fileName }) => isPackageFile(fileName))
        .flatMap((source) => program.getSyntacticDiagnostics(source)),
    readFile: (file) => ts.sys.readFile(file),
  };
}

/** For a site inside of its own package: without `exports`, the name of a package does not resolve inside of it. */
function createSelfReferenceOptions(
  { name, folder }: InstalledPackage,
  options: ts.CompilerOptions,
): ts.CompilerOptions {
  return { ...options, paths: { [name]: [folder], [`${name}/*`]: [`${folder}/*`] } };
}

/** `../node_modules/kit/index.d.ts`, from two absolute paths. */
export function toRelativePath(folder: string, file: string): string {
  const [from, to] = [folder.split('/'), file.split('/')];
  const firstDifference = from.findIndex((part, index) => part !== to[index]);
  const commonLength = firstDifference < 0 ? from.length : firstDifference;
  return [...from.slice(commonLength).map(() => '..'), ...to.slice(commonLength)].join('/');
}

/** A path that does not depend on the folder of the site. */
function removeRoot(file: string): string {
  const index = file.lastIndexOf('/node_modules/');
  return index < 0 ? file.slice(file.lastIndexOf('/') + 1) : file.slice(index + 1);
}

/** The folder of the package: the nearest one above its types that has a `package.json` with a name. */
function findTypesFolder(file: string): string {
  for (let folder = file; folder.includes('/');) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    if (/"name"\s*:/.test(ts.sys.readFile(`${folder}/package.json`) ?? '')) return folder;
  }
  return file.slice(0, file.lastIndexOf('/'));
}
