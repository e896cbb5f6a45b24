/** The steps that compile demos for browsers, and know which demos there are. */

import { relative, resolve } from 'node:path';
import type { Piece } from '../../bundle/piece.js';
import type { Read, Step } from '../../graph/step.js';
import { Problems } from '../../report/problem.js';
import { given, tool } from '../given.js';
import { noting } from '../noting.js';
import { demoEntries, keyOf, usesOn } from './demo-markup.js';
import { page } from './pages.js';
import { routes } from './routes.js';

/** A demo's module for browsers, by its source file; nothing where it cannot be compiled, which its markup tells. */
export const liveModule: Step<string, Pick<Piece, 'code' | 'needs' | 'specifiers'> | null> = {
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

/** The demos of a page, as keys of their markup, each once, sorted. */
interface PageDemos {
  readonly pathname: string;
  readonly keys: readonly string[];
}

/** Of all pages that show demos, in the order of their pathnames. */
export const pageDemos: Step<'all', readonly PageDemos[]> = {
  name: 'page demos',
  run: async (read) => {
    const all = await read.step(routes, 'all');
    const pathnames = all.map(({ pathname }) => pathname).sort();
    const pages = await read.steps(page, pathnames, tool(read, 'atOnce'));
    const shown = pages.map((one) => (one ? usesOn(one) : []));
    const asked = shown.flatMap((uses) => uses.map((use) => use.asked));
    const entries = new Map(zipped(asked, await read.steps(demoEntries, asked)));
    return zipped(pathnames, shown).flatMap(([pathname, uses]) => {
      const keys = uses.flatMap((use) => (entries.get(use.asked) ?? []).map((entry) => keyOf(entry, use)));
      return keys.length > 0 ? [{ pathname, keys: [...new Set(keys)].sort() }] : [];
    });
  },
};

function zipped<A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] {
  return some.map((one, at) => [one, others[at]!]);
}

/** docsgen's own scripts, absolute. */
export function ownScripts(read: Read): string {
  return resolve(read.root, given(read, 'ownTemplates'), '../src');
}

export const steps = [demoEntries, liveModule, pageDemos] as readonly Step[];
