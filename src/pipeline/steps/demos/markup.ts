/** The step that has a demo rendered on the server, the keys by which it is asked for, and where pages show it. */

import { relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import type { CompiledModule } from '../../../bundle/compile.js';
import type { RenderedDemo } from '../../../demos/render/open-demo-renderer.js';
import type { Read, Step } from '../../../graph/step.js';
import type { DemoDirective, Page } from '../../../markdown/page.js';
import { DiagnosticError, type Diagnostic, type RelatedLocation } from '../../../diagnostics/diagnostic.js';
import { readTool } from '../../build-input.js';
import { trackInputs } from '../../track-inputs.js';
import { findPackageManifests, parseRequiredPackages } from '../../installed-packages.js';
import { page, readSource } from '../content/pages.js';
import { routes } from '../site/routes.js';

/** A demo as a page shows it: its source file, and which showing of it on the page this is, for each has ids of its own. */
export type DemoKey = readonly [entry: string, showing: number, isFramed: boolean];

export function createDemoKey(
  entry: string,
  { occurrence, inIframe }: { occurrence: number; inIframe: boolean },
): DemoKey {
  return [entry, inIframe ? 1 : occurrence, inIframe];
}

/** Each key once, in an order that does not depend on the pages. */
export function uniqueKeys(keys: Iterable<DemoKey>): readonly DemoKey[] {
  const byText = new Map([...keys].map((key) => [JSON.stringify(key), key]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
}

/** What a page asks for: its own source file, and the name in the directive. */
export type DemoName = readonly [source: string, name: string];

/** Of each use, how many of the same demo stand before it on the page, itself included. */
export function countOccurrences(uses: readonly DemoDirective[]): readonly number[] {
  return uses.map(({ name }, at) => uses.slice(0, at + 1).filter((one) => one.name === name).length);
}

/** The keys of the demos that a page shows, with the pages' names for them. */
export function collectDemoUses({ source, blocks }: Page): readonly PageDemoUse[] {
  const uses = blocks.filter((block) => block.kind === 'demo');
  const occurrences = countOccurrences(uses);
  return uses.map(({ name, options }, at) => ({
    demoName: [source, name],
    occurrence: occurrences[at]!,
    inIframe: options.iframe,
  }));
}

export interface PageDemoUse {
  /** The key of `demoEntries`. */
  readonly demoName: DemoName;
  readonly occurrence: number;
  readonly inIframe: boolean;
}

/** The source files of a demo, one for each styling option that it has, by its page and name; none where it cannot be
 *  read as it is, which the page tells. */
export const demoEntries: Step<readonly string[], DemoName> = {
  name: 'demo entries',
  run: async (read, [pageFile, name]) => {
    const { loadDemo } = await import('../../../demos/source/load-demo.js');
    const loadOptions = {
      folder: dirname(pageFile),
      moduleNames: [],
      displayPath: pageFile,
      read: (path: string) => readSource(read, path),
    };
    const loaded = loadDemo({ name, line: 1, column: 1 }, loadOptions);
    return 'demo' in loaded
      ? [loaded.demo, ...(loaded.stylingVariants ?? [])].map(({ modulePath: entry }) => entry)
      : [];
  },
};

/** The directives that show a demo, by its source file: asked for where something is wrong with it. */
export const demoLocations: Step<readonly RelatedLocation[], string> = {
  name: 'demo locations',
  run: async (read, entry) => {
    const demoFolder = dirname(entry);
    // A styling option lies two folders below its page.
    const folders = [demoFolder, dirname(dirname(demoFolder))];
    const nearbyRoutes = (await read.step(routes)).filter(({ source }) => folders.includes(dirname(source)));
    const pathnames = nearbyRoutes.map(({ pathname }) => pathname);
    const pages = (await read.steps(page, pathnames)).filter((one) => one !== undefined);
    const uses = pages.flatMap(({ source, blocks }) =>
      blocks.filter((block) => block.kind === 'demo').map((use) => ({ ...use, source })),
    );
    const demoNames = uses.map(({ source, name }): DemoName => [source, name]);
    const entries = await read.steps(demoEntries, demoNames);
    const locations = uses.filter((_, at) => entries[at]?.includes(entry)).map(createDemoLocation);
    // Where a language has no page of its own, it shows the same file.
    return [
      ...new Map(locations.map((location) => [`${location.file}:${location.line}`, location])).values(),
    ];
  },
};

/** A directive, as what is wrong with its demo names it. */
export function createDemoLocation({
  source,
  line,
  column,
}: DemoDirective & { readonly source: string }): RelatedLocation {
  return { file: source, line, column, message: 'shows it' };
}

/** What is wrong in a file, with the pages that show it. */
export function addRelatedLocations(
  diagnostics: readonly Diagnostic[],
  locations: readonly RelatedLocation[],
): readonly Diagnostic[] {
  if (locations.length === 0) return diagnostics;
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    related: [...(diagnostic.related ?? []), ...locations],
  }));
}

/** The site's packages that every demo is rendered with. */
const RENDER_PACKAGES = ['react', 'react-dom', '@emotion/react'];

/** A demo's HTML and CSS; nothing where it cannot be rendered, which is reported. */
export const demoMarkup: Step<RenderedDemo | null, DemoKey> = {
  name: 'demo markup',
  run: async (read, [entry, occurrence, inIframe]) => {
    const { code, inputs } = await compileDemoForServer(read, entry);
    for (const input of inputs) read.trackFile(relative(read.root, input));
    const packages = new Set([...RENDER_PACKAGES, ...parseRequiredPackages(code)]);
    for (const file of [...packages].flatMap((name) => findPackageManifests(read.root, name)))
      read.trackFile(file);
    const job = {
      file: resolve(read.root, entry),
      relativeFile: entry,
      code,
      occurrence,
      isSandboxed: inIframe,
    };
    const result = await readTool(read, 'demos').render(job);
    if (!('diagnostics' in result)) return result;
    // A second showing has the same faults.
    if (occurrence === 1)
      read.report(addRelatedLocations(result.diagnostics, await read.step(demoLocations, entry)));
    return result.rendered ?? null;
  },
};

async function compileDemoForServer(
  read: Read,
  entry: string,
): Promise<Pick<CompiledModule, 'code' | 'inputs'>> {
  const { compileDemo } = await import('../../../bundle/compile-demo.js');
  try {
    return await compileDemo({ root: read.root, entry, onFailure: trackInputs(read) });
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    throw new DiagnosticError(addRelatedLocations(error.diagnostics, await read.step(demoLocations, entry)));
  }
}
