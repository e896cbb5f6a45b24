/** From the text of a Markdown file to its page. Pure: what else it needs to read, it asks for. Start reading `pages/` here. */

import type { Problem } from '../report/problem.js';
import { writeBlocks } from './block-html.js';
import { Draft } from './draft.js';
import { escapeText } from './escape.js';
import { Findings } from './findings.js';
import type { FrontMatter } from './front-matter-keys.js';
import { readFrontMatter } from './front-matter.js';
import { writeApiHeading } from './headings.js';
import { createEngine } from './markdown/engine.js';
import { checkHead, descriptionOf, titleOf } from './page-checks.js';
import type { Page } from './page.js';
import { SourceText } from './source-text.js';
import type { PageSurroundings } from './surroundings.js';

export type { PageSurroundings, SourceRead } from './surroundings.js';
export { directiveRanges, type DirectiveRange } from './directives.js';

export interface ParsedPage {
  /** Complete where there are no errors; as good as it can be where there are. */
  readonly page: Page;
  readonly problems: readonly Problem[];
}

const engine = createEngine();

/** Reads a page and everything that is wrong with it, in one go. */
export function parsePage(text: string, given: PageSurroundings): ParsedPage {
  const lf = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const { frontMatter, body, bodyLine, problems } = readFrontMatter(lf, given.place);
  const findings = new Findings(given.place);
  findings.take(problems);
  const isReadable = !findings.broken;
  const draft = new Draft(given, new SourceText(body, bodyLine), findings);
  writeBlocks(engine.parse(body, {}), draft);
  writeApi(frontMatter, draft);
  if (isReadable) {
    checkHead({ text: lf, frontMatter, opening: draft.opening }, findings);
    checkEmpty(body, frontMatter, findings);
  }
  return { page: pageOf(frontMatter, draft), problems: findings.list() };
}

function writeApi({ components, hooks }: FrontMatter, draft: Draft): void {
  if (components.length === 0 && hooks.length === 0) return;
  writeApiHeading(draft);
  draft.put({ kind: 'api', components, hooks });
}

function checkEmpty(body: string, { template, components, hooks }: FrontMatter, findings: Findings): void {
  if (body.trim() !== '' || template === 'home' || components.length > 0 || hooks.length > 0) return;
  const hint = 'Write the page, or mark it with `draft: true`.';
  findings.warning(
    'page/empty',
    { line: 1, column: 1 },
    { message: 'the page has nothing below its front matter', hint },
  );
}

function pageOf(frontMatter: FrontMatter, draft: Draft): Page {
  const { opening, given } = draft;
  const title = titleOf({ frontMatter, opening });
  return {
    source: given.source,
    frontMatter,
    title,
    description: descriptionOf({ frontMatter, opening }),
    headline: opening.headline?.html ?? escapeText(title),
    ...(opening.lead ? { lead: opening.lead.html } : {}),
    blocks: draft.blocks,
    headings: draft.headings,
    links: draft.links,
    anchors: draft.ids.all,
  };
}
