/** The ids of one page: unique, never empty, and never the name of something that scripts look up. */

import type { DiagnosticDetails } from '../../diagnostics/diagnostic-collector.js';

/**
 * What a heading cannot be called. An element's id is a property of `window` where nothing else has that name, so these
 * are names that scripts look up without being sure to find them, and the shell's own ids.
 */
const RESERVED_IDS = new Set(
  (
    '__proto__ constructor prototype hasownproperty isprototypeof tostring valueof currentscript ' +
    'document window self global globalthis root app __next process require module exports define ' +
    'react undefined null nan gtag ga datalayer carbonads _carbonads_js docsgen main-content ' +
    'navigation contents material-icon-font app-search prismjs products versions docsgen-settings ' +
    'docsgen-found settings-mode settings-direction settings-code settings-styling'
  ).split(' '),
);

/** Stands behind a reserved name. */
const RESERVED_SUFFIX = '-section';

/** For a heading without a letter or a digit. */
const FALLBACK_ID = 'section';

export class PageIds {
  readonly #usedIds = new Set<string>();
  readonly #nextSuffixes = new Map<string, number>();

  /** All of them, in the order of the page. */
  get all(): readonly string[] {
    return [...this.#usedIds];
  }

  /** The wanted id, with `-2`, `-3` … behind it if it is taken already. */
  claimUnique(preferredId: string): string {
    const wantedId = preferredId || FALLBACK_ID;
    const baseId = isReservedId(wantedId) ? `${wantedId}${RESERVED_SUFFIX}` : wantedId;
    let id = baseId;
    let suffix = this.#nextSuffixes.get(baseId) ?? 2;
    for (; this.#usedIds.has(id); suffix += 1) id = `${baseId}-${suffix}`;
    this.#nextSuffixes.set(baseId, suffix);
    this.#usedIds.add(id);
    return id;
  }

  /** Takes exactly this id; `false` if it is taken already. */
  claimExact(id: string): boolean {
    if (this.#usedIds.has(id)) return false;
    this.#usedIds.add(id);
    return true;
  }
}

/** Whether an id is kept for the page's own scripts and parts. */
export function isReservedId(id: string): boolean {
  return RESERVED_IDS.has(id.toLowerCase());
}

/** What is wrong with an id that an author wrote. */
export function checkId(id: string): DiagnosticDetails | undefined {
  if (!/^[A-Za-z][\w:.-]*$/.test(id)) {
    const hint = 'Begin with a letter; use letters, digits and hyphens.';
    return { message: `${JSON.stringify(id)} is not a valid id`, hint };
  }
  if (!isReservedId(id)) return undefined;
  return { message: `the id ${id} is reserved for the page itself`, hint: 'Choose another.' };
}

export function describeDuplicateId(id: string): DiagnosticDetails {
  return { message: `the id ${id} is taken already on this page`, hint: 'Choose another.' };
}

const ENTITIES = /=>| \/>|[&<>"']/g;
const PUNCTUATION = /[!@#$%^*()=_+[\]{}`~;:|,./?\\\s]+/g;
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u2011-\u26ff\ue000-\uf8ff]/gu;
const JOINERS = /\u200d|\u20e3|\ufe0f/g;
const SURROGATES = /\p{Surrogate}/gu;

/** The id that a heading of this plain text wants: `createTheme(options) => theme` is `createtheme-options-theme`. */
export function slugifyHeading(text: string): string {
  const slug = text.toLowerCase().replace(ENTITIES, '').replace(PUNCTUATION, '-');
  const plainSlug = /^[\0-\x7f]*$/.test(slug)
    ? slug
    : slug.replace(EMOJI, '').replace(JOINERS, '').replace(SURROGATES, '');
  return encodeURI(plainSlug.replace(/-+/g, '-').replace(/^-|-$/g, ''));
}
