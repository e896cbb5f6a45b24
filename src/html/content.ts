/** A page's blocks as finished HTML: what needs more than the page is rendered here. */

import type { RegionProps } from '../kit/regions.js';
import type { Block, Page } from '../pages/page.js';
import type { Rendered, Renderer } from './renderer.js';

export interface ContentGiven {
  readonly renderer: Renderer;
  /** By the name in the directive; a demo that is wrong has none, and leaves a gap. */
  readonly demos: ReadonlyMap<string, RegionProps['demo']>;
  /** The address of a component's or hook's API page; `undefined` where there is none yet. */
  readonly apiHref: (name: string) => string | undefined;
}

export function contentOf(page: Page, given: ContentGiven): Rendered {
  const parts = page.blocks.map((block) => blockOf(block, given));
  return { html: parts.map(({ html }) => html).join(''), css: parts.map(({ css }) => css).join('') };
}

function blockOf(block: Block, { renderer, demos, apiHref }: ContentGiven): Rendered {
  switch (block.kind) {
    case 'html':
      return { html: block.html, css: '' };
    case 'demo': {
      const props = demos.get(block.name);
      return props ? renderer.region('demo', props) : { html: '', css: '' };
    }
    case 'component':
      return renderer.componentNames.includes(block.name)
        ? renderer.component(block.name, block.props)
        : { html: '', css: '' };
    case 'api':
      return renderer.region('api', {
        items: [
          ...block.components.map((name) => ({ name, hook: false, ...withHref(apiHref(name)) })),
          ...block.hooks.map((name) => ({ name, hook: true, ...withHref(apiHref(name)) })),
        ],
      });
    default: {
      const never: never = block;
      return never;
    }
  }
}

function withHref(href: string | undefined): { readonly href?: string } {
  return href === undefined ? {} : { href };
}
