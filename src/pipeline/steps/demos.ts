/** The steps from a demo directive to what the page shows: the sources, and the demo as the server renders it. */

import { dirname } from 'node:path/posix';
import { idPrefixOf } from '../../demos/host.js';
import type { Read, Step } from '../../graph/step.js';
import type { DemoTools, RegionProps } from '../../kit/regions.js';
import type { Demo } from '../../pages/demos.js';
import type { DemoUse } from '../../pages/page.js';
import { defaultLanguageOf } from '../../site/language.js';
import { config } from './config.js';
import { framed } from './demo-frames.js';
import { demoMarkup, keyOf } from './demo-markup.js';
import { projectOf } from './demo-projects.js';
import {
  javascriptFiles,
  type NamedCode,
  shownFiles,
  shownPreviews,
  steps as sourceSteps,
} from './demo-sources.js';
import { liveDemoOf, steps as liveSteps } from './live-demos.js';
import { sourceAt } from './pages.js';
import { demoBaseStyles, type Styled } from './stylesheets.js';

/** What a demo directive stands for. */
export interface PageDemo extends Styled {
  readonly use: DemoUse;
  readonly demo: Demo;
  readonly props: RegionProps['demo'];
}

/** Where on a page a demo stands. */
export interface Placed {
  /** The Markdown file. */
  readonly source: string;
  /** Which showing of the same demo on the page it is. */
  readonly showing: number;
  /** Of the product, for the title of a sandbox. */
  readonly title: string;
  readonly isFirst: boolean;
}

/** The demo of a directive; nothing where it is wrong, which is reported. */
export async function demoOf(
  read: Read,
  use: DemoUse,
  { source, showing, title, isFirst }: Placed,
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
  const placed = { showing, title, isFirst };
  const [rendered] = await read.steps(demoMarkup, [keyOf(demo.entry, { showing, isFramed })]);
  if (!rendered) return { use, demo, props: await propsOf(read, demo, { use, ...placed }), ...NO_STYLES };
  const { css, libraries } = rendered;
  const idPrefix = idPrefixOf(demo.entry, isFramed ? 1 : showing);
  const live = await liveDemoOf(read, demo.entry, { themes: libraries, idPrefix });
  if (!isFramed)
    return {
      use,
      demo,
      props: await propsOf(read, demo, { use, markup: rendered.html, live, ...placed }),
      css,
      libraries,
    };
  const markup = await framed(read, use, { ...rendered, live });
  return { use, demo, props: await propsOf(read, demo, { use, markup, ...placed }), ...NO_STYLES };
}

/** What the page needs for a demo that has a document of its own. */
const NO_STYLES: Styled = { css: '', libraries: [] };

interface Shown extends Pick<RegionProps['demo'], 'markup' | 'live'>, Omit<Placed, 'source'> {
  readonly use: DemoUse;
}

async function propsOf(
  read: Read,
  demo: Demo,
  { use, markup, live, showing, title, isFirst }: Shown,
): Promise<RegionProps['demo']> {
  const { name, options } = use;
  const { bg, hideToolbar, defaultCodeOpen, height, maxWidth, anchorId } = options;
  const plain = hideToolbar ? undefined : await javascriptFiles(read, demo);
  const shows = demo.preview !== undefined && !hideToolbar && defaultCodeOpen !== false;
  return {
    name,
    title: `${name} demo`,
    bg,
    ...(markup === undefined ? {} : { markup }),
    ...(live ? { live } : {}),
    files: hideToolbar ? [] : await shownFiles(demo.files, plain),
    ...(shows ? await shownPreviews(demo, plain) : {}),
    codeOpen: defaultCodeOpen === true,
    toolbar: !hideToolbar,
    ...(hideToolbar
      ? {}
      : { tools: await toolsOf(read, demo, { use, plain, title }), ...(isFirst ? { isFirst } : {}) }),
    ...(maxWidth === undefined ? {} : { maxWidth }),
    ...(height === undefined || options.iframe ? {} : { height }),
    ...(options.disableAd ? { noAd: true } : {}),
    ...(anchorId === null ? {} : { anchor: anchorId ?? (showing === 1 ? name : `${name}-${showing}`) }),
  };
}

interface ToolsOf {
  readonly use: DemoUse;
  readonly plain: readonly NamedCode[] | undefined;
  readonly title: string;
}

async function toolsOf(read: Read, demo: Demo, { use, plain, title }: ToolsOf): Promise<DemoTools> {
  const { repository, languages } = await read.step(config, 'all');
  const folder = repository?.directory ? `${repository.directory}/` : '';
  const isTyped = /\.tsx?$/.test(demo.entry);
  const project = {
    demo,
    plain,
    title: `${use.name} demo — ${title}`,
    language: defaultLanguageOf(languages),
  };
  return {
    languages: [...(isTyped ? ['TS' as const] : []), ...(plain || !isTyped ? ['JS' as const] : [])],
    ...(use.options.hideEditButton ? {} : { project: await projectOf(read, project) }),
    ...(repository ? { source: `${repository.url}/blob/${repository.branch}/${folder}${demo.entry}` } : {}),
  };
}

export const steps = [demoMarkup, demoBaseStyles, ...liveSteps, ...sourceSteps] as readonly Step[];
