/** The ids of one page: unique, never empty, never one that a script could mistake for something of its own. */

/**
 * What a heading cannot be called. An element's id is a property of `window` where nothing else has that name, so these
 * are names that scripts look up without being sure to find them, and the shell's own ids.
 */
const RESERVED = new Set(
  (
    '__proto__ constructor prototype hasownproperty isprototypeof tostring valueof currentscript ' +
    'document window self global globalthis root app __next process require module exports define ' +
    'react undefined null nan gtag ga datalayer carbonads _carbonads_js docsgen main-content ' +
    'navigation contents material-icon-font app-search prismjs'
  ).split(' '),
);

/** Stands behind a reserved name. */
const SUFFIX = '-section';

/** For a heading without a letter or a digit. */
const NAMELESS = 'section';

export class Ids {
  readonly #taken = new Set<string>();
  readonly #next = new Map<string, number>();

  /** All of them, in the order in which they were given. */
  get all(): readonly string[] {
    return [...this.#taken];
  }

  /** The wanted id, with `-2`, `-3` … behind it if it is taken already. */
  claim(wanted: string): string {
    const free = wanted === '' ? NAMELESS : isReserved(wanted) ? `${wanted}${SUFFIX}` : wanted;
    let id = free;
    let next = this.#next.get(free) ?? 2;
    for (; this.#taken.has(id); next += 1) id = `${free}-${next}`;
    this.#next.set(free, next);
    this.#taken.add(id);
    return id;
  }

  /** Takes exactly this id; `false` if it is taken already. */
  take(id: string): boolean {
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    return true;
  }
}

/** Whether an id is kept for the page's own scripts and parts. */
export function isReserved(id: string): boolean {
  return RESERVED.has(id.toLowerCase());
}

/** Whether an author may write this id. */
export function isWritableId(id: string): boolean {
  return /^[A-Za-z][\w:.-]*$/.test(id);
}

const ENTITIES = /=>| \/>|[&<>"']/g;
const PUNCTUATION = /[!@#$%^*()=_+[\]{}`~;:|,./?\\\s]+/g;
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u2011-\u26ff\ue000-\uf8ff]/gu;
const JOINERS = /\u200d|\u20e3|\ufe0f/g;
const HALVES = /\p{Surrogate}/gu;

/** The id that a heading of this plain text wants (behaviour M.4): `createTheme(options) => theme` is `createtheme-options-theme`. */
export function hashOf(text: string): string {
  const words = text.toLowerCase().replace(ENTITIES, '').replace(PUNCTUATION, '-');
  const plain = isAscii(words) ? words : words.replace(PICTURES, '').replace(JOINERS, '').replace(HALVES, '');
  return encodeURI(plain.replace(/-+/g, '-').replace(/^-|-$/g, ''));
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}
