/** The steps that find a page's demos and load their sources. Each source is loaded once, whoever needs it. */

import { dirname } from 'node:path/posix';
import { DiagnosticError, type Diagnostic, type RelatedLocation } from '../../../diagnostics/diagnostic.js';
import type { DemoSources, FoundDemo } from '../../../demos/source/load-demo.js';
import type { Read, Step } from '../../../graph/step.js';
import type { DemoDirective, Page } from '../../../markdown/page.js';
import { page, readSource } from '../content/pages.js';
import { routes } from '../site/routes.js';

/** The demos that a page shows, in the order of the page. */
export function listPageDemos(content: Page | undefined): readonly DemoDirective[] {
  return content?.blocks.filter((block) => block.kind === 'demo') ?? [];
}

/** What a page asks for: its own source file, and the path in the directive. */
type DemoPath = readonly [source: string, module: string];

/** The modules of a demo, or why there are none. */
export const demoEntries: Step<FoundDemo, DemoPath> = {
  name: 'demo entries',
  run: async (read, [source, module]) => {
    const { findDemo } = await import('../../../demos/source/load-demo.js');
    return findDemo(module, {
      folder: dirname(source),
      read: (path) => readSource(read, path),
      listFiles: (folder) => listDemoFiles(read, folder),
    });
  },
};

/** The modules of a directive's demo, or why there are none. */
export async function readDemoEntries(
  read: Read,
  { source, module }: Pick<DemoDirective, 'source' | 'module'>,
): Promise<FoundDemo> {
  return read.step(demoEntries, [source, module]);
}

/** The files of the folder, and those of styling options two levels below it. */
function listDemoFiles(read: Read, folder: string): readonly string[] {
  return read
    .list(folder)
    .files.map((file) => file.slice(folder.length + 1))
    .filter((name) => /^[^/]+(?:\/(?:system|tailwind|css)\/index\.\w+)?$/.test(name));
}

/** The sources of a demo's module, by its path. */
export const demoSources: Step<DemoSources, string> = {
  name: 'demo sources',
  run: async (read, entry) => {
    const { loadDemoSources } = await import('../../../demos/source/load-demo.js');
    const { diagnostics, ...sources } = loadDemoSources(entry, (path) => readSource(read, path));
    if (diagnostics.length > 0) throw new DiagnosticError(await addDemoLocations(read, entry, diagnostics));
    return sources;
  },
};

type LocationsByEntry = Readonly<Record<string, readonly RelatedLocation[]>>;

/** The directives of all pages by the modules of their demos: asked for where something is wrong with one. */
export const allDemoLocations: Step<LocationsByEntry> = {
  name: 'all demo locations',
  run: async (read) => {
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    const pages = await read.steps(page, pathnames);
    const locations: Record<string, RelatedLocation[]> = {};
    // Where a language has no page of its own, it shows the same file.
    const demos = new Map(pages.flatMap(listPageDemos).map((demo) => [demo.id, demo]));
    for (const demo of demos.values()) {
      const { source: file, line, column } = demo;
      const { entries } = await readDemoEntries(read, demo);
      for (const { path } of entries)
        (locations[path] ??= []).push({ file, line, column, message: 'shows it' });
    }
    return locations;
  },
};

/** The directives that show a demo, by its module. */
export const demoLocations: Step<readonly RelatedLocation[], string> = {
  name: 'demo locations',
  run: async (read, entry) => (await read.step(allDemoLocations))[entry] ?? [],
};

/** What is wrong with a demo, with the directives that show it. */
export async function addDemoLocations(
  read: Read,
  entry: string,
  diagnostics: readonly Diagnostic[],
): Promise<readonly Diagnostic[]> {
  const locations = await read.step(demoLocations, entry);
  if (locations.length === 0) return diagnostics;
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    related: [...(diagnostic.related ?? []), ...locations],
  }));
}
