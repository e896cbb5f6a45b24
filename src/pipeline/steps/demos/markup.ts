/** The step that has a demo rendered on the server, and the keys by which it is asked for. */

import { resolve } from 'node:path';
import type { RenderedDemo } from '../../../demos/render/open-demo-renderer.js';
import type { DemoSources } from '../../../demos/source/load-demo.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { Read, Step } from '../../../graph/step.js';
import { SASS_FILE } from '../../../text/file-kinds.js';
import { readTool } from '../../build-input.js';
import { demoPackages, requireSass } from '../site/required-packages.js';
import type { PlacedDirective } from './isolation.js';
import { compileForServer, expireUnrepeatable } from './server-modules.js';
import { addDemoLocations, demoSources } from './sources.js';
import { readWrapper } from './wrappers.js';

/** Rendered for a page, for a document of its own, or in the browser only: there, or in an isolated document. */
type RenderMode = 'page' | 'iframe' | 'client' | 'isolated';

/** A module as a page shows it, and which occurrence on the page this is, for each has ids of its own. */
export type DemoKey = readonly [entry: string, occurrence: number, mode: RenderMode];

export function createDemoKey(entry: string, { occurrence, options }: PlacedDirective): DemoKey {
  const { iframe, ssr, isolated } = options;
  const mode = isolated ? 'isolated' : ssr ? (iframe ? 'iframe' : 'page') : 'client';
  return [entry, iframe || isolated ? 1 : occurrence, mode];
}

/** Each key once, in an order that does not depend on the pages. */
export function uniqueKeys(keys: Iterable<DemoKey>): readonly DemoKey[] {
  const byText = new Map([...keys].map((key) => [JSON.stringify(key), key]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
}

/** A demo's HTML and CSS; nothing where it cannot be rendered, which is reported. */
export const demoMarkup: Step<RenderedDemo | null, DemoKey> = {
  name: 'demo markup',
  // Without a cache, a large one would be rendered again for each step that asks for it.
  keepInMemory: true,
  run: async (read, [entry, occurrence, mode]) => {
    // A demo whose imports are wrong is not compiled: its sources report it.
    const { files } = await read.step(demoSources, entry);
    await read.step(demoPackages);
    if (files.some(({ path }) => SASS_FILE.test(path))) await read.step(requireSass);
    const { code, workspaceFiles } = await compileForServer(read, entry);
    const wrapper = await readWrapper(read, entry);
    const result = await readTool(read, 'demos').render({
      file: resolve(read.root, entry),
      relativeFile: entry,
      code,
      occurrence,
      isSandboxed: mode === 'iframe' || mode === 'isolated',
      isClientOnly: mode === 'client' || mode === 'isolated',
      wrapper: wrapper && { file: resolve(read.root, wrapper.path), code: wrapper.code },
      workspaceFiles,
    });
    if (!('diagnostics' in result)) return result;
    expireUnrepeatable(read, result.diagnostics);
    // The other occurrences have the same faults.
    if (occurrence === 1) await reportIssues(read, entry, { files, diagnostics: result.diagnostics });
    return result.rendered ?? null;
  },
};

interface DemoIssues extends Pick<DemoSources, 'files'> {
  readonly diagnostics: readonly Diagnostic[];
}

/** What is wrong with a package is one fault, however many demos import it: it is reported without them. */
async function reportIssues(read: Read, entry: string, { files, diagnostics }: DemoIssues): Promise<void> {
  const paths = new Set(files.map(({ path }) => path));
  const ownDiagnostics = diagnostics.filter(({ file }) => paths.has(file));
  read.report(diagnostics.filter(({ file }) => !paths.has(file)));
  read.report(await addDemoLocations(read, entry, ownDiagnostics));
}
