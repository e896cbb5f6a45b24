/** Renders components of the templates to HTML, with React and Emotion. */

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Layout } from '../kit/layout.js';
import { PARTIAL_NAMES, type PartialName, type PartialProps } from '../kit/partials.js';
import { LayoutContext, MessagesContext } from '../kit/template-context.js';
import { ENGLISH, type Messages } from '../site/messages/messages.js';
import { SAMPLE_LAYOUTS } from './sample-layouts.js';
import type { TemplateModule } from './template-module.js';

/** The styles that all pages share: the global ones, and those of all layouts and partials. */
export interface ShellRules {
  readonly css: string;
  /** The names of the rules, without `css-`. */
  readonly names: readonly string[];
}

export class MarkupRenderer {
  readonly #cache: EmotionCache = createCache({ key: 'css' });
  readonly #server = createEmotionServer(this.#cache);

  constructor(readonly templates: TemplateModule) {}

  /** To be called before anything else is rendered: the order of rules is the order of first use. */
  renderShellRules(): ShellRules {
    const { css, ids } = this.#server.extractCritical(this.#renderSamples());
    return { css, names: ids };
  }

  renderLayout(layout: Layout, messages: Messages): string {
    const template = createElement(this.templates[layout.template]);
    return this.render(createElement(LayoutContext.Provider, { value: layout }, template), messages);
  }

  renderPartial<Name extends PartialName>(name: Name, props: PartialProps[Name], messages: Messages): string {
    const partial: ComponentType<PartialProps[Name]> = this.templates.partials[name];
    return this.render(createElement(partial, props), messages);
  }

  render(element: ReactNode, messages: Messages): string {
    const root = createElement(this.templates.Root, null, element);
    const localized = createElement(MessagesContext.Provider, { value: messages }, root);
    return renderToString(createElement(CacheProvider, { value: this.#cache }, localized));
  }

  /** The rule of a class that was rendered; its name is without `css-`. */
  findRule(name: string): string | undefined {
    const rule = this.#cache.inserted[name];
    return typeof rule === 'string' ? rule : undefined;
  }

  /** In a fixed order. */
  #renderSamples(): string {
    return [
      this.render(createElement(this.templates.GlobalStyle), ENGLISH),
      ...SAMPLE_LAYOUTS.map((layout) => this.renderLayout(layout, ENGLISH)),
      ...PARTIAL_NAMES.flatMap((name) => this.#renderPartialSamples(name)),
    ].join('');
  }

  #renderPartialSamples<Name extends PartialName>(name: Name): readonly string[] {
    const samples: readonly PartialProps[Name][] = this.templates.samples[name];
    return samples.map((props) => this.renderPartial(name, props, ENGLISH));
  }
}
