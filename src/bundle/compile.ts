/** The only door to esbuild: sources in, one module's code out, with what was read. Knows nothing of sites.
 *  esbuild is loaded when it is first asked for. */

import { isAbsolute, join, relative } from 'node:path';
import type { BuildFailure, BuildOptions, Location, Message, Metafile } from 'esbuild';
import { DiagnosticError, type SourceLocation, type Diagnostic } from '../diagnostics/diagnostic.js';
import { LookupRecorder } from './lookup-recorder.js';

export interface CompiledModule {
  readonly code: string;
  /** Every file that was read, absolute. Of a package in `node_modules` its `package.json` only. */
  readonly inputs: readonly string[];
  /** What came out, by its place: of several programs at once there is more than one. */
  readonly outputs: Metafile['outputs'];
  /** The names that the module exports. */
  readonly exports: readonly string[];
}

export interface CompileOptions {
  /** Absolute: messages name files relative to it. */
  readonly root: string;
  /** The code of the problems, such as `config/syntax`. */
  readonly diagnosticCode: string;
  /** Is told of every file, absolute, whose coming, going or changing could mend a compilation that fails. */
  readonly onFailure?: OnFailure | undefined;
  readonly build: BuildOptions;
}

export type OnFailure = (paths: readonly string[]) => void;

/** Bundles into one ES module. Throws `Problems` with all that esbuild found, at their places. */
export async function compile({
  root,
  diagnosticCode,
  onFailure,
  build,
}: CompileOptions): Promise<CompiledModule> {
  const esbuild = await import('esbuild');
  const recorder = new LookupRecorder();
  try {
    const { outputFiles, metafile } = await esbuild.build({
      absWorkingDir: root,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      charset: 'utf8',
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      ...build,
      // Looks on at every module, which takes its time.
      plugins: [...(onFailure ? [recorder.plugin] : []), ...(build.plugins ?? [])],
      write: false,
      metafile: true,
    });
    const files = Object.keys(metafile!.inputs).filter((input) => !/^[a-z-]+:/.test(input));
    return {
      code: outputFiles![0]!.text,
      inputs: resolveInputFiles(files.map((file) => join(root, file))),
      outputs: metafile!.outputs,
      exports: Object.values(metafile!.outputs)[0]!.exports,
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    onFailure?.(recorder.paths);
    throw new DiagnosticError(
      error.errors.map((message) => createCompileDiagnostic(message, { root, diagnosticCode })),
    );
  }
}

function resolveInputFiles(files: readonly string[]): readonly string[] {
  const inputs = new Set(
    files.map((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file),
  );
  return [...inputs]
    .map((input) => (input.includes('/node_modules/') ? join(input, 'package.json') : input))
    .sort();
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors);
}

interface CompilationContext {
  readonly root: string;
  readonly diagnosticCode: string;
}

function createCompileDiagnostic(
  { text, location, notes }: Message,
  { root, diagnosticCode }: CompilationContext,
): Diagnostic {
  const hint = notes.flatMap((note) => (note.location ? [] : [note.text])).join(' ');
  const related = notes.flatMap((note) =>
    note.location ? [{ ...toSourceLocation(note.location, root), message: note.text.replace(/:$/, '') }] : [],
  );
  return {
    code: diagnosticCode,
    severity: 'error',
    ...(location ? toSourceLocation(location, root) : { file: '.' }),
    ...(location ? { endLine: location.line, endColumn: location.column + location.length + 1 } : {}),
    message: text,
    ...(hint ? { hint } : {}),
    ...(related.length > 0 ? { related } : {}),
  };
}

function toSourceLocation({ file, line, column }: Location, root: string): SourceLocation {
  return { file: toRelativePath(root, file), line, column: column + 1 };
}

function toRelativePath(root: string, file: string): string {
  const path = file.replace(/^[a-z-]+:/, '');
  return isAbsolute(path) ? relative(root, path) : path;
}
