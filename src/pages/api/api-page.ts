/** From the API of components and hooks to pages. Knows nothing of routes: what links lead to is given. */

import { filled } from '../../site/filled.js';
import type { Words } from '../../site/words.js';
import { escapeText } from '../escape.js';
import type { FrontMatter } from '../front-matter-keys.js';
import type { Block, Heading, Page } from '../page.js';
import { headingHtml, SectionWriter, type Described } from './api-sections.js';
import { isComponent } from './describe.js';
import { proseOf } from './prose.js';

export interface ApiPageGiven {
  /** What the page is made from, as messages name it. */
  readonly source: string;
  readonly package: string;
  readonly version: string;
}

const NO_FRONT_MATTER: FrontMatter = { components: [], hooks: [], draft: false, disableAd: false };

/** The page of one component or hook. */
export function apiPage(thing: Described, { source, package: name, version }: ApiPageGiven): Page {
  const { api, words } = thing;
  const { blocks, headings } = new SectionWriter(thing, 2).write();
  const about = words[isComponent(api) ? 'api.component' : 'api.hook'];
  const since = api.since === undefined ? '' : ` ${filled(words['api.cameWith'], { version: api.since })}`;
  const title = filled(words['api.page'], { name: api.name });
  return {
    source,
    ...(thing.sourceHref === undefined ? {} : { editHref: thing.sourceHref }),
    frontMatter: NO_FRONT_MATTER,
    title,
    description: filled(about, { name: api.name, package: name, version }),
    headline: escapeText(title),
    lead:
      filled(escapeText(about), {
        name: codeOf(api.name),
        package: codeOf(name),
        version: escapeText(version),
      }) + escapeText(since),
    blocks,
    headings,
    links: [],
    anchors: anchorsIn(blocks),
  };
}

function codeOf(name: string): string {
  return `<code>${escapeText(name)}</code>`;
}

export interface ApiTabGiven {
  /** The page that the tab belongs to. */
  readonly page: Page;
  readonly kind: 'components' | 'hooks';
  readonly words: Words;
}

/** The tab of a page: all its components, or all its hooks, one below the other. */
export function apiTab(things: readonly Described[], { page, kind, words }: ApiTabGiven): Page {
  const parts = things.map((thing) => {
    const { api } = thing;
    const title = filled(words['api.page'], { name: api.name });
    const { html } = proseOf(api.description, thing);
    const { blocks, headings } = new SectionWriter(thing, 3).write();
    return {
      blocks: [
        { kind: 'html' as const, html: headingHtml(2, api.slug, escapeText(title)) + html },
        ...blocks,
      ],
      headings: [{ level: 2 as const, id: api.slug, text: title, html: escapeText(title) }, ...headings],
    };
  });
  const blocks: readonly Block[] = parts.flatMap((part) => part.blocks);
  const headings: readonly Heading[] = parts.flatMap((part) => part.headings);
  const names = things.map(({ api }) => api.name).join(', ');
  const api = words[`api.${kind}`];
  return {
    source: page.source,
    frontMatter: { ...NO_FRONT_MATTER, disableAd: page.frontMatter.disableAd },
    title: filled(words['api.tab'], { title: page.title, api }),
    description: shortened(filled(words['api.tabDescription'], { names })),
    headline: page.headline,
    lead: escapeText(filled(words['api.tabLead'], { api, names })),
    blocks,
    headings,
    links: [],
    anchors: anchorsIn(blocks),
  };
}

/** As much as search engines show. */
const LONGEST = 160;

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** The ids in finished HTML; those of tables are found when they are rendered. */
function anchorsIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'html' ? Array.from(block.html.matchAll(/ id="([^"]*)"/g), ([, id]) => id!) : [],
  );
}
