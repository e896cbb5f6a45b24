/** Renders a page's blocks to HTML. */

import type { PartialProps } from '../kit/partials.js';
import type { Page, PageBlock } from '../markdown/page.js';
import type { Messages } from '../site/messages/messages.js';
import { EMPTY_MARKUP, type RenderedMarkup, type Renderer } from './renderer.js';

export interface ContentInput {
  /** In the page's language. */
  readonly messages: Messages;
  readonly renderer: Renderer;
  /** By the id of the directive; a demo with errors is missing. */
  readonly demos: ReadonlyMap<string, { readonly props: PartialProps['demo'] }>;
  /** The address of a component's or hook's API page; `undefined` if it has none. */
  readonly resolveApiHref: (name: string, hook: boolean) => string | undefined;
  /** Whether the page has a box for an ad: after its tabs, if it has some. */
  readonly hasAdSlot: boolean;
}

/** `ids` and `hrefs` are those of what is rendered here: the page knows those of its own HTML. */
export function renderContent(page: Page, input: ContentInput): RenderedMarkup {
  const blocks = page.blocks.map((block) => renderBlock(block, input));
  return {
    html: blocks.map(({ html }) => html).join(''),
    css: blocks.map(({ css }) => css).join(''),
    ids: blocks.flatMap(({ ids }) => ids),
    hrefs: blocks.flatMap(({ hrefs }) => hrefs),
  };
}

function renderBlock(block: PageBlock, input: ContentInput): RenderedMarkup {
  const { renderer, demos, resolveApiHref, messages, hasAdSlot } = input;
  switch (block.kind) {
    case 'html':
      return { ...EMPTY_MARKUP, html: block.html };
    case 'demo': {
      const demo = demos.get(block.id);
      return demo ? renderer.renderPartial('demo', demo.props, messages) : EMPTY_MARKUP;
    }
    case 'component':
      return renderer.renderComponent(block.name, block.props, messages);
    case 'api': {
      const toItem = (name: string, hook: boolean) => ({ name, hook, href: resolveApiHref(name, hook) });
      const items = [
        ...block.components.map((name) => toItem(name, false)),
        ...block.hooks.map((name) => toItem(name, true)),
      ];
      return renderer.renderPartial('api', { items }, messages);
    }
    case 'reference': {
      const { table: kind, label, rows } = block;
      return renderer.renderPartial('reference', { kind, label, rows }, messages);
    }
    case 'tabs':
      return renderer.renderPartial('tabs', { items: block.items, hasAdSlot }, messages);
    default:
      return block satisfies never;
  }
}
