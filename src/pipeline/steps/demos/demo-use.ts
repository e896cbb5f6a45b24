/** The step that lists what the demos of each page import. */

import type { BrowserDemo } from '../../../bundle/compile-browser-demos.js';
import type { PageImports } from '../../../bundle/chunks/collect-module-use.js';
import type { DemoLibrary } from '../../../demos/render/open-demo-renderer.js';
import type { Read, Step } from '../../../graph/step.js';
import { demoMarkup, uniqueKeys } from './markup.js';
import { demoModule, pageDemoKeys } from './modules.js';
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
    // All at once: those that wait for each other are compiled together.
    const rendered = await read.steps(demoMarkup, keys, keys.length);
    const renderedEntries = new Set(keys.filter((_, at) => rendered[at]).map(([entry]) => entry));
    const entries = [...renderedEntries];
    const compiled = await read.steps(demoModule, entries, entries.length);
    const wrappers = await Promise.all(entries.map(async (entry) => readWrapperModule(read, entry)));
    const modules = new Map(
      entries.map((entry, at) => [entry, [compiled[at], wrappers[at]].filter((one) => one != null)]),
    );
    const allModules = [...modules.values()].flat();
    const specifiers = Object.assign(
      {},
      ...allModules.map((module) => module.specifiers),
    ) as DemoUse['specifiers'];
    return {
      pages: pages.map(({ pathname, keys: pageKeys }) => ({
        name: toPageName(pathname),
        externalImports: mergeExternalImports(
          pageKeys.flatMap(([entry]) => modules.get(entry) ?? []).flatMap((module) => module.externalImports),
        ),
      })),
      specifiers: Object.fromEntries(Object.entries(specifiers).sort(([a], [b]) => (a < b ? -1 : 1))),
      themes: [...new Set(rendered.flatMap((one) => one?.libraries ?? []))].sort(),
    };
  },
};

async function readWrapperModule(read: Read, entry: string) {
  const path = await read.step(wrapperPath, entry);
  return path === null ? undefined : read.step(wrapperModule, path);
}

/** `react-slider` of `/material-ui/react-slider/`. */
function toPageName(pathname: string): string {
  return pathname.split('/').findLast((part) => part !== '') ?? 'home';
}
