/** The steps that compile demos for browsers, and know which demos there are. */

import { relative, resolve } from 'node:path';
import type { BrowserModule } from '../../../bundle/compile-browser-module.js';
import type { Read, Step } from '../../../graph/step.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { readOption, readTool } from '../../build-input.js';
import { trackInputs } from '../../track-inputs.js';
import { config } from '../site/config.js';
import { demoEntries, createDemoKey, uniqueKeys, collectDemoUses, type DemoKey } from './markup.js';
import { page } from '../content/pages.js';
import { routes } from '../site/routes.js';

/** A demo's module for browsers, by its source file; nothing where it cannot be compiled, which its markup tells. */
export const demoModule: Step<Pick<BrowserModule, 'code' | 'externalImports' | 'specifiers'> | null, string> =
  {
    name: 'demo module',
    run: async (read, entry) => {
      const { compileBrowserDemo: compileLiveDemo } = await import('../../../bundle/compile-browser-demo.js');
      try {
        const compileOptions = {
          root: read.root,
          entry,
          builtInFolder: getSourceFolder(read),
          onFailure: trackInputs(read),
        };
        const { code, externalImports: needs, specifiers, inputs } = await compileLiveDemo(compileOptions);
        for (const input of inputs) read.trackFile(relative(read.root, input));
        return { code, externalImports: needs, specifiers };
      } catch (error) {
        if (!(error instanceof DiagnosticError)) throw error;
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

/** Of all pages that show demos, in the order of their pathnames. */
export const pageDemoKeys: Step<readonly PageDemoKeys[]> = {
  name: 'page demo keys',
  run: async (read) => {
    const { languages } = await read.step(config);
    const all = await read.step(routes);
    const pathnames = all.map(({ pathname }) => pathname);
    const pages = await read.steps(page, pathnames, readTool(read, 'concurrency'));
    const uses = pages.flatMap((one, at) =>
      (one ? collectDemoUses(one) : []).map((use) => ({
        ...use,
        pathname: toCanonicalPath(pathnames[at]!, languages),
      })),
    );
    const entries = await read.steps(
      demoEntries,
      uses.map(({ demoName }) => demoName),
    );
    const keysByPathname = new Map<string, DemoKey[]>();
    for (const [at, use] of uses.entries()) {
      const keys = keysByPathname.get(use.pathname) ?? [];
      keysByPathname.set(use.pathname, keys);
      for (const entry of entries[at] ?? []) keys.push(createDemoKey(entry, use));
    }
    return [...keysByPathname]
      .map(([pathname, keys]) => ({ pathname, keys: uniqueKeys(keys) }))
      .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  },
};

/** docsgen's own scripts, absolute. */
export function getSourceFolder(read: Read): string {
  return resolve(read.root, readOption(read, 'builtInTemplates'), '../src');
}
