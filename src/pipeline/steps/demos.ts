/** The steps from a demo directive to what the page shows: the sources, and the demo as the server renders it. */

import { dirname } from 'node:path/posix';
import { idPrefixOf } from '../../demos/host.js';
import type { Read, Step } from '../../graph/step.js';
import type { RegionProps } from '../../kit/regions.js';
import type { Demo } from '../../pages/demos.js';
import type { DemoUse } from '../../pages/page.js';
import { framed } from './demo-frames.js';
import { demoMarkup, keyOf } from './demo-markup.js';
import { liveDemoOf, steps as liveSteps } from './live-demos.js';
import { sourceAt } from './pages.js';
import { demoBaseStyles, type Styled } from './stylesheets.js';

/** What a demo directive stands for. */
export interface PageDemo extends Styled {
  readonly use: DemoUse;
  readonly demo: Demo;
  readonly props: RegionProps['demo'];
}

/** The demo of a directive; nothing where it is wrong, which is reported. */
export async function demoOf(
  read: Read,
  use: DemoUse,
  { source, showing }: { readonly source: string; readonly showing: number },
): Promise<PageDemo | undefined> {
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
  const isFramed = use.options.iframe;
  const [rendered] = await read.steps(demoMarkup, [keyOf(demo.entry, { showing, isFramed })]);
  if (!rendered) return { use, demo, props: await propsOf(demo, use, { showing }), ...NO_STYLES };
  const { css, libraries } = rendered;
  const idPrefix = idPrefixOf(demo.entry, isFramed ? 1 : showing);
  const live = await liveDemoOf(read, demo.entry, { themes: libraries, idPrefix });
  if (!isFramed)
    return {
      use,
      demo,
      props: await propsOf(demo, use, { markup: rendered.html, live, showing }),
      css,
      libraries,
    };
  const markup = await framed(read, use, { ...rendered, live });
  return { use, demo, props: await propsOf(demo, use, { markup, showing }), ...NO_STYLES };
}

/** What the page needs for a demo that has a document of its own. */
const NO_STYLES: Styled = { css: '', libraries: [] };

async function propsOf(
  demo: Demo,
  { name, options }: DemoUse,
  { markup, live, showing }: Pick<RegionProps['demo'], 'markup' | 'live'> & { readonly showing: number },
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
    ...(live ? { live } : {}),
    files: demo.files.map((file) => ({ name: file.name, html: highlighted(file.code, file.name) })),
    ...(shows ? { preview: highlighted(demo.preview!, demo.entry) } : {}),
    codeOpen: defaultCodeOpen === true,
    toolbar: !hideToolbar,
    ...(maxWidth === undefined ? {} : { maxWidth }),
    ...(height === undefined || options.iframe ? {} : { height }),
    ...(options.disableAd ? { noAd: true } : {}),
    ...(anchorId === null ? {} : { anchor: anchorId ?? (showing === 1 ? name : `${name}-${showing}`) }),
  };
}

export const steps = [demoMarkup, demoBaseStyles, ...liveSteps] as readonly Step[];
