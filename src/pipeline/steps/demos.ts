/** The steps from a demo directive to what the page shows: the sources, and the demo as the server renders it. */

import { relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import type { Rendered } from '../../demos/host.js';
import type { Read, Step } from '../../graph/step.js';
import type { RegionProps } from '../../kit/regions.js';
import type { Demo } from '../../pages/demos.js';
import type { DemoUse } from '../../pages/page.js';
import { tool } from '../given.js';
import { noting } from '../noting.js';
import { packageFiles, packagesRequiredBy } from '../packages.js';
import { framed } from './demo-frames.js';
import { sourceAt } from './pages.js';
import { demoBaseStyles, type Styled } from './stylesheets.js';

/** What a demo directive stands for. */
export interface PageDemo extends Styled {
  readonly use: DemoUse;
  readonly demo: Demo;
  readonly props: RegionProps['demo'];
}

/** A demo's HTML and CSS, by its source file; nothing where it cannot be rendered, which is reported. */
const demoMarkup: Step<string, Rendered | null> = {
  name: 'demo markup',
  run: async (read, entry) => {
    const { compileDemo } = await import('../../bundle/demo.js');
    const { code, inputs } = await compileDemo({ root: read.root, entry, onFailure: noting(read) });
    for (const input of inputs) read.note(relative(read.root, input));
    for (const file of packagesRequiredBy(code).flatMap((name) => packageFiles(read.root, name)))
      read.note(file);
    const job = { file: resolve(read.root, entry), place: entry, code };
    const answer = await tool(read, 'demos').render(job);
    if (!('problems' in answer)) return answer;
    read.report(answer.problems);
    return answer.rendered ?? null;
  },
};

/** The demo of a directive; nothing where it is wrong, which is reported. */
export async function demoOf(read: Read, use: DemoUse, source: string): Promise<PageDemo | undefined> {
  const { loadDemo } = await import('../../pages/demos.js');
  const folder = dirname(source);
  const names = read
    .list(folder)
    .files.flatMap((file) => (dirname(file) === folder ? [file.slice(folder.length + 1)] : []));
  const loaded = loadDemo(use, { folder, names, place: source, read: (path) => sourceAt(read, path) });
  if ('problems' in loaded) {
    read.report(loaded.problems);
    return undefined;
  }
  const { demo } = loaded;
  const [rendered] = await read.steps(demoMarkup, [demo.entry]);
  const isFramed = use.options.iframe && rendered;
  const markup = isFramed ? await framed(read, use, rendered) : rendered?.html;
  const { css, libraries } = isFramed || !rendered ? NO_STYLES : rendered;
  return { use, demo, props: await propsOf(demo, use, markup), css, libraries };
}

/** What the page needs for a demo that has a document of its own. */
const NO_STYLES: Styled = { css: '', libraries: [] };

async function propsOf(
  demo: Demo,
  { name, options }: DemoUse,
  markup: string | undefined,
): Promise<RegionProps['demo']> {
  const { highlight } = await import('../../pages/highlight.js');
  const highlighted = (code: string, file: string) => highlight(code, file.slice(file.lastIndexOf('.') + 1));
  const { bg, hideToolbar, defaultCodeOpen, height, maxWidth, anchorId } = options;
  const shows = demo.preview !== undefined && !hideToolbar && defaultCodeOpen !== false;
  return {
    name,
    title: `${name} demo`,
    bg,
    ...(markup === undefined ? {} : { markup }),
    files: demo.files.map((file) => ({ name: file.name, html: highlighted(file.code, file.name) })),
    ...(shows ? { preview: highlighted(demo.preview!, demo.entry) } : {}),
    codeOpen: defaultCodeOpen === true,
    toolbar: !hideToolbar,
    ...(maxWidth === undefined ? {} : { maxWidth }),
    ...(height === undefined || options.iframe ? {} : { height }),
    ...(options.disableAd ? { noAd: true } : {}),
    ...(anchorId === null ? {} : { anchor: anchorId ?? name }),
  };
}

export const steps = [demoMarkup, demoBaseStyles] as readonly Step[];
