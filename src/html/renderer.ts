/** Renders frames and regions from templates with React and Emotion, and says which styles they need.
 *  Knows nothing of pages: it is given props and gives strings. */

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FrameContext, WordsContext } from '../kit/context.js';
import { ENGLISH, type Words } from '../site/words.js';
import type { Frame, TemplateName } from '../kit/frame.js';
import type { RegionName, RegionProps } from '../kit/regions.js';
import { SPECIMEN_FRAMES } from './specimen-frames.js';

/** What `templates/index.ts` exports. */
export type TemplateModule = Readonly<Record<TemplateName, ComponentType>> & {
  readonly Root: ComponentType<{ readonly children: ReactNode }>;
  readonly GlobalStyle: ComponentType;
  readonly regions: { readonly [R in RegionName]: ComponentType<RegionProps[R]> };
  /** Props that make every style of a region appear. */
  readonly specimens: { readonly [R in RegionName]: readonly RegionProps[R][] };
  /** What `{{"component": "…"}}` can name. */
  readonly components: Readonly<Record<string, ComponentType<Readonly<Record<string, unknown>>>>>;
};

export interface Rendered {
  readonly html: string;
  /** Rules that the shell's stylesheet does not have; empty as a rule. */
  readonly css: string;
}

export class Renderer {
  readonly #templates: TemplateModule;
  readonly #cache: EmotionCache = createCache({ key: 'css' });
  readonly #server = createEmotionServer(this.#cache);
  readonly #shell: { readonly css: string; readonly names: ReadonlySet<string> };

  constructor(templates: TemplateModule) {
    this.#templates = templates;
    this.#shell = this.#renderSpecimens();
  }

  /** The stylesheet that all pages share: the global styles, and what every frame and region can show. */
  get shellStyles(): string {
    return this.#shell.css;
  }

  get componentNames(): readonly string[] {
    return Object.keys(this.#templates.components);
  }

  /** A page's frame, with a `docsgen-slot` element for each region and the content. */
  frame(frame: Frame, words: Words): Rendered {
    return this.#withStyles(this.#frameMarkup(frame, words));
  }

  region<R extends RegionName>(name: R, props: RegionProps[R], words: Words): Rendered {
    return this.#withStyles(this.#markup(this.#regionElement(name, props), words));
  }

  component(name: string, props: Readonly<Record<string, unknown>>, words: Words): Rendered {
    return this.#withStyles(this.#markup(createElement(this.#templates.components[name]!, props), words));
  }

  #frameMarkup(frame: Frame, words: Words): string {
    return this.#markup(
      createElement(FrameContext, { value: frame }, createElement(this.#templates[frame.template])),
      words,
    );
  }

  #regionElement<R extends RegionName>(name: R, props: RegionProps[R]): ReactNode {
    return createElement(this.#templates.regions[name] as ComponentType<RegionProps[R]>, props);
  }

  #markup(element: ReactNode, words: Words): string {
    const { Root } = this.#templates;
    const spoken = createElement(WordsContext, { value: words }, createElement(Root, null, element));
    return renderToString(createElement(CacheProvider, { value: this.#cache }, spoken));
  }

  /** In one fixed order, before anything else is rendered: the order of rules is the order of first use. */
  #renderSpecimens(): { css: string; names: ReadonlySet<string> } {
    const { GlobalStyle, specimens } = this.#templates;
    const regions = Object.entries(specimens) as [RegionName, RegionProps[RegionName][]][];
    const html = [
      this.#markup(createElement(GlobalStyle), ENGLISH),
      ...SPECIMEN_FRAMES.map((frame) => this.#frameMarkup(frame, ENGLISH)),
      ...regions.flatMap(([name, all]) =>
        all.map((props) => this.#markup(this.#regionElement(name, props), ENGLISH)),
      ),
    ].join('');
    return { css: this.#server.extractCritical(html).css, names: new Set(classNamesOf(html)) };
  }

  #withStyles(html: string): Rendered {
    const missing = classNamesOf(html).filter((name) => !this.#shell.names.has(name));
    const rules = [...new Set(missing)].map((name) => this.#cache.inserted[name.slice('css-'.length)]);
    return { html, css: rules.filter((rule) => typeof rule === 'string').join('') };
  }
}

const EMOTION_CLASS = /\bcss-[\w-]+/g;

function classNamesOf(html: string): readonly string[] {
  return html.match(EMOTION_CLASS) ?? [];
}
