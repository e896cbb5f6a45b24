/** The step that lists what the demos of each page import. */

import type { BrowserDemo } from '../../../bundle/compile-browser-demos.js';
import type { PageImports } from '../../../bundle/chunks/find-overviews.js';
import type { DemoLibrary } from '../../../demos/render/open-demo-renderer.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import type { Read, Step } from '../../../graph/step.js';
import { familyThemes } from '../../../site/mui/themes.js';
import { installedPackage } from './installed-package.js';
import { demoMarkup, uniqueKeys, type DemoKey } from './markup.js';
import { demoModule, pageDemoKeys, type DemoModule } from './modules.js';
import { demoSources } from './sources.js';
import { wrapperModule, wrapperPath } from './wrappers.js';

export interface DemoUse {
  readonly pages: readonly PageImports[];
  readonly specifiers: BrowserDemo['specifiers'];
  /** The libraries whose default themes the demos need. */
  readonly themes: readonly DemoLibrary[];
}

/** All demos that can be compiled, which is known before any of them is rendered; or those that can be rendered too. */
export type DemoScope = 'compiled' | 'rendered';

/** From installed packages, and from those of the workspace. */
export const demoUse: Step<DemoUse, DemoScope> = {
  name: 'demo use',
  run: async (read, scope) => {
    const { mergeExternalImports } = await import('../../../bundle/compile-browser-module.js');
    const pages = await read.step(pageDemoKeys);
    const keys = uniqueKeys(pages.flatMap((one) => one.keys));
    const usable = scope === 'rendered' ? await keepRendered(read, keys) : keys;
    const modules = await compileModules(read, usable);
    const pageCounts = countPages(pages);
    // What stands around demos is one module for all pages.
    const sharedModules = [...modules].flatMap(([entry, { demo, wrapper }]) => [
      pageCounts.get(entry) === 1 ? undefined : demo,
      wrapper,
    ]);
    const sharedPaths = new Set(sharedModules.flatMap(listPaths));
    const allModules = [...modules.values()].flatMap(listModules);
    const specifiers = Object.assign(
      {},
      ...allModules.map((module) => module.specifiers),
    ) as DemoUse['specifiers'];
    return {
      pages: pages.map(({ pathname, keys: pageKeys }) => {
        const pageModules = pageKeys.flatMap(([entry]) => listModules(modules.get(entry)));
        const externalImports = mergeExternalImports(pageModules.flatMap((module) => module.externalImports));
        const shared = listPaths({ externalImports }).filter((path) => sharedPaths.has(path));
        return { pathname, name: toPageName(pathname), externalImports, sharedPaths: shared };
      }),
      specifiers: Object.fromEntries(Object.entries(specifiers).sort(([a], [b]) => (a < b ? -1 : 1))),
      themes: await findThemes(read, [...modules.values()]),
    };
  },
};

/** Compiles what demos use. Where that fails, a demo may import what is not there: it is reported where the demo is rendered, and does
 *  without it. */
export async function compileUsed<V>(compile: (scope: DemoScope) => Promise<V>): Promise<V> {
  try {
    return await compile('compiled');
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return compile('rendered');
  }
}

/** How many pages show each demo. */
export function countPages(
  pages: readonly { readonly keys: readonly DemoKey[] }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { keys } of pages)
    for (const entry of new Set(keys.map(([path]) => path))) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

/** The modules that a demo consists of in a browser. */
interface DemoModules {
  readonly demo: DemoModule;
  /** What the site puts around it. */
  readonly wrapper: DemoModule | undefined;
}

/** By the entries of the demos, in the order of the keys. A demo whose imports are wrong is not compiled. */
async function compileModules(
  read: Read,
  keys: readonly DemoKey[],
): Promise<ReadonlyMap<string, DemoModules>> {
  const allEntries = [...new Set(keys.map(([entry]) => entry))];
  const sources = await read.steps(demoSources, allEntries);
  const entries = allEntries.filter((_, at) => sources[at]);
  // All at once: those that wait for each other are compiled together.
  const demos = await read.steps(demoModule, entries, 'all');
  const modules = await Promise.all(
    entries.map(async (entry, at): Promise<readonly [string, DemoModules][]> => {
      const demo = demos[at];
      const path = await read.step(wrapperPath, entry);
      const wrapper = path === null ? undefined : await read.stepIfAvailable(wrapperModule, path);
      return demo && (path === null || wrapper) ? [[entry, { demo, wrapper }]] : [];
    }),
  );
  return new Map(modules.flat());
}

async function keepRendered(read: Read, keys: readonly DemoKey[]): Promise<readonly DemoKey[]> {
  const rendered = await read.steps(demoMarkup, keys, 'all');
  return keys.filter((_, at) => rendered[at]);
}

async function findThemes(read: Read, modules: readonly DemoModules[]): Promise<readonly DemoLibrary[]> {
  const installedModules = new Set<string>();
  for (const [library, name] of Object.entries(familyThemes.packages))
    if (await read.step(installedPackage, name))
      installedModules.add(familyThemes.modules[library as DemoLibrary]);
  const themes = modules.flatMap((one) =>
    familyThemes.findLibraries(
      listModules(one).flatMap(({ specifiers }) => Object.keys(specifiers)),
      (name) => installedModules.has(name),
    ),
  );
  return [...new Set(themes)].sort();
}

function listModules(modules: DemoModules | undefined): readonly DemoModule[] {
  return modules ? [modules.demo, modules.wrapper].filter((module) => module !== undefined) : [];
}

function listPaths(module: Pick<DemoModule, 'externalImports'> | undefined): readonly string[] {
  return module?.externalImports.map(({ path }) => path) ?? [];
}

/** `react-slider` of `/material-ui/react-slider/`. */
function toPageName(pathname: string): string {
  return pathname.split('/').findLast((part) => part !== '') ?? 'home';
}
