/** Renders layouts, partials and components from the templates, with React and Emotion. */

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { TEMPLATE_NAMES, type Layout, type TemplateName } from '../kit/layout.js';
import { PARTIAL_NAMES, type PartialName, type PartialProps } from '../kit/partials.js';
import { LayoutContext, MessagesContext } from '../kit/template-context.js';
import { ENGLISH, type Messages } from '../site/messages/messages.js';
import { outlineMarkup } from './outline-markup.js';
import { SAMPLE_LAYOUTS } from './sample-layouts.js';

/** What `templates/index.ts` exports. */
export type TemplateModule = Readonly<Record<TemplateName, ComponentType>> & {
  readonly Root: ComponentType<{ readonly children: ReactNode }>;
  readonly GlobalStyle: ComponentType;
  readonly partials: { readonly [Name in PartialName]: ComponentType<PartialProps[Name]> };
  /** Props that make every style of a partial appear. */
  readonly samples: { readonly [Name in PartialName]: readonly PartialProps[Name][] };
  /** What `{{"component": "…"}}` can name. */
  readonly components: Readonly<Record<string, ComponentType<Readonly<Record<string, unknown>>>>>;
};

const TEMPLATE_EXPORTS = [...TEMPLATE_NAMES, 'Root', 'GlobalStyle', 'partials', 'samples', 'components'];

/** Throws if an export is missing: a site may have an `index.ts` of its own. */
export function parseTemplateModule(module: Readonly<Record<string, unknown>>): TemplateModule {
  if (isTemplateModule(module)) return module;
  const missing = TEMPLATE_EXPORTS.filter((name) => !module[name]);
  throw new Error(`index.ts does not export ${missing.join(', ')}`);
}

function isTemplateModule(module: Readonly<Record<string, unknown>>): module is TemplateModule {
  return TEMPLATE_EXPORTS.every((name) => module[name]);
}

export interface RenderedMarkup {
  readonly html: string;
  /** Rules that the shell's stylesheet does not have; usually empty. */
  readonly css: string;
  readonly ids: readonly string[];
  /** Addresses of this site that it links to, without those of docsgen's own files. */
  readonly hrefs: readonly string[];
}

export const EMPTY_MARKUP: RenderedMarkup = { html: '', css: '', ids: [], hrefs: [] };

export interface RenderedLayout extends Omit<RenderedMarkup, 'html'> {
  /** HTML and names of slots in turn: HTML first and last. */
  readonly pieces: readonly string[];
}

export interface RenderedNavigation extends RenderedMarkup {
  /** Where `aria-current` is inserted for the page with an address. Of a group and a page with
   *  the same address it is the page, which comes last. */
  readonly linkOffsets: Readonly<Record<string, number>>;
}

const SLOT = /<docsgen-slot name="([a-z]+)"><\/docsgen-slot>/;

export class Renderer {
  readonly #cache: EmotionCache = createCache({ key: 'css' });
  readonly #server = createEmotionServer(this.#cache);
  /** The names of the rules in `shellStyles`, without `css-`. */
  readonly #shellRuleNames: ReadonlySet<string>;
  /** The stylesheet that all pages share: the global styles, and those of all layouts and partials. */
  readonly shellStyles: string;

  constructor(
    readonly templates: TemplateModule,
    /** The site's base path. */
    readonly base: string,
  ) {
    const { css, ids } = this.#server.extractCritical(this.#renderSamples());
    this.shellStyles = css;
    this.#shellRuleNames = new Set(ids);
  }

  get componentNames(): readonly string[] {
    return Object.keys(this.templates.components);
  }

  renderLayout(layout: Layout, messages: Messages): RenderedLayout {
    const { html, ...rendered } = this.#collect(this.#renderLayoutMarkup(layout, messages));
    return { ...rendered, pieces: html.split(SLOT) };
  }

  renderNavigation(props: PartialProps['navigation'], messages: Messages): RenderedNavigation {
    const html = this.#renderPartialMarkup('navigation', props, messages);
    const outline = outlineMarkup(html, this.base);
    return { ...this.#collect(html, outline), linkOffsets: Object.fromEntries(outline.hrefOffsets) };
  }

  renderPartial<Name extends PartialName>(
    name: Name,
    props: PartialProps[Name],
    messages: Messages,
  ): RenderedMarkup {
    return this.#collect(this.#renderPartialMarkup(name, props, messages));
  }

  /** A component that a page names; nothing if there is none of this name. */
  renderComponent(
    name: string,
    props: Readonly<Record<string, unknown>>,
    messages: Messages,
  ): RenderedMarkup {
    const { components } = this.templates;
    const component = Object.hasOwn(components, name) ? components[name] : undefined;
    return component
      ? this.#collect(this.#renderMarkup(createElement(component, props), messages))
      : EMPTY_MARKUP;
  }

  #renderLayoutMarkup(layout: Layout, messages: Messages): string {
    const template = createElement(this.templates[layout.template]);
    return this.#renderMarkup(createElement(LayoutContext.Provider, { value: layout }, template), messages);
  }

  #renderPartialMarkup<Name extends PartialName>(
    name: Name,
    props: PartialProps[Name],
    messages: Messages,
  ): string {
    const partial: ComponentType<PartialProps[Name]> = this.templates.partials[name];
    return this.#renderMarkup(createElement(partial, props), messages);
  }

  #renderMarkup(element: ReactNode, messages: Messages): string {
    const root = createElement(this.templates.Root, null, element);
    const localized = createElement(MessagesContext.Provider, { value: messages }, root);
    return renderToString(createElement(CacheProvider, { value: this.#cache }, localized));
  }

  /** In a fixed order, before anything else is rendered: the order of rules is the order of first use. */
  #renderSamples(): string {
    return [
      this.#renderMarkup(createElement(this.templates.GlobalStyle), ENGLISH),
      ...SAMPLE_LAYOUTS.map((layout) => this.#renderLayoutMarkup(layout, ENGLISH)),
      ...PARTIAL_NAMES.flatMap((name) => this.#renderPartialSamples(name)),
    ].join('');
  }

  #renderPartialSamples<Name extends PartialName>(name: Name): readonly string[] {
    const samples: readonly PartialProps[Name][] = this.templates.samples[name];
    return samples.map((props) => this.#renderPartialMarkup(name, props, ENGLISH));
  }

  #collect(html: string, outline = outlineMarkup(html, this.base)): RenderedMarkup {
    const { ids, hrefOffsets, classNames } = outline;
    const rules = [...classNames]
      .flatMap((name) => (name.startsWith('css-') ? [name.slice('css-'.length)] : []))
      .filter((name) => !this.#shellRuleNames.has(name))
      .map((name) => this.#cache.inserted[name]);
    const css = rules.filter((rule) => typeof rule === 'string').join('');
    return { html, css, ids: [...ids], hrefs: [...hrefOffsets.keys()] };
  }
}
