/** Renders layouts, partials and components from the templates, and collects what is in their HTML. */

import { createElement } from 'react';
import type { Layout } from '../kit/layout.js';
import type { PartialName, PartialProps } from '../kit/partials.js';
import type { Messages } from '../site/messages/messages.js';
import type { MarkupRenderer } from './markup-renderer.js';
import { outlineMarkup } from './outline-markup.js';

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

interface RendererOptions {
  /** The site's base path. */
  readonly base: string;
  /** The names of the rules in the stylesheet that all pages share, without `css-`. */
  readonly shellRuleNames: readonly string[];
}

export class Renderer {
  readonly #markup: MarkupRenderer;
  readonly #base: string;
  readonly #shellRuleNames: ReadonlySet<string>;

  constructor(markup: MarkupRenderer, { base, shellRuleNames }: RendererOptions) {
    this.#markup = markup;
    this.#base = base;
    this.#shellRuleNames = new Set(shellRuleNames);
  }

  get componentNames(): readonly string[] {
    return Object.keys(this.#markup.templates.components);
  }

  renderLayout(layout: Layout, messages: Messages): RenderedLayout {
    const { html, ...rendered } = this.#collect(this.#markup.renderLayout(layout, messages));
    return { ...rendered, pieces: html.split(SLOT) };
  }

  renderNavigation(props: PartialProps['navigation'], messages: Messages): RenderedNavigation {
    const html = this.#markup.renderPartial('navigation', props, messages);
    const outline = outlineMarkup(html, this.#base);
    return { ...this.#collect(html, outline), linkOffsets: Object.fromEntries(outline.hrefOffsets) };
  }

  renderPartial<Name extends PartialName>(
    name: Name,
    props: PartialProps[Name],
    messages: Messages,
  ): RenderedMarkup {
    return this.#collect(this.#markup.renderPartial(name, props, messages));
  }

  /** A component that a page names; nothing if there is none of this name. */
  renderComponent(
    name: string,
    props: Readonly<Record<string, unknown>>,
    messages: Messages,
  ): RenderedMarkup {
    const { components } = this.#markup.templates;
    const component = Object.hasOwn(components, name) ? components[name] : undefined;
    return component
      ? this.#collect(this.#markup.render(createElement(component, props), messages))
      : EMPTY_MARKUP;
  }

  #collect(html: string, outline = outlineMarkup(html, this.#base)): RenderedMarkup {
    const { ids, hrefOffsets, classNames } = outline;
    const css = [...classNames]
      .flatMap((name) => (name.startsWith('css-') ? [name.slice('css-'.length)] : []))
      .filter((name) => !this.#shellRuleNames.has(name))
      .map((name) => this.#markup.findRule(name) ?? '')
      .join('');
    return { html, css, ids: [...ids], hrefs: [...hrefOffsets.keys()] };
  }
}
