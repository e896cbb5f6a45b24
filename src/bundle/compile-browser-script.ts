/** Compiles a script for browsers: one small file, without a word that it does not need. Knows nothing of pages. */

import { compile, type CompiledModule } from './compile.js';

export interface BrowserScriptInput {
  /** Absolute: messages name files relative to it. */
  readonly root: string;
  /** The module that it begins with, absolute. */
  readonly entry: string;
  /** `iife`: a classic script, which leaves no names behind; `esm`: a module. */
  readonly format: 'iife' | 'esm';
  /** The scripts that it asks for later: the name that stands for an address in the source, and the address. */
  readonly deferredScripts?: Readonly<Record<string, string>>;
  /** Plain data that stands for a name in the source. */
  readonly constants?: Readonly<Record<string, unknown>>;
}

/** The code, in one line without a line break at its end. */
export async function compileBrowserScript({
  root,
  entry,
  format,
  deferredScripts = {},
  constants = {},
}: BrowserScriptInput): Promise<Pick<CompiledModule, 'code' | 'inputs'>> {
  const definitions = Object.entries({ ...deferredScripts, ...constants }).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  const { code, inputs } = await compile({
    root,
    diagnosticCode: 'script/compile',
    build: {
      entryPoints: [entry],
      format,
      platform: 'browser',
      minify: true,
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(definitions) },
      external: Object.values(deferredScripts).filter(Boolean),
      tsconfigRaw: {},
    },
  });
  return { code: code.trimEnd(), inputs };
}
