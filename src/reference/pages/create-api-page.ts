/** Creates the pages of components, hooks and types, and the API tabs of pages. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { Messages } from '../../site/messages/messages.js';
import { escapeText } from '../../text/escape-html.js';
import type { FrontMatter } from '../../markdown/front-matter/check-front-matter.js';
import type { PageBlock, Heading, Page } from '../../markdown/page.js';
import { renderHeading } from './item-markup.js';
import { SectionWriter, type DocumentedItem } from './section-writer.js';
import { isComponentApi, isTypeApi, type DocumentedApi } from '../package-api.js';
import { renderProse } from './render-prose.js';

interface ApiPageOptions {
  /** The source of the page, for diagnostics. */
  readonly source: string;
  readonly package: string;
  readonly version: string;
}

const NO_FRONT_MATTER: FrontMatter = { components: [], hooks: [], draft: false, disableAd: false };

/** The page of one component, hook or type. */
export function createApiPage(
  item: DocumentedItem,
  { source, package: name, version }: ApiPageOptions,
): Page {
  const { api, messages } = item;
  const { blocks, headings } = new SectionWriter(item, 2).render();
  const summaryTemplate = messages[getSummaryKey(api)];
  const sinceSentence =
    api.since === undefined ? '' : ` ${fillPlaceholders(messages['api.cameWith'], { version: api.since })}`;
  const title = fillPlaceholders(messages['api.page'], { name: api.name });
  return {
    source,
    editHref: item.sourceHref,
    frontMatter: NO_FRONT_MATTER,
    title,
    description: fillPlaceholders(summaryTemplate, { name: api.name, package: name, version }),
    headline: escapeText(title),
    lead:
      fillPlaceholders(escapeText(summaryTemplate), {
        name: renderCode(api.name),
        package: renderCode(name),
        version: escapeText(version),
      }) + escapeText(sinceSentence),
    blocks,
    headings,
    links: [],
    anchors: collectAnchors(blocks),
  };
}

function getSummaryKey(api: DocumentedApi): 'api.component' | 'api.hook' | 'api.interface' {
  if (isTypeApi(api)) return 'api.interface';
  return isComponentApi(api) ? 'api.component' : 'api.hook';
}

function renderCode(name: string): string {
  return `<code>${escapeText(name)}</code>`;
}

interface ApiTabOptions {
  /** The page to which the tab belongs. */
  readonly page: Page;
  readonly kind: 'components' | 'hooks';
  readonly messages: Messages;
}

/** The API tab of a page: all its components, or all its hooks. */
export function createApiTab(
  items: readonly DocumentedItem[],
  { page, kind, messages }: ApiTabOptions,
): Page {
  const sections = items.map((item) => {
    const { api } = item;
    const title = fillPlaceholders(messages['api.page'], { name: api.name });
    const { html } = renderProse(api.description, item);
    const { blocks, headings } = new SectionWriter(item, 3).render();
    const block: PageBlock = { kind: 'html', html: renderHeading(2, api.slug, escapeText(title)) + html };
    const heading: Heading = { level: 2, id: api.slug, text: title, html: escapeText(title) };
    return { blocks: [block, ...blocks], headings: [heading, ...headings] };
  });
  const blocks = sections.flatMap((section) => section.blocks);
  const headings = sections.flatMap((section) => section.headings);
  const names = items.map(({ api }) => api.name).join(', ');
  const api = messages[`api.${kind}`];
  return {
    source: page.source,
    frontMatter: { ...NO_FRONT_MATTER, disableAd: page.frontMatter.disableAd },
    title: fillPlaceholders(messages['api.tab'], { title: page.title, api }),
    description: shortenDescription(fillPlaceholders(messages['api.tabDescription'], { names })),
    headline: page.headline,
    lead: escapeText(fillPlaceholders(messages['api.tabLead'], { api, names })),
    blocks,
    headings,
    links: [],
    anchors: collectAnchors(blocks),
  };
}

/** Search engines show no more characters. */
const MAX_DESCRIPTION_LENGTH = 160;

function shortenDescription(text: string): string {
  return text.length <= MAX_DESCRIPTION_LENGTH ? text : `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1)}…`;
}

/** The ids in the HTML. Those of tables are collected when they are rendered. */
function collectAnchors(blocks: readonly PageBlock[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'html' ? Array.from(block.html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id) : [],
  );
}
