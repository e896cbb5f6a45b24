/** The step that has a demo rendered on the server, and the keys by which it is asked for. */

import { relative, resolve } from 'node:path';
import type { CompiledModule } from '../../../bundle/compile.js';
import type { RenderedDemo } from '../../../demos/render/open-demo-renderer.js';
import { DiagnosticError, EnvironmentError, type Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { Read, Step } from '../../../graph/step.js';
import type { DemoDirective } from '../../../markdown/page.js';
import { readTool } from '../../build-input.js';
import { trackInputs } from '../../track-inputs.js';
import { findPackageManifests, parseRequiredPackages } from '../../installed-packages.js';
import { demoPackages, RENDER_PACKAGES } from '../site/required-packages.js';
import { addDemoLocations, demoSources } from './sources.js';

/** Rendered for a page, for a document of its own, or in the browser only: there, or in an isolated document. */
type RenderMode = 'page' | 'iframe' | 'client' | 'isolated';

/** A module as a page shows it, and which occurrence on the page this is, for each has ids of its own. */
export type DemoKey = readonly [entry: string, occurrence: number, mode: RenderMode];

export function createDemoKey(entry: string, { occurrence, options }: DemoDirective): DemoKey {
  const { iframe, ssr, isolated } = options;
  const mode = isolated ? 'isolated' : ssr ? (iframe ? 'iframe' : 'page') : 'client';
  return [entry, iframe || isolated ? 1 : occurrence, mode];
}

/** Each key once, in an order that does not depend on the pages. */
export function uniqueKeys(keys: Iterable<DemoKey>): readonly DemoKey[] {
  const byText = new Map([...keys].map((key) => [JSON.stringify(key), key]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
}

/** What may be otherwise the next time: a package is installed, or the machine has more time or memory. */
const UNREPEATABLE_CODES: readonly string[] = ['demo/import', 'demo/timeout', 'demo/exit', 'demo/globals'];

function isUnrepeatable({ code, message }: Diagnostic): boolean {
  return UNREPEATABLE_CODES.includes(code) || /Cannot find (?:module|package)/.test(message);
}

/** A demo's HTML and CSS; nothing where it cannot be rendered, which is reported. */
export const demoMarkup: Step<RenderedDemo | null, DemoKey> = {
  name: 'demo markup',
  run: async (read, [entry, occurrence, mode]) => {
    // A demo whose imports are wrong is not compiled: its sources report it.
    await read.step(demoSources, entry);
    await read.step(demoPackages);
    const { code, inputs } = await compileDemoForServer(read, entry);
    for (const input of inputs) read.trackFile(relative(read.root, input));
    const packages = new Set([...RENDER_PACKAGES, ...parseRequiredPackages(code)]);
    for (const file of [...packages].flatMap((name) => findPackageManifests(read.root, name)))
      read.trackFile(file);
    const result = await readTool(read, 'demos').render({
      file: resolve(read.root, entry),
      relativeFile: entry,
      code,
      occurrence,
      isSandboxed: mode === 'iframe',
      isClientOnly: mode === 'client' || mode === 'isolated',
    });
    if (!('diagnostics' in result)) return result;
    if (result.diagnostics.some(isUnrepeatable)) read.expireAfterBuild();
    // The other occurrences have the same faults.
    if (occurrence === 1) read.report(await addDemoLocations(read, entry, result.diagnostics));
    return result.rendered ?? null;
  },
};

async function compileDemoForServer(
  read: Read,
  entry: string,
): Promise<Pick<CompiledModule, 'code' | 'inputs'>> {
  try {
    return await readTool(read, 'demoCompiler').compileForServer(entry, trackInputs(read));
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    throw new EnvironmentError(await addDemoLocations(read, entry, error.diagnostics));
  }
}
