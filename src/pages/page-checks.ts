/** What every page must have: a title and a description of a good length (behaviour 5.2). */

import type { Position } from '../report/locate.js';
import type { Opening } from './draft.js';
import type { Findings } from './findings.js';
import type { FrontMatter } from './front-matter-keys.js';
import { positionOfKey } from './front-matter-keys.js';

/** In characters. */
export const LONGEST_TITLE = 70;
export const LONGEST_DESCRIPTION = 160;

export interface Headed {
  readonly text: string;
  readonly frontMatter: FrontMatter;
  readonly opening: Opening;
}

/** Of the document: from the front matter, else from the page itself. */
export function titleOf({ frontMatter, opening }: Omit<Headed, 'text'>): string {
  return frontMatter.title || (opening.headline?.text ?? '');
}

/** For search engines: from the front matter, else the lead. */
export function descriptionOf({ frontMatter, opening }: Omit<Headed, 'text'>): string {
  return frontMatter.description || (opening.lead?.text ?? '');
}

/** Tells what is wrong with a page's title and description. */
export function checkHead(page: Headed, findings: Findings): void {
  checkTitle(titleOf(page), page, findings);
  checkDescription(descriptionOf(page), page, findings);
}

function checkTitle(title: string, page: Headed, findings: Findings): void {
  const at = placeOf('title', page, page.opening.headline?.at);
  if (title === '') {
    const hint = 'Write `title: …` in the front matter, or a first heading.';
    findings.error('page/title-missing', at, { message: 'the page has no title', hint });
  } else if (title.length > LONGEST_TITLE) {
    const message = `the title has ${title.length} characters, more than ${LONGEST_TITLE}`;
    findings.error('page/title-length', at, { message, hint: 'Search engines cut longer ones; shorten it.' });
  }
}

function checkDescription(description: string, page: Headed, findings: Findings): void {
  const at = placeOf('description', page, page.opening.lead?.at);
  if (description === '') {
    const hint =
      'Write `description: …` in the front matter, or `<p class="description">…</p>` below the title.';
    findings.warning('page/description-missing', at, { message: 'the page has no description', hint });
    return;
  }
  if (description.length > LONGEST_DESCRIPTION) {
    const message = `the description has ${description.length} characters, more than ${LONGEST_DESCRIPTION}`;
    findings.error('page/description-length', at, {
      message,
      hint: 'Search engines cut longer ones; shorten it.',
    });
  }
  if (!/[.!]$/.test(description)) {
    const message = 'the description does not end with a full stop';
    findings.error('page/description-ending', at, { message, hint: 'End it with `.` or `!`.' });
  }
}

/** Where the front matter says it; else where the page does. */
function placeOf(
  key: 'title' | 'description',
  { text, frontMatter }: Headed,
  inPage: Position | undefined,
): Position {
  if (frontMatter[key] === undefined) return inPage ?? { line: 1, column: 1 };
  return positionOfKey(text, key);
}
