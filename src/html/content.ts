/** A page's blocks as finished HTML: what needs more than the page is rendered here. */

import type { Words } from '../site/words.js';
import type { RegionProps } from '../kit/regions.js';
import type { Block, Page } from '../pages/page.js';
import type { Rendered, Renderer } from './renderer.js';

export interface ContentGiven {
  /** The shell's, in the page's language. */
  readonly words: Words;
  readonly renderer: Renderer;
  /** One for each demo directive, in their order; a demo that is wrong leaves a gap. */
  readonly demos: readonly (RegionProps['demo'] | undefined)[];
  /** The address of a component's or hook's API page; `undefined` where there is none yet. */
  readonly apiHref: (name: string, hook: boolean) => string | undefined;
}

export interface Content extends Rendered {
  /** What was rendered here; all else is the page's own HTML, of which the page knows anchors and links. */
  readonly rendered: string;
}

export function contentOf(page: Page, given: ContentGiven): Content {
  const waiting = [...given.demos];
  const parts = page.blocks.map((block) =>
    block.kind === 'html' ? { html: block.html, css: '' } : renderBlock(block, given, () => waiting.shift()),
  );
  const rendered = parts.filter((_, at) => page.blocks[at]!.kind !== 'html');
  return { html: joined(parts, 'html'), css: joined(parts, 'css'), rendered: joined(rendered, 'html') };
}

type RenderedBlock = Exclude<Block, { readonly kind: 'html' }>;

function renderBlock(
  block: RenderedBlock,
  { renderer, apiHref, words }: ContentGiven,
  nextDemo: () => RegionProps['demo'] | undefined,
): Rendered {
  switch (block.kind) {
    case 'demo': {
      const props = nextDemo();
      return props ? renderer.region('demo', props, words) : NOTHING;
    }
    case 'component':
      return renderer.componentNames.includes(block.name)
        ? renderer.component(block.name, block.props, words)
        : NOTHING;
    case 'api': {
      const items = [
        ...block.components.map((name) => ({ name, hook: false, ...withHref(apiHref(name, false)) })),
        ...block.hooks.map((name) => ({ name, hook: true, ...withHref(apiHref(name, true)) })),
      ];
      return renderer.region('api', { items }, words);
    }
    case 'reference': {
      const { table: kind, label, rows } = block;
      return renderer.region('reference', { kind, label, rows }, words);
    }
    case 'tabs':
      return renderer.region('tabs', { items: block.items }, words);
    default:
      return block satisfies never;
  }
}

const NOTHING: Rendered = { html: '', css: '' };

function joined(parts: readonly Rendered[], field: keyof Rendered): string {
  return parts.map((part) => part[field]).join('');
}

function withHref(href: string | undefined): { readonly href?: string } {
  return href === undefined ? {} : { href };
}
