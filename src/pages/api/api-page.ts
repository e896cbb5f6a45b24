/** From the API of components and hooks to pages. Knows nothing of routes: what links lead to is given. */

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
  const { api } = thing;
  const { blocks, headings } = new SectionWriter(thing, 2).write();
  const kind = isComponent(api) ? 'component' : 'hook';
  const parts = isComponent(api)
    ? 'every prop with its type and default'
    : 'its parameters and what it returns';
  const since = api.since === undefined ? '' : ` It came with version ${api.since}.`;
  const title = `${api.name} API`;
  return {
    source,
    ...(thing.sourceHref === undefined ? {} : { editHref: thing.sourceHref }),
    frontMatter: NO_FRONT_MATTER,
    title,
    description: `The React ${kind} ${api.name} of ${name} ${version}: ${parts}.`,
    headline: escapeText(title),
    lead: `The React ${kind} <code>${escapeText(api.name)}</code> of <code>${escapeText(name)}</code> ${escapeText(version)}: ${parts}.${escapeText(since)}`,
    blocks,
    headings,
    links: [],
    anchors: anchorsIn(blocks),
  };
}

/** The tab of a page: all its components, or all its hooks, one below the other. */
export function apiTab(things: readonly Described[], page: Page, kind: 'components' | 'hooks'): Page {
  const parts = things.map((thing) => {
    const { api } = thing;
    const title = `${api.name} API`;
    const { html } = proseOf(api.description, thing.linkTo);
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
  const called = kind === 'components' ? 'Components API' : 'Hooks API';
  return {
    source: page.source,
    frontMatter: { ...NO_FRONT_MATTER, disableAd: page.frontMatter.disableAd },
    title: `${page.title}: ${called}`,
    description: shortened(`API reference of ${names}.`),
    headline: page.headline,
    lead: `${called}: ${escapeText(names)}.`,
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
