/** Renders frames and regions from templates with React and Emotion, and says which styles they need.
 *  Knows nothing of pages: it is given props and gives strings. */

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LayoutContext, MessagesContext } from '../kit/template-context.js';
import { ENGLISH, type Messages } from '../site/messages/messages.js';
import type { Layout, TemplateName } from '../kit/layout.js';
import type { PartialName, PartialProps } from '../kit/partials.js';
import { SAMPLE_LAYOUTS } from './sample-layouts.js';

/** What `templates/index.ts` exports. */
export type TemplateModule = Readonly<Record<TemplateName, ComponentType>> & {
  readonly Root: ComponentType<{ readonly children: ReactNode }>;
  readonly GlobalStyle: ComponentType;
  readonly partials: { readonly [R in PartialName]: ComponentType<PartialProps[R]> };
  /** Props that make every style of a region appear. */
  readonly samples: { readonly [R in PartialName]: readonly PartialProps[R][] };
  /** What `{{"component": "…"}}` can name. */
  readonly components: Readonly<Record<string, ComponentType<Readonly<Record<string, unknown>>>>>;
};

export interface RenderedMarkup {
  readonly html: string;
  /** Rules that the shell's stylesheet does not have; empty as a rule. */
  readonly css: string;
}

export class Renderer {
  readonly #templates: TemplateModule;
  readonly #cache: EmotionCache = createCache({ key: 'css' });
  readonly #server = createEmotionServer(this.#cache);
  readonly #shellStyleSheet: { readonly css: string; readonly classNames: ReadonlySet<string> };

  constructor(templates: TemplateModule) {
    this.#templates = templates;
    this.#shellStyleSheet = this.#renderSamples();
  }

  /** The stylesheet that all pages share: the global styles, and what every frame and region can show. */
  get shellStyles(): string {
    return this.#shellStyleSheet.css;
  }

  get componentNames(): readonly string[] {
    return Object.keys(this.#templates.components);
  }

  /** A page's frame, with a `docsgen-slot` element for each region and the content. */
  renderLayout(layout: Layout, messages: Messages): RenderedMarkup {
    return this.#collectStyles(this.#renderLayoutMarkup(layout, messages));
  }

  renderPartial<R extends PartialName>(name: R, props: PartialProps[R], messages: Messages): RenderedMarkup {
    return this.#collectStyles(this.#renderMarkup(this.#createPartialElement(name, props), messages));
  }

  renderComponent(
    name: string,
    props: Readonly<Record<string, unknown>>,
    messages: Messages,
  ): RenderedMarkup {
    return this.#collectStyles(
      this.#renderMarkup(createElement(this.#templates.components[name]!, props), messages),
    );
  }

  #renderLayoutMarkup(layout: Layout, messages: Messages): string {
    return this.#renderMarkup(
      createElement(LayoutContext, { value: layout }, createElement(this.#templates[layout.template])),
      messages,
    );
  }

  #createPartialElement<R extends PartialName>(name: R, props: PartialProps[R]): ReactNode {
    return createElement(this.#templates.partials[name] as ComponentType<PartialProps[R]>, props);
  }

  #renderMarkup(element: ReactNode, messages: Messages): string {
    const { Root } = this.#templates;
    const localizedElement = createElement(
      MessagesContext,
      { value: messages },
      createElement(Root, null, element),
    );
    return renderToString(createElement(CacheProvider, { value: this.#cache }, localizedElement));
  }

  /** In one fixed order, before anything else is rendered: the order of rules is the order of first use. */
  #renderSamples(): { css: string; classNames: ReadonlySet<string> } {
    const { GlobalStyle, samples } = this.#templates;
    const partials = Object.entries(samples) as [PartialName, PartialProps[PartialName][]][];
    const html = [
      this.#renderMarkup(createElement(GlobalStyle), ENGLISH),
      ...SAMPLE_LAYOUTS.map((layout) => this.#renderLayoutMarkup(layout, ENGLISH)),
      ...partials.flatMap(([name, propsList]) =>
        propsList.map((props) => this.#renderMarkup(this.#createPartialElement(name, props), ENGLISH)),
      ),
    ].join('');
    return { css: this.#server.extractCritical(html).css, classNames: new Set(findClassNames(html)) };
  }

  #collectStyles(html: string): RenderedMarkup {
    const missingNames = findClassNames(html).filter((name) => !this.#shellStyleSheet.classNames.has(name));
    const rules = [...new Set(missingNames)].map((name) => this.#cache.inserted[name.slice('css-'.length)]);
    return { html, css: rules.filter((rule) => typeof rule === 'string').join('') };
  }
}

const EMOTION_CLASS = /\bcss-[\w-]+/g;

function findClassNames(html: string): readonly string[] {
  return html.match(EMOTION_CLASS) ?? [];
}
