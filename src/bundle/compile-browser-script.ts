/** Compiles a script for browsers to one small file. */

import type { BuildOptions } from 'esbuild';
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
  /** Modules that run before the entry, absolute. */
  readonly preludes?: readonly string[];
  /** Plain data, by the name that stands for it in the source. */
  readonly constants?: Readonly<Record<string, unknown>>;
}

/** The code has no line break at its end. What it is made from is docsgen's own: nobody adds files beside it. */
export async function compileBrowserScript({
  root,
  entry,
  format,
  deferredScripts = {},
  preludes = [],
  constants = {},
}: BrowserScriptInput): Promise<Omit<CompiledModule, 'outputs' | 'exports' | 'lookups'>> {
  const definitions = Object.entries({ ...deferredScripts, ...constants }).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  const { code, inputs, packageFiles, settingsFiles } = await compile({
    root,
    diagnosticCode: 'script/compile',
    build: {
      ...createEntry(root, entry, preludes),
      format,
      platform: 'browser',
      minify: true,
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(definitions) },
      external: Object.values(deferredScripts).filter(Boolean),
      tsconfigRaw: {},
    },
  });
  return { code: code.trimEnd(), inputs, packageFiles, settingsFiles };
}

/** With preludes, the entry is a module that imports them first. esbuild's `inject` fails with constants that are objects. */
function createEntry(root: string, entry: string, preludes: readonly string[]): BuildOptions {
  if (preludes.length === 0) return { entryPoints: [entry] };
  const imports = [...preludes, entry].map((file) => `import ${JSON.stringify(file)};`);
  return { stdin: { contents: imports.join('\n'), resolveDir: root, loader: 'js' } };
}
