/** Compiles a script for browsers to one small file. */

import { compile, type CompiledModule } from './compile.js';

export interface BrowserScriptInput {
  /** Absolute: diagnostics name files relative to it. */
  readonly root: string;
  /** The entry module, absolute. */
  readonly entry: string;
  /** `iife`: a classic script without global names; `esm`: a module. */
  readonly format: 'iife' | 'esm';
  /** The addresses of scripts that it imports later, by the name that stands for each in the source. */
  readonly deferredScripts?: Readonly<Record<string, string>>;
  /** Plain data, by the name that stands for it in the source. */
  readonly constants?: Readonly<Record<string, unknown>>;
}

/** The code has no line break at its end. */
export async function compileBrowserScript({
  root,
  entry,
  format,
  deferredScripts = {},
  constants = {},
}: BrowserScriptInput): Promise<Omit<CompiledModule, 'outputs' | 'exports'>> {
  const definitions = Object.entries({ ...deferredScripts, ...constants }).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  const { code, ...compiled } = await compile({
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
  return { ...compiled, code: code.trimEnd() };
}
