/** Checks the title and the description of a page. */

import type { Position } from '../diagnostics/find-position.js';
import type { PageIntro } from './page-builder.js';
import type { DiagnosticCollector } from '../diagnostics/diagnostic-collector.js';
import type { FrontMatter } from './front-matter/check-front-matter.js';
import { findKeyPosition } from './front-matter/check-front-matter.js';

/** In characters. */
export const MAX_TITLE_LENGTH = 70;
export const MAX_DESCRIPTION_LENGTH = 160;

interface PageHead {
  readonly text: string;
  readonly frontMatter: FrontMatter;
  readonly intro: PageIntro;
}

/** Of the document: from the front matter, else from the page itself. */
export function resolvePageTitle({ frontMatter, intro }: Omit<PageHead, 'text'>): string {
  return frontMatter.title || (intro.headline?.text ?? '');
}

/** For search engines: from the front matter, else the lead. */
export function resolvePageDescription({ frontMatter, intro }: Omit<PageHead, 'text'>): string {
  return frontMatter.description || (intro.lead?.text ?? '');
}

/** Tells what is wrong with a page's title and description. */
export function checkPageHead(page: PageHead, diagnostics: DiagnosticCollector): void {
  checkTitle(resolvePageTitle(page), page, diagnostics);
  checkDescription(resolvePageDescription(page), page, diagnostics);
}

function checkTitle(title: string, page: PageHead, diagnostics: DiagnosticCollector): void {
  const at = findHeadPosition('title', page, page.intro.headline?.at);
  if (title === '') {
    const hint = 'Write `title: …` in the front matter, or a first heading.';
    diagnostics.error('page/title-missing', at, { message: 'the page has no title', hint });
  } else if (title.length > MAX_TITLE_LENGTH) {
    const message = `the title has ${title.length} characters, more than ${MAX_TITLE_LENGTH}`;
    diagnostics.error('page/title-length', at, {
      message,
      hint: 'Search engines cut off longer ones; shorten it.',
    });
  }
}

function checkDescription(description: string, page: PageHead, diagnostics: DiagnosticCollector): void {
  const at = findHeadPosition('description', page, page.intro.lead?.at);
  if (description === '') {
    const hint =
      'Write `description: …` in the front matter, or `<p class="description">…</p>` below the title.';
    diagnostics.error('page/description-missing', at, { message: 'the page has no description', hint });
    return;
  }
  if (description.length > MAX_DESCRIPTION_LENGTH) {
    const message = `the description has ${description.length} characters, more than ${MAX_DESCRIPTION_LENGTH}`;
    diagnostics.error('page/description-length', at, {
      message,
      hint: 'Search engines cut off longer ones; shorten it.',
    });
  }
  if (!/[.!]$/.test(description)) {
    const message = 'the description does not end with a period';
    diagnostics.error('page/description-ending', at, { message, hint: 'End it with `.` or `!`.' });
  }
}

/** Where the front matter says it; else where the page does. */
function findHeadPosition(
  key: 'title' | 'description',
  { text, frontMatter }: PageHead,
  positionInPage: Position | undefined,
): Position {
  if (frontMatter[key] === undefined) return positionInPage ?? { line: 1, column: 1 };
  return findKeyPosition(text, key);
}
