/** The step that lists what the demos of each page import. */

import type { BrowserDemo } from '../../../bundle/compile-browser-demos.js';
import type { PageImports } from '../../../bundle/chunks/find-overviews.js';
import type { DemoLibrary } from '../../../demos/render/open-demo-renderer.js';
import type { Read, Step } from '../../../graph/step.js';
import { demoMarkup, uniqueKeys, type DemoKey } from './markup.js';
import { demoModule, pageDemoKeys } from './modules.js';
import { demoSources } from './sources.js';
import { wrapperModule, wrapperPath } from './wrappers.js';

interface DemoUse {
  readonly pages: readonly PageImports[];
  readonly specifiers: BrowserDemo['specifiers'];
  readonly themes: readonly DemoLibrary[];
}

/** From installed packages, and from those of the workspace. */
export const demoUse: Step<DemoUse> = {
  name: 'demo use',
  run: async (read) => {
    const { mergeExternalImports } = await import('../../../bundle/compile-browser-module.js');
    const pages = await read.step(pageDemoKeys);
    const keys = uniqueKeys(pages.flatMap((one) => one.keys));
    const [rendered, compiled] = await Promise.all([
      // All at once: those that wait for each other are compiled together.
      read.steps(demoMarkup, keys, 'all'),
      compileModules(read, keys),
    ]);
    const renderedEntries = new Set(keys.filter((_, at) => rendered[at]).map(([entry]) => entry));
    const entries = [...renderedEntries];
    const wrappers = await Promise.all(entries.map(async (entry) => readWrapperModule(read, entry)));
    const modules = new Map(
      entries.map((entry, at) => [entry, [compiled.get(entry), wrappers[at]].filter((one) => one != null)]),
    );
    const pageCounts = countPages(pages);
    // What stands around demos is one module for all pages.
    const sharedModules = entries.flatMap((entry, at) => [
      pageCounts.get(entry) === 1 ? undefined : compiled.get(entry),
      wrappers[at],
    ]);
    const sharedPaths = new Set(sharedModules.flatMap(listPaths));
    const allModules = [...modules.values()].flat();
    const specifiers = Object.assign(
      {},
      ...allModules.map((module) => module.specifiers),
    ) as DemoUse['specifiers'];
    return {
      pages: pages.map(({ pathname, keys: pageKeys }) => {
        const externalImports = mergeExternalImports(
          pageKeys.flatMap(([entry]) => modules.get(entry) ?? []).flatMap((module) => module.externalImports),
        );
        const shared = listPaths({ externalImports }).filter((path) => sharedPaths.has(path));
        return { pathname, name: toPageName(pathname), externalImports, sharedPaths: shared };
      }),
      specifiers: Object.fromEntries(Object.entries(specifiers).sort(([a], [b]) => (a < b ? -1 : 1))),
      themes: [...new Set(rendered.flatMap((one) => one?.libraries ?? []))].sort(),
    };
  },
};

/** How many pages show each demo. */
export function countPages(
  pages: readonly { readonly keys: readonly DemoKey[] }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { keys } of pages)
    for (const entry of new Set(keys.map(([path]) => path))) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

function listPaths(module: Pick<BrowserDemo, 'externalImports'> | null | undefined): readonly string[] {
  return module?.externalImports.map(({ path }) => path) ?? [];
}

/** The browser modules of demos by their entries, compiled while the demos are rendered. A demo whose imports are wrong is not
 *  compiled. */
async function compileModules(read: Read, keys: readonly DemoKey[]) {
  const allEntries = [...new Set(keys.map(([entry]) => entry))];
  const sources = await read.steps(demoSources, allEntries);
  const entries = allEntries.filter((_, at) => sources[at]);
  const modules = await read.steps(demoModule, entries, 'all');
  return new Map(entries.map((entry, at) => [entry, modules[at]]));
}

async function readWrapperModule(read: Read, entry: string) {
  const path = await read.step(wrapperPath, entry);
  return path === null ? undefined : read.step(wrapperModule, path);
}

/** `react-slider` of `/material-ui/react-slider/`. */
function toPageName(pathname: string): string {
  return pathname.split('/').findLast((part) => part !== '') ?? 'home';
}
