/** The steps that compile demos for browsers, and list the demos of all pages. */

import type { BrowserDemo } from '../../../bundle/compile-browser-demos.js';
import type { Step } from '../../../graph/step.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { readTool } from '../../build-input.js';
import { trackCompiled, trackInputs } from '../../track-inputs.js';
import { config } from '../site/config.js';
import { emitAssets } from './emit-assets.js';
import { placeDirective } from './isolation.js';
import { createDemoKey, uniqueKeys, type DemoKey } from './markup.js';
import { listPageDemos, readDemoEntries } from './sources.js';
import { page } from '../content/pages.js';
import { pageRoutes } from '../site/routes.js';

export type DemoModule = Pick<BrowserDemo, 'code' | 'externalImports' | 'specifiers'>;

/** A demo's module for browsers, by its path; nothing where it cannot be compiled, which `demo markup` reports. */
export const demoModule: Step<DemoModule | null, string> = {
  name: 'demo module',
  run: async (read, entry) => {
    try {
      const compiler = readTool(read, 'demoCompiler');
      const compiled = await compiler.compileForBrowser(entry, trackInputs(read));
      trackCompiled(read, compiled);
      const { externalImports, specifiers } = compiled;
      return { code: await emitAssets(read, compiled), externalImports, specifiers };
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      read.expireAfterBuild();
      return null;
    }
  },
};

/** The demos of a page and of its translations, as keys of their markup, each once, sorted. */
interface PageDemoKeys {
  /** Without a language. */
  readonly pathname: string;
  readonly keys: readonly DemoKey[];
}

/** Of all pages that show demos, in the order of their pathnames: Markdown files, for no page of the API reference shows one. */
export const pageDemoKeys: Step<readonly PageDemoKeys[]> = {
  name: 'page demo keys',
  run: async (read) => {
    const { languages } = await read.step(config);
    const pathnames = (await read.step(pageRoutes)).map(({ pathname }) => pathname);
    const pages = await read.steps(page, pathnames, 'several');
    const keysByPathname = new Map<string, DemoKey[]>();
    for (const [at, pathname] of pathnames.entries()) {
      for (const demo of listPageDemos(pages[at])) {
        const path = toCanonicalPath(pathname, languages);
        const { entries } = await readDemoEntries(read, demo);
        const modulePaths = entries.map((entry) => entry.path);
        const directive = await placeDirective(read, demo, modulePaths);
        const keys = modulePaths.map((modulePath) => createDemoKey(modulePath, directive));
        keysByPathname.set(path, [...(keysByPathname.get(path) ?? []), ...keys]);
      }
    }
    return [...keysByPathname]
      .map(([pathname, keys]) => ({ pathname, keys: uniqueKeys(keys) }))
      .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  },
};
