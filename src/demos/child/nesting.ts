/** Which HTML elements may not stand in which: where a browser builds another tree than the one that was rendered,
 *  and where something to press stands in something to press. A table, and a walk along the open elements. */

import { attributeOf, type Tag } from './tags.js';

export interface Misplaced {
  /** `<div>`, or `Text`. */
  readonly inner: string;
  readonly outer: string;
  /** The tag that is misplaced. */
  readonly tag: Tag;
  readonly hint: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The only children that these may have. */
const ONLY: Readonly<Record<string, ReadonlySet<string>>> = {
  select: words('hr option optgroup button script template'),
  optgroup: words('option script template'),
  option: words(''),
  table: words('caption colgroup tbody tfoot thead style script template'),
  colgroup: words('col template'),
  tbody: words('tr style script template'),
  tfoot: words('tr style script template'),
  thead: words('tr style script template'),
  tr: words('th td style script template'),
};

/** The only parents that these may have. */
const ONLY_IN: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: words('table'),
  colgroup: words('table'),
  tbody: words('table'),
  tfoot: words('table'),
  thead: words('table'),
  col: words('colgroup'),
  tr: words('tbody tfoot thead'),
  td: words('tr'),
  th: words('tr'),
};

const NOWHERE = words('body frame frameset head html');

const HEADINGS = words('h1 h2 h3 h4 h5 h6');

/** These end an open paragraph. */
const BLOCKS = words(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li dd dt listing main menu nav ol p pre search section summary table ul xmp',
);

/** An element inside one of these does not see what is open outside of it. */
const SCOPES = words('applet caption desc foreignobject html marquee object table td template th title');

/** A list item does not see a list item outside of one of these. */
const WALLS = words(
  'article aside blockquote button center dd details dir dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
    'hgroup li main menu nav ol pre section select summary tbody tfoot thead tr ul',
);

const PRESSABLE = words('a button details embed iframe input label select textarea');

/** Everything that stands where it may not, in document order. They are taken to stand in a `div`. */
export function misplacedTags(tags: readonly Tag[]): readonly Misplaced[] {
  const open: string[] = ['div'];
  const found: Misplaced[] = [];
  for (const tag of tags) {
    const parent = open.at(-1)!;
    if (ONLY[parent] && parent !== 'option' && hasText(tag.text)) {
      found.push({ inner: 'Text', outer: `<${parent}>`, tag, hint: HINTS.parts });
    }
    if (tag.isClosing) {
      const at = open.lastIndexOf(tag.name);
      if (at > 0) open.length = at;
      continue;
    }
    const outer = offendedBy(tag, open);
    if (outer) found.push({ inner: `<${tag.name}>`, outer: `<${outer}>`, tag, hint: hintFor(tag, outer) });
    if (!tag.isAlone) open.push(tag.name);
  }
  return found;
}

const HINTS = {
  parts:
    'Put what HTML wants between the two: rows stand in a <tbody>, cells in a <tr>, options in a <select>.',
  controls:
    'Put the two side by side: neither the keyboard nor a screen reader reaches a control inside of a control.',
  element: 'Give one of the two another element, in MUI by the prop “component”.',
} as const;

function hintFor(tag: Tag, outer: string): string {
  if (ONLY[outer] || ONLY_IN[tag.name]) return HINTS.parts;
  return (outer === 'a' || outer === 'button') && isPressable(tag) ? HINTS.controls : HINTS.element;
}

/** The open element that `tag` may not stand in. */
function offendedBy(tag: Tag, open: readonly string[]): string | undefined {
  const { name } = tag;
  const parent = open.at(-1)!;
  if (open.includes('svg') && !open.slice(open.lastIndexOf('svg')).includes('foreignobject'))
    return undefined;
  if (ONLY[parent] && !ONLY[parent].has(name)) return parent;
  if (NOWHERE.has(name) || (ONLY_IN[name] && !ONLY_IN[name].has(parent))) return parent;
  if (HEADINGS.has(name) && HEADINGS.has(parent)) return parent;
  return (
    (BLOCKS.has(name) ? within(open, 'p', [SCOPES, words('button')]) : undefined) ??
    (name === 'form' ? open.find((outer) => outer === 'form') : undefined) ??
    (name === 'li' ? within(open, 'li', [SCOPES, WALLS]) : undefined) ??
    (name === 'dd' || name === 'dt'
      ? (within(open, 'dd', [SCOPES, WALLS]) ?? within(open, 'dt', [SCOPES, WALLS]))
      : undefined) ??
    (isPressable(tag) ? open.findLast((outer) => outer === 'a' || outer === 'button') : undefined)
  );
}

/** `name`, if one is open and none of `walls` stands between. */
function within(
  open: readonly string[],
  name: string,
  walls: readonly ReadonlySet<string>[],
): string | undefined {
  const at = open.lastIndexOf(name);
  const isSeen = at >= 0 && !open.slice(at + 1).some((between) => walls.some((wall) => wall.has(between)));
  return isSeen ? name : undefined;
}

function isPressable(tag: Tag): boolean {
  return PRESSABLE.has(tag.name) && !(tag.name === 'input' && attributeOf(tag, 'type') === 'hidden');
}

function hasText(text: string): boolean {
  return text.replace(/<!--[^]*?-->/g, '').trim() !== '';
}
