/** A demo in one styling option: its source in both languages, and what the server renders of it. */

import { idPrefixOf } from '../../demos/host.js';
import type { Read } from '../../graph/step.js';
import type { DemoTools, DemoVariant, LiveDemoProps } from '../../kit/regions.js';
import type { Demo } from '../../pages/demos.js';
import type { DemoUse } from '../../pages/page.js';
import { defaultLanguageOf } from '../../site/language.js';
import type { Words } from '../../site/words.js';
import type { Styling } from '../../site/preferences.js';
import { config } from './config.js';
import { framed } from './demo-frames.js';
import { demoMarkup, keyOf } from './demo-markup.js';
import { projectOf } from './demo-projects.js';
import { javascriptFiles, type NamedCode, shownFiles, shownPreviews } from './demo-sources.js';
import { liveDemoOf, scopeAddress } from './live-demos.js';
import type { Styled } from './stylesheets.js';
import { tailwindStyles } from './tailwind.js';

export interface Variant {
  readonly props: DemoVariant;
  /** What its page needs for it. */
  readonly styled: Styled;
}

export interface VariantUse {
  readonly use: DemoUse;
  /** Which showing of the same demo on the page it is. */
  readonly showing: number;
  /** Of the product. */
  readonly title: string;
  /** In the language of the page. */
  readonly words: Words;
  /** The choices that it is shown for; none where there is no other. */
  readonly stylings: readonly Styling[] | undefined;
}

/** What the page needs for a demo that has a document of its own, or cannot be rendered. */
const NO_STYLES: Styled = { css: '', libraries: [] };

export async function variantOf(read: Read, demo: Demo, given: VariantUse): Promise<Variant> {
  const { use, showing } = given;
  const isFramed = use.options.iframe;
  const [rendered] = await read.steps(demoMarkup, [keyOf(demo.entry, { showing, isFramed })]);
  if (!rendered) return { props: await propsOf(read, { demo, ...given, isLive: false }), styled: NO_STYLES };
  const { libraries } = rendered;
  const isTailwind = demo.styling === 'tailwind';
  const css = rendered.css + (isTailwind ? await read.step(tailwindStyles, demo.entry) : '');
  const idPrefix = idPrefixOf(demo.entry, isFramed ? 1 : showing);
  const live = await liveDemoOf(read, demo.entry, { themes: libraries, idPrefix });
  const isLive = live !== undefined;
  if (!isFramed) {
    const props = await propsOf(read, { demo, ...given, markup: rendered.html, live, isLive });
    return { props, styled: { css, libraries } };
  }
  const markup = await framed(read, use, { ...rendered, css, live, isTailwind, words: given.words });
  return { props: await propsOf(read, { demo, ...given, markup, isLive }), styled: NO_STYLES };
}

interface Shown extends VariantUse {
  readonly demo: Demo;
  readonly markup?: string;
  readonly live?: LiveDemoProps | undefined;
  /** In the page, or in a document of its own. */
  readonly isLive: boolean;
}

async function propsOf(
  read: Read,
  { demo, use, title, stylings, markup, live, isLive }: Shown,
): Promise<DemoVariant> {
  const { hideToolbar, defaultCodeOpen } = use.options;
  const shown = {
    ...(stylings ? { stylings } : {}),
    ...(markup === undefined ? {} : { markup }),
    ...(live ? { live } : {}),
  };
  if (hideToolbar) return { ...shown, files: [] };
  const plain = await javascriptFiles(read, demo);
  const isPreviewed = demo.preview !== undefined && defaultCodeOpen !== false;
  return {
    ...shown,
    files: await shownFiles(demo.files, plain),
    ...(isPreviewed ? await shownPreviews(demo, plain) : {}),
    tools: await toolsOf(read, demo, { use, plain, title, isLive }),
  };
}

interface ToolsOf {
  readonly use: DemoUse;
  readonly plain: readonly NamedCode[] | undefined;
  readonly title: string;
  readonly isLive: boolean;
}

async function toolsOf(read: Read, demo: Demo, { use, plain, title, isLive }: ToolsOf): Promise<DemoTools> {
  const { repository, languages } = await read.step(config);
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
    ...(isLive && !use.options.disableLiveEdit ? { edit: await scopeAddress(read) } : {}),
    ...(use.options.hideEditButton ? {} : { project: await projectOf(read, project) }),
    ...(repository ? { source: `${repository.url}/blob/${repository.branch}/${folder}${demo.entry}` } : {}),
  };
}
