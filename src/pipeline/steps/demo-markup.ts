/** The step that has a demo rendered on the server, and the keys by which it is asked for. */

import { relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import type { Rendered } from '../../demos/host.js';
import type { Step } from '../../graph/step.js';
import type { DemoUse, Page } from '../../pages/page.js';
import { tool } from '../given.js';
import { noting } from '../noting.js';
import { packageFiles, packagesRequiredBy } from '../packages.js';
import { sourceAt } from './pages.js';

type KeyParts = readonly [entry: string, showing: number, isFramed: boolean];

/** By its source file, and by which showing of it on a page this is: each has ids of its own. */
export function keyOf(entry: string, { showing, isFramed }: { showing: number; isFramed: boolean }): string {
  return JSON.stringify([entry, isFramed ? 1 : showing, isFramed] satisfies KeyParts);
}

export function entryOf(key: string): string {
  return (JSON.parse(key) as KeyParts)[0];
}

/** Of each use, how many of the same demo stand before it on the page, itself included. */
export function showingsOf(uses: readonly DemoUse[]): readonly number[] {
  return uses.map(({ name }, at) => uses.slice(0, at + 1).filter((one) => one.name === name).length);
}

/** The keys of the demos that a page shows, with the pages' names for them. */
export function usesOn({ source, blocks }: Page): readonly PageUse[] {
  const uses = blocks.filter((block) => block.kind === 'demo');
  const showings = showingsOf(uses);
  return uses.map(({ name, options }, at) => ({
    asked: JSON.stringify([source, name]),
    showing: showings[at]!,
    isFramed: options.iframe,
  }));
}

export interface PageUse {
  /** The key of `demoEntries`. */
  readonly asked: string;
  readonly showing: number;
  readonly isFramed: boolean;
}

/** The source files of a demo, one for each styling option that it has, by its page and name; none where it cannot be
 *  read as it is, which the page tells. */
export const demoEntries: Step<string, readonly string[]> = {
  name: 'demo entries',
  run: async (read, key) => {
    const { loadDemo } = await import('../../pages/demos.js');
    const [place, name] = JSON.parse(key) as [string, string];
    const given = { folder: dirname(place), names: [], place, read: (path: string) => sourceAt(read, path) };
    const loaded = loadDemo({ name, line: 1, column: 1 }, given);
    return 'demo' in loaded ? [loaded.demo, ...(loaded.others ?? [])].map(({ entry }) => entry) : [];
  },
};

/** The site's packages that every demo is rendered with. */
const RENDERERS = ['react', 'react-dom', '@emotion/react'];

/** A demo's HTML and CSS; nothing where it cannot be rendered, which is reported. */
export const demoMarkup: Step<string, Rendered | null> = {
  name: 'demo markup',
  run: async (read, key) => {
    const [entry, showing, isFramed] = JSON.parse(key) as KeyParts;
    const { compileDemo } = await import('../../bundle/demo.js');
    const { code, inputs } = await compileDemo({ root: read.root, entry, onFailure: noting(read) });
    for (const input of inputs) read.note(relative(read.root, input));
    const packages = new Set([...RENDERERS, ...packagesRequiredBy(code)]);
    for (const file of [...packages].flatMap((name) => packageFiles(read.root, name))) read.note(file);
    const job = { file: resolve(read.root, entry), place: entry, code, showing, isFramed };
    const answer = await tool(read, 'demos').render(job);
    if (!('problems' in answer)) return answer;
    // A second showing has the same faults.
    if (showing === 1) read.report(answer.problems);
    return answer.rendered ?? null;
  },
};
