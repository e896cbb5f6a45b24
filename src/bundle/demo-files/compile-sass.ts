/** Compiles Sass with the `sass` of the site. docsgen does not bring one along. */

import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PartialMessage } from 'esbuild';

/** What docsgen uses of the package `sass`. */
interface Sass {
  compile(file: string, options: object): { readonly css: string; readonly loadedUrls: readonly URL[] };
  readonly NodePackageImporter: new (folder: string) => object;
  readonly Logger: { readonly silent: object };
}

interface SassException {
  readonly sassMessage: string;
  readonly span: SourceSpan;
}

/** Lines and columns from 0. */
interface SourceSpan {
  readonly start: { readonly line: number; readonly column: number };
  readonly text: string;
  readonly url?: URL;
  readonly context?: string;
}

interface CompiledSass {
  readonly css: string;
  /** The file itself and all that it uses, absolute. */
  readonly files: readonly string[];
}

/** `file` is absolute, as is `root`: the site folder. */
export function compileSass(
  file: string,
  root: string,
): CompiledSass | { readonly errors: readonly PartialMessage[] } {
  const load = createRequire(join(root, 'docsgen.config.ts'));
  if (!isInstalled(load)) return { errors: [{ text: 'Could not resolve "sass"' }] };
  const sass = load('sass') as Sass;
  try {
    const { css, loadedUrls } = sass.compile(file, {
      charset: false,
      logger: sass.Logger.silent,
      importers: [new sass.NodePackageImporter(root)],
    });
    return { css, files: loadedUrls.flatMap(toFile) };
  } catch (error) {
    if (!isSassException(error)) throw error;
    return { errors: [createMessage(error, { file, root })] };
  }
}

function isInstalled(load: NodeJS.Require): boolean {
  try {
    return load.resolve('sass') !== '';
  } catch {
    return false;
  }
}

function isSassException(error: unknown): error is SassException {
  return error instanceof Error && 'sassMessage' in error && 'span' in error;
}

function createMessage(
  { sassMessage, span }: SassException,
  { file, root }: { readonly file: string; readonly root: string },
): PartialMessage {
  const [source = file] = span.url ? toFile(span.url) : [];
  return {
    text: sassMessage,
    location: {
      file: relative(root, source),
      line: span.start.line + 1,
      column: span.start.column,
      length: span.text.split('\n', 1)[0]!.length,
      lineText: span.context?.split('\n', 1)[0] ?? '',
    },
  };
}

function toFile(url: URL): readonly string[] {
  return url.protocol === 'file:' ? [fileURLToPath(url)] : [];
}
