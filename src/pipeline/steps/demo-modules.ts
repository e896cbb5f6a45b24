/** The steps that compile demos for browsers, and know which demos there are. */

import { relative, resolve } from 'node:path';
import type { Piece } from '../../bundle/piece.js';
import type { Read, Step } from '../../graph/step.js';
import { Problems } from '../../report/problem.js';
import { canonicalPath } from '../../site/language.js';
import { given, tool } from '../given.js';
import { noting } from '../noting.js';
import { config } from './config.js';
import { demoEntries, keyOf, uniqueKeys, usesOn, type DemoKey } from './demo-markup.js';
import { page } from './pages.js';
import { routes } from './routes.js';

/** A demo's module for browsers, by its source file; nothing where it cannot be compiled, which its markup tells. */
export const liveModule: Step<Pick<Piece, 'code' | 'needs' | 'specifiers'> | null, string> = {
  name: 'demo module',
  run: async (read, entry) => {
    const { compileLiveDemo } = await import('../../bundle/live-demo.js');
    try {
      const compiling = { root: read.root, entry, own: ownScripts(read), onFailure: noting(read) };
      const { code, needs, specifiers, inputs } = await compileLiveDemo(compiling);
      for (const input of inputs) read.note(relative(read.root, input));
      return { code, needs, specifiers };
    } catch (error) {
      if (!(error instanceof Problems)) throw error;
      return null;
    }
  },
};

/** The demos of a page and of its translations, as keys of their markup, each once, sorted. */
interface PageDemos {
  /** Without a language. */
  readonly pathname: string;
  readonly keys: readonly DemoKey[];
}

/** Of all pages that show demos, in the order of their pathnames. */
export const pageDemos: Step<readonly PageDemos[]> = {
  name: 'page demos',
  run: async (read) => {
    const { languages } = await read.step(config);
    const all = await read.step(routes);
    const pathnames = all.map(({ pathname }) => pathname);
    const pages = await read.steps(page, pathnames, tool(read, 'atOnce'));
    const uses = pages.flatMap((one, at) =>
      (one ? usesOn(one) : []).map((use) => ({ ...use, pathname: canonicalPath(pathnames[at]!, languages) })),
    );
    const entries = await read.steps(
      demoEntries,
      uses.map(({ asked }) => asked),
    );
    const keysOf = new Map<string, DemoKey[]>();
    for (const [at, use] of uses.entries()) {
      const keys = keysOf.get(use.pathname) ?? [];
      keysOf.set(use.pathname, keys);
      for (const entry of entries[at] ?? []) keys.push(keyOf(entry, use));
    }
    return [...keysOf]
      .map(([pathname, keys]) => ({ pathname, keys: uniqueKeys(keys) }))
      .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  },
};

/** docsgen's own scripts, absolute. */
export function ownScripts(read: Read): string {
  return resolve(read.root, given(read, 'ownTemplates'), '../src');
}
