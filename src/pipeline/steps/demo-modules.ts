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

/** All demos that the pages show, as keys of their markup, each once, sorted. */
export const demoKeys: Step<'all', readonly string[]> = {
  name: 'demo keys',
  run: async (read) => {
    const all = await read.step(routes, 'all');
    const pages = await read.steps(
      page,
      all.map(({ pathname }) => pathname),
      tool(read, 'atOnce'),
    );
    const uses = pages.flatMap((one) => (one ? usesOn(one) : []));
    const entries = await read.steps(
      demoEntries,
      uses.map(({ asked }) => asked),
    );
    const keys = uses.flatMap((use, at) => (entries[at] ?? []).map((entry) => keyOf(entry, use)));
    return [...new Set(keys)].sort();
  },
};

/** docsgen's own scripts, absolute. */
export function ownScripts(read: Read): string {
  return resolve(read.root, given(read, 'ownTemplates'), '../src');
}

export const steps = [demoEntries, liveModule, demoKeys] as readonly Step[];
