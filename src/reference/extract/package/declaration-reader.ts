/** Reads and parses declaration files for the programs of several packages. Packages of one family share most of their
 *  declarations: each file is parsed once, and each import is resolved once. Right as long as no file changes. */

import ts from 'typescript';

export interface DeclarationReader {
  readonly options: ts.CompilerOptions;
  readonly host: ts.CompilerHost;
  /** Resolves an import of the file `importer`. */
  readonly resolve: (specifier: string, importer: string) => ts.ResolvedModule | undefined;
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
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

/** To be dropped when the files may have changed. */
export function createDeclarationReader(): DeclarationReader {
  const host = createCachingHost(ts.createCompilerHost(COMPILER_OPTIONS));
  const resolutionCache = ts.createModuleResolutionCache(
    host.getCurrentDirectory(),
    host.getCanonicalFileName,
    COMPILER_OPTIONS,
  );
  host.resolveModuleNameLiterals = (...[literals, importer, redirect, options, sourceFile]) =>
    literals.map((literal) =>
      ts.resolveModuleName(
        literal.text,
        importer,
        options,
        host,
        resolutionCache,
        redirect,
        ts.getModeForUsageLocation(sourceFile, literal, options),
      ),
    );
  return {
    options: COMPILER_OPTIONS,
    host,
    resolve: (specifier, importer) =>
      ts.resolveModuleName(specifier, importer, COMPILER_OPTIONS, host, resolutionCache).resolvedModule,
  };
}

/** Asks the file system for each path once. A syntax tree does not belong to a program, so that programs with the same
 *  options can share it. */
function createCachingHost(host: ts.CompilerHost): ts.CompilerHost {
  const getSourceFile = host.getSourceFile.bind(host);
  const sourceFiles = new Map<string, ts.SourceFile | undefined>();
  return {
    ...host,
    fileExists: memoize(host.fileExists.bind(host)),
    directoryExists: memoize((folder) => ts.sys.directoryExists(folder)),
    realpath: memoize((path) => ts.sys.realpath?.(path) ?? path),
    getSourceFile: (file, options, onError) => {
      if (!sourceFiles.has(file)) {
        const sourceFile = getSourceFile(file, selectParseOptions(file, options), onError);
        sourceFiles.set(file, sourceFile);
      }
      return sourceFiles.get(file);
    },
  };
}

/** The comments of the largest declarations are not shown: they are skipped. */
function selectParseOptions(
  file: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.ScriptTarget | ts.CreateSourceFileOptions {
  if (!/\/(?:typescript\/lib\/lib\.|csstype\/)/.test(file)) return options;
  const parseOptions = typeof options === 'object' ? options : { languageVersion: options };
  return { ...parseOptions, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
}

function memoize<T>(compute: (path: string) => T): (path: string) => T {
  const results = new Map<string, T>();
  return (path) => {
    if (!results.has(path)) results.set(path, compute(path));
    return results.get(path) as T;
  };
}
