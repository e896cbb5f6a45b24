/** A demo in one styling option: its source in both languages, and what the server renders of it. */

import { createIdPrefix } from '../../../demos/render/open-demo-renderer.js';
import type { Read } from '../../../graph/step.js';
import type { DemoTools, DemoVariant, LiveDemoProps } from '../../../kit/partials.js';
import type { Demo } from '../../../demos/source/load-demo.js';
import type { DemoDirective } from '../../../markdown/page.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import type { Messages } from '../../../site/messages/messages.js';
import type { Styling } from '../../../site/preferences.js';
import { config } from '../site/config.js';
import { renderDemoIframe } from './iframes.js';
import { demoMarkup, createDemoKey } from './markup.js';
import { emitProject } from './projects.js';
import { readJavascriptFiles, type NamedCode, renderDemoFiles, renderDemoPreviews } from './sources.js';
import { resolveLiveDemo, readEditScopeAddress } from './hydration.js';
import type { StyledPart } from '../shell/stylesheets.js';
import { tailwindStyles } from './tailwind.js';

export interface RenderedVariant {
  readonly props: DemoVariant;
  /** What its page needs for it. */
  readonly styles: StyledPart;
}

export interface VariantUse {
  readonly use: DemoDirective;
  /** Which showing of the same demo on the page it is. */
  readonly occurrence: number;
  /** Of the product. */
  readonly title: string;
  /** In the language of the page. */
  readonly messages: Messages;
  /** The choices that it is shown for; none where there is no other. */
  readonly stylings: readonly Styling[] | undefined;
}

/** What the page needs for a demo that has a document of its own, or cannot be rendered. */
const NO_STYLES: StyledPart = { css: '', libraries: [] };

export async function renderVariant(
  read: Read,
  demo: Demo,
  variantUse: VariantUse,
): Promise<RenderedVariant> {
  const { use, occurrence } = variantUse;
  const inIframe = use.options.iframe;
  const [rendered] = await read.steps(demoMarkup, [createDemoKey(demo.modulePath, { occurrence, inIframe })]);
  if (!rendered)
    return {
      props: await createVariantProps(read, { demo, ...variantUse, isHydrated: false }),
      styles: NO_STYLES,
    };
  const { libraries } = rendered;
  const isTailwind = demo.styling === 'tailwind';
  const css = rendered.css + (isTailwind ? await read.step(tailwindStyles, demo.modulePath) : '');
  const idPrefix = createIdPrefix(demo.modulePath, inIframe ? 1 : occurrence);
  const hydration = await resolveLiveDemo(read, demo.modulePath, { themes: libraries, idPrefix });
  const isHydrated = hydration !== undefined;
  if (!inIframe) {
    const props = await createVariantProps(read, {
      demo,
      ...variantUse,
      markup: rendered.html,
      hydration,
      isHydrated,
    });
    return { props, styles: { css, libraries } };
  }
  const markup = await renderDemoIframe(read, use, {
    ...rendered,
    css,
    live: hydration,
    isTailwind,
    messages: variantUse.messages,
  });
  return {
    props: await createVariantProps(read, { demo, ...variantUse, markup, isHydrated }),
    styles: NO_STYLES,
  };
}

interface VariantPropsOptions extends VariantUse {
  readonly demo: Demo;
  readonly markup?: string;
  readonly hydration?: LiveDemoProps | undefined;
  /** In the page, or in a document of its own. */
  readonly isHydrated: boolean;
}

async function createVariantProps(
  read: Read,
  { demo, use, title, stylings, markup, hydration, isHydrated }: VariantPropsOptions,
): Promise<DemoVariant> {
  const { hideToolbar, defaultCodeOpen } = use.options;
  const shownProps = {
    ...(stylings ? { stylings } : {}),
    ...(markup === undefined ? {} : { markup }),
    ...(hydration ? { live: hydration } : {}),
  };
  if (hideToolbar) return { ...shownProps, files: [] };
  const javascriptSources = await readJavascriptFiles(read, demo);
  const isPreviewed = demo.preview !== undefined && defaultCodeOpen !== false;
  return {
    ...shownProps,
    files: await renderDemoFiles(demo.files, javascriptSources),
    ...(isPreviewed ? await renderDemoPreviews(demo, javascriptSources) : {}),
    tools: await createDemoTools(read, demo, { use, javascriptSources, title, isHydrated }),
  };
}

interface DemoToolsOptions {
  readonly use: DemoDirective;
  readonly javascriptSources: readonly NamedCode[] | undefined;
  readonly title: string;
  readonly isHydrated: boolean;
}

async function createDemoTools(
  read: Read,
  demo: Demo,
  { use, javascriptSources, title, isHydrated }: DemoToolsOptions,
): Promise<DemoTools> {
  const { repository, languages } = await read.step(config);
  const folder = repository?.directory ? `${repository.directory}/` : '';
  const isTyped = /\.tsx?$/.test(demo.modulePath);
  const project = {
    demo,
    javascriptSources,
    title: `${use.name} demo — ${title}`,
    language: resolveDefaultLanguage(languages),
  };
  return {
    languages: [
      ...(isTyped ? ['TS' as const] : []),
      ...(javascriptSources || !isTyped ? ['JS' as const] : []),
    ],
    ...(isHydrated && !use.options.disableLiveEdit ? { edit: await readEditScopeAddress(read) } : {}),
    ...(use.options.hideEditButton ? {} : { project: await emitProject(read, project) }),
    ...(repository
      ? { source: `${repository.url}/blob/${repository.branch}/${folder}${demo.modulePath}` }
      : {}),
  };
}
