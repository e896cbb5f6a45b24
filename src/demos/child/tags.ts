/** Reads the tags of HTML as React writes it. Knows what is void and what is text, and nothing of what may stand where. */

export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isClosing: boolean;
  /** Opened and closed at once: a void element, or `<path/>`. */
  readonly isAlone: boolean;
  /** What stands between the name and the end of the tag. */
  readonly attributes: string;
  readonly start: number;
  /** Behind the last character. */
  readonly end: number;
  /** The text between the tag before and this one. */
  readonly text: string;
}

const TAG = /<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<!--[^]*?-->/g;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements whose content is not HTML. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe']);

/** Every tag, in order. What stands in raw elements is skipped. */
export function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  let before = 0;
  let raw: string | undefined;
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, written, attributes = ''] = match;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const isClosing = slash === '/';
    if (raw !== undefined && !(isClosing && name === raw)) continue;
    const end = match.index + whole.length;
    const isAlone = !isClosing && (VOID.has(name) || attributes.endsWith('/'));
    tags.push({
      name,
      isClosing,
      isAlone,
      attributes,
      start: match.index,
      end,
      text: html.slice(before, match.index),
    });
    raw = !isClosing && !isAlone && RAW.has(name) ? name : undefined;
    before = end;
  }
  return tags;
}

/** The value of an attribute, as it is meant; `undefined` where the tag has none of the name. */
export function attributeOf(tag: Tag, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag.attributes)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
};

function unescapeHtml(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
