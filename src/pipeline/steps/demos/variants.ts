/** A demo in one styling option: its source in both languages, and what the server renders of it. */

import { createIdPrefix } from '../../../demos/render/open-demo-renderer.js';
import type { Read } from '../../../graph/step.js';
import type { DemoTools, DemoVariant, LiveDemoProps } from '../../../kit/partials.js';
import type { Demo } from '../../../demos/source/load-demo.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import type { Messages } from '../../../site/messages/messages.js';
import type { Styling } from '../../../site/preferences.js';
import { config } from '../site/config.js';
import { renderDemoIframe } from './iframes.js';
import type { PlacedDirective } from './isolation.js';
import { demoMarkup, createDemoKey } from './markup.js';
import { emitProject } from './projects.js';
import { readJavascriptFiles, type NamedCode, renderDemoFiles, renderDemoPreviews } from './source-files.js';
import { resolveLiveDemo } from './hydration.js';
import { editScope } from './edit-scope.js';
import { checkImportedFiles } from './imported-values.js';
import { emitStylesheet } from '../shell/emit-stylesheet.js';
import type { StyledPart } from '../shell/stylesheets.js';
import { tailwindStyles } from './tailwind.js';
import { readWrapper, wrapperPath } from './wrappers.js';

interface RenderedVariant {
  readonly props: DemoVariant;
  /** What its page needs for it. */
  readonly styles: StyledPart;
}

interface VariantContext {
  readonly directive: PlacedDirective;
  /** Of the product. */
  readonly title: string;
  /** In the language of the page. */
  readonly messages: Messages;
  /** The choices that it is shown for; none where there is no other. */
  readonly stylings: readonly Styling[] | undefined;
}

/** What the page needs for a demo that has a document of its own, or cannot be rendered. */
const NO_STYLES: StyledPart = { css: '', libraries: [], stylesheets: [] };

export async function renderVariant(
  read: Read,
  demo: Demo,
  context: VariantContext,
): Promise<RenderedVariant> {
  const { directive, messages } = context;
  const { modulePath, styling } = demo;
  const key = createDemoKey(modulePath, directive);
  const [, occurrence] = key;
  const inIframe = directive.options.iframe || directive.options.isolated;
  const rendered = await read.stepIfAvailable(demoMarkup, key);
  if (!rendered) return { props: await createVariantProps(read, { demo, ...context }), styles: NO_STYLES };
  const { libraries } = rendered;
  const isTailwind = styling === 'tailwind';
  const css = rendered.css + (isTailwind ? await read.step(tailwindStyles, modulePath) : '');
  const idPrefix = createIdPrefix(modulePath, occurrence);
  const { isClientOnly } = rendered;
  const wrapper = await readWrapper(read, modulePath);
  const stylesheets = wrapper?.css ? [await emitStylesheet(read, 'wrapper.css', wrapper.css)] : [];
  const hydration = await resolveLiveDemo(read, modulePath, { themes: libraries, idPrefix, isClientOnly });
  const iframe = inIframe
    ? await renderDemoIframe(read, directive, {
        ...{ ...rendered, css, stylesheets, live: hydration },
        ...{ isTailwind, messages },
      })
    : undefined;
  const props = await createVariantProps(read, {
    ...{ demo, ...context, hydration },
    markup: iframe?.markup ?? rendered.html,
    // An isolated demo is part of its page.
    fullPageHref: directive.options.iframe ? iframe?.src : undefined,
  });
  return { props, styles: inIframe ? NO_STYLES : { css, libraries, stylesheets } };
}

interface VariantPropsOptions extends VariantContext {
  readonly demo: Demo;
  readonly markup?: string;
  readonly fullPageHref?: string | undefined;
  readonly hydration?: LiveDemoProps | undefined;
}

async function createVariantProps(
  read: Read,
  { demo, directive, title, stylings, markup, fullPageHref, hydration }: VariantPropsOptions,
): Promise<DemoVariant> {
  const { iframe, isolated, hideToolbar, defaultCodeOpen } = directive.options;
  // What a document of its own needs to be hydrated is in that document.
  const shownProps = { stylings, markup, live: iframe || isolated ? undefined : hydration };
  if (hideToolbar) return { ...shownProps, files: [] };
  const javascriptSources = await readJavascriptFiles(read, demo);
  const isPreviewed = demo.preview !== undefined && defaultCodeOpen !== false;
  return {
    ...shownProps,
    ...(fullPageHref === undefined ? {} : { fullPageHref }),
    files: await renderDemoFiles(demo, javascriptSources),
    ...(isPreviewed && (await renderDemoPreviews(demo, javascriptSources))),
    tools: await createDemoTools(read, demo, { directive, javascriptSources, title, hydration }),
  };
}

interface DemoToolsOptions extends Pick<VariantPropsOptions, 'directive' | 'title' | 'hydration'> {
  readonly javascriptSources: readonly NamedCode[] | undefined;
}

async function createDemoTools(
  read: Read,
  demo: Demo,
  { directive: { name, options }, javascriptSources, title, hydration }: DemoToolsOptions,
): Promise<DemoTools> {
  const { repository, languages } = await read.step(config);
  const folder = repository?.directory ? `${repository.directory}/` : '';
  const isTyped = /\.tsx?$/.test(demo.modulePath);
  const project = {
    demo,
    javascriptSources,
    title: `${name} demo — ${title}`,
    language: resolveDefaultLanguage(languages),
  };
  const wrapper = await read.step(wrapperPath, demo.modulePath);
  const isPlain = !(await checkImportedFiles(read, demo));
  const isEditable = hydration !== undefined && !options.disableLiveEdit;
  return {
    languages: isTyped ? (javascriptSources ? ['TS', 'JS'] : ['TS']) : ['JS'],
    edit: isEditable
      ? await read.step(editScope, [wrapper ?? '', isPlain ? '' : demo.modulePath])
      : undefined,
    project: options.hideEditButton ? undefined : await emitProject(read, project),
    source:
      repository &&
      `${repository.url}/blob/${repository.tag ?? repository.branch}/${folder}${demo.modulePath}`,
  };
}
