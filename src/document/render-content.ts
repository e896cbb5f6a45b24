/** A page's blocks as finished HTML: what needs more than the page is rendered here. */

import type { Messages } from '../site/messages/messages.js';
import type { PartialProps } from '../kit/partials.js';
import type { PageBlock, Page } from '../markdown/page.js';
import type { RenderedMarkup, Renderer } from './renderer.js';

export interface ContentInput {
  /** The shell's, in the page's language. */
  readonly messages: Messages;
  readonly renderer: Renderer;
  /** One for each demo directive, in their order; a demo that is wrong leaves a gap. */
  readonly demos: readonly (PartialProps['demo'] | undefined)[];
  /** The address of a component's or hook's API page; `undefined` where there is none yet. */
  readonly apiHref: (name: string, hook: boolean) => string | undefined;
}

export interface RenderedContent extends RenderedMarkup {
  /** What was rendered here; all else is the page's own HTML, of which the page knows anchors and links. */
  readonly dynamicHtml: string;
}

export function renderContent(page: Page, input: ContentInput): RenderedContent {
  const remainingDemos = [...input.demos];
  const renderedBlocks = page.blocks.map((block) =>
    block.kind === 'html'
      ? { html: block.html, css: '' }
      : renderBlock(block, input, () => remainingDemos.shift()),
  );
  const dynamicBlocks = renderedBlocks.filter((_, at) => page.blocks[at]!.kind !== 'html');
  return {
    html: joinField(renderedBlocks, 'html'),
    css: joinField(renderedBlocks, 'css'),
    dynamicHtml: joinField(dynamicBlocks, 'html'),
  };
}

type DynamicBlock = Exclude<PageBlock, { readonly kind: 'html' }>;

function renderBlock(
  block: DynamicBlock,
  { renderer, apiHref, messages }: ContentInput,
  nextDemo: () => PartialProps['demo'] | undefined,
): RenderedMarkup {
  switch (block.kind) {
    case 'demo': {
      const props = nextDemo();
      return props ? renderer.renderPartial('demo', props, messages) : EMPTY_MARKUP;
    }
    case 'component':
      return renderer.componentNames.includes(block.name)
        ? renderer.renderComponent(block.name, block.props, messages)
        : EMPTY_MARKUP;
    case 'api': {
      const items = [
        ...block.components.map((name) => ({ name, hook: false, ...toHrefProps(apiHref(name, false)) })),
        ...block.hooks.map((name) => ({ name, hook: true, ...toHrefProps(apiHref(name, true)) })),
      ];
      return renderer.renderPartial('api', { items }, messages);
    }
    case 'reference': {
      const { table: kind, label, rows } = block;
      return renderer.renderPartial('reference', { kind, label, rows }, messages);
    }
    case 'tabs':
      return renderer.renderPartial('tabs', { items: block.items }, messages);
    default:
      return block satisfies never;
  }
}

const EMPTY_MARKUP: RenderedMarkup = { html: '', css: '' };

function joinField(parts: readonly RenderedMarkup[], field: keyof RenderedMarkup): string {
  return parts.map((part) => part[field]).join('');
}

function toHrefProps(href: string | undefined): { readonly href?: string } {
  return href === undefined ? {} : { href };
}
