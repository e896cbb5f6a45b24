/** The step that has a demo rendered on the server, the keys by which it is asked for, and where pages show it. */

import { relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import type { Compiled } from '../../bundle/compile.js';
import type { Rendered } from '../../demos/host.js';
import type { Read, Step } from '../../graph/step.js';
import type { DemoUse, Page } from '../../pages/page.js';
import { Problems, type Problem, type Related } from '../../report/problem.js';
import { tool } from '../given.js';
import { noting } from '../noting.js';
import { packageFiles, packagesRequiredBy } from '../packages.js';
import { page, sourceAt } from './pages.js';
import { routes } from './routes.js';

/** A demo as a page shows it: its source file, and which showing of it on the page this is, for each has ids of its own. */
export type DemoKey = readonly [entry: string, showing: number, isFramed: boolean];

export function keyOf(entry: string, { showing, isFramed }: { showing: number; isFramed: boolean }): DemoKey {
  return [entry, isFramed ? 1 : showing, isFramed];
}

/** Each key once, in an order that does not depend on the pages. */
export function uniqueKeys(keys: Iterable<DemoKey>): readonly DemoKey[] {
  const byText = new Map([...keys].map((key) => [JSON.stringify(key), key]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
}

/** What a page asks for: its own source file, and the name in the directive. */
export type DemoName = readonly [source: string, name: string];

/** Of each use, how many of the same demo stand before it on the page, itself included. */
export function showingsOf(uses: readonly DemoUse[]): readonly number[] {
  return uses.map(({ name }, at) => uses.slice(0, at + 1).filter((one) => one.name === name).length);
}

/** The keys of the demos that a page shows, with the pages' names for them. */
export function usesOn({ source, blocks }: Page): readonly PageUse[] {
  const uses = blocks.filter((block) => block.kind === 'demo');
  const showings = showingsOf(uses);
  return uses.map(({ name, options }, at) => ({
    asked: [source, name],
    showing: showings[at]!,
    isFramed: options.iframe,
  }));
}

export interface PageUse {
  /** The key of `demoEntries`. */
  readonly asked: DemoName;
  readonly showing: number;
  readonly isFramed: boolean;
}

/** The source files of a demo, one for each styling option that it has, by its page and name; none where it cannot be
 *  read as it is, which the page tells. */
export const demoEntries: Step<readonly string[], DemoName> = {
  name: 'demo entries',
  run: async (read, [place, name]) => {
    const { loadDemo } = await import('../../pages/demos.js');
    const given = { folder: dirname(place), names: [], place, read: (path: string) => sourceAt(read, path) };
    const loaded = loadDemo({ name, line: 1, column: 1 }, given);
    return 'demo' in loaded ? [loaded.demo, ...(loaded.others ?? [])].map(({ entry }) => entry) : [];
  },
};

/** The directives that show a demo, by its source file: asked for where something is wrong with it. */
export const demoPlaces: Step<readonly Related[], string> = {
  name: 'demo places',
  run: async (read, entry) => {
    const beside = dirname(entry);
    // A styling option lies two folders below its page.
    const folders = [beside, dirname(dirname(beside))];
    const near = (await read.step(routes)).filter(({ source }) => folders.includes(dirname(source)));
    const pathnames = near.map(({ pathname }) => pathname);
    const pages = (await read.steps(page, pathnames)).filter((one) => one !== undefined);
    const uses = pages.flatMap(({ source, blocks }) =>
      blocks.filter((block) => block.kind === 'demo').map((use) => ({ ...use, source })),
    );
    const asked = uses.map(({ source, name }): DemoName => [source, name]);
    const entries = await read.steps(demoEntries, asked);
    const places = uses.filter((_, at) => entries[at]?.includes(entry)).map(placeOf);
    // Where a language has no page of its own, it shows the same file.
    return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()];
  },
};

/** A directive, as what is wrong with its demo names it. */
export function placeOf({ source, line, column }: DemoUse & { readonly source: string }): Related {
  return { file: source, line, column, message: 'shows it' };
}

/** What is wrong in a file, with the pages that show it. */
export function withPlaces(problems: readonly Problem[], places: readonly Related[]): readonly Problem[] {
  if (places.length === 0) return problems;
  return problems.map((problem) => ({ ...problem, related: [...(problem.related ?? []), ...places] }));
}

/** The site's packages that every demo is rendered with. */
const RENDERERS = ['react', 'react-dom', '@emotion/react'];

/** A demo's HTML and CSS; nothing where it cannot be rendered, which is reported. */
export const demoMarkup: Step<Rendered | null, DemoKey> = {
  name: 'demo markup',
  run: async (read, [entry, showing, isFramed]) => {
    const { code, inputs } = await compiled(read, entry);
    for (const input of inputs) read.note(relative(read.root, input));
    const packages = new Set([...RENDERERS, ...packagesRequiredBy(code)]);
    for (const file of [...packages].flatMap((name) => packageFiles(read.root, name))) read.note(file);
    const job = { file: resolve(read.root, entry), place: entry, code, showing, isFramed };
    const answer = await tool(read, 'demos').render(job);
    if (!('problems' in answer)) return answer;
    // A second showing has the same faults.
    if (showing === 1) read.report(withPlaces(answer.problems, await read.step(demoPlaces, entry)));
    return answer.rendered ?? null;
  },
};

async function compiled(read: Read, entry: string): Promise<Pick<Compiled, 'code' | 'inputs'>> {
  const { compileDemo } = await import('../../bundle/demo.js');
  try {
    return await compileDemo({ root: read.root, entry, onFailure: noting(read) });
  } catch (error) {
    if (!(error instanceof Problems)) throw error;
    throw new Problems(withPlaces(error.list, await read.step(demoPlaces, entry)));
  }
}
