/** Which HTML elements may not stand in which: where a browser builds another tree than the one that was rendered,
 *  and where something to press stands in something to press. A table, and a walk along the open elements. */

import { getTagAttribute, type HtmlTag } from './parse-tags.js';

export interface MisplacedTag {
  /** `<div>`, or `Text`. */
  readonly inner: string;
  readonly outer: string;
  /** The tag that is misplaced. */
  readonly tag: HtmlTag;
  readonly hint: string;
}

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The only children that these may have. */
const ALLOWED_CHILDREN: Readonly<Record<string, ReadonlySet<string>>> = {
  select: toWordSet('hr option optgroup button script template'),
  optgroup: toWordSet('option script template'),
  option: toWordSet(''),
  table: toWordSet('caption colgroup tbody tfoot thead style script template'),
  colgroup: toWordSet('col template'),
  tbody: toWordSet('tr style script template'),
  tfoot: toWordSet('tr style script template'),
  thead: toWordSet('tr style script template'),
  tr: toWordSet('th td style script template'),
};

/** The only parents that these may have. */
const ALLOWED_PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: toWordSet('table'),
  colgroup: toWordSet('table'),
  tbody: toWordSet('table'),
  tfoot: toWordSet('table'),
  thead: toWordSet('table'),
  col: toWordSet('colgroup'),
  tr: toWordSet('tbody tfoot thead'),
  td: toWordSet('tr'),
  th: toWordSet('tr'),
};

const NEVER_ALLOWED = toWordSet('body frame frameset head html');

const HEADINGS = toWordSet('h1 h2 h3 h4 h5 h6');

/** These end an open paragraph. */
const PARAGRAPH_CLOSERS = toWordSet(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li dd dt listing main menu nav ol p pre search section summary table ul xmp',
);

/** An element inside one of these does not see what is open outside of it. */
const SCOPE_BOUNDARIES = toWordSet(
  'applet caption desc foreignobject html marquee object table td template th title',
);

/** A list item does not see a list item outside of one of these. */
const LIST_ITEM_BOUNDARIES = toWordSet(
  'article aside blockquote button center dd details dir dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
    'hgroup li main menu nav ol pre section select summary tbody tfoot thead tr ul',
);

const INTERACTIVE = toWordSet('a button details embed iframe input label select textarea');

/** Everything that stands where it may not, in document order. They are taken to stand in a `div`. */
export function findMisplacedTags(tags: readonly HtmlTag[]): readonly MisplacedTag[] {
  const openElements: string[] = ['div'];
  const misplaced: MisplacedTag[] = [];
  for (const tag of tags) {
    const parent = openElements.at(-1)!;
    if (ALLOWED_CHILDREN[parent] && parent !== 'option' && hasText(tag.text)) {
      misplaced.push({ inner: 'Text', outer: `<${parent}>`, tag, hint: HINTS.parts });
    }
    if (tag.isClosing) {
      const index = openElements.lastIndexOf(tag.name);
      if (index > 0) openElements.length = index;
      continue;
    }
    const outer = findConflictingAncestor(tag, openElements);
    if (outer)
      misplaced.push({ inner: `<${tag.name}>`, outer: `<${outer}>`, tag, hint: findHint(tag, outer) });
    if (!tag.isSelfClosing) openElements.push(tag.name);
  }
  return misplaced;
}

const HINTS = {
  parts:
    'Put what HTML wants between the two: rows stand in a <tbody>, cells in a <tr>, options in a <select>.',
  controls:
    'Put the two side by side: neither the keyboard nor a screen reader reaches a control inside of a control.',
  element: 'Give one of the two another element, in MUI by the prop “component”.',
} as const;

function findHint(tag: HtmlTag, outer: string): string {
  if (ALLOWED_CHILDREN[outer] || ALLOWED_PARENTS[tag.name]) return HINTS.parts;
  return (outer === 'a' || outer === 'button') && isInteractive(tag) ? HINTS.controls : HINTS.element;
}

/** The open element that `tag` may not stand in. */
function findConflictingAncestor(tag: HtmlTag, openElements: readonly string[]): string | undefined {
  const { name } = tag;
  const parent = openElements.at(-1)!;
  if (
    openElements.includes('svg') &&
    !openElements.slice(openElements.lastIndexOf('svg')).includes('foreignobject')
  )
    return undefined;
  if (ALLOWED_CHILDREN[parent] && !ALLOWED_CHILDREN[parent].has(name)) return parent;
  if (NEVER_ALLOWED.has(name) || (ALLOWED_PARENTS[name] && !ALLOWED_PARENTS[name].has(parent))) return parent;
  if (HEADINGS.has(name) && HEADINGS.has(parent)) return parent;
  return (
    (PARAGRAPH_CLOSERS.has(name)
      ? findOpenElement(openElements, 'p', [SCOPE_BOUNDARIES, toWordSet('button')])
      : undefined) ??
    (name === 'form' ? openElements.find((element) => element === 'form') : undefined) ??
    (name === 'li'
      ? findOpenElement(openElements, 'li', [SCOPE_BOUNDARIES, LIST_ITEM_BOUNDARIES])
      : undefined) ??
    (name === 'dd' || name === 'dt'
      ? (findOpenElement(openElements, 'dd', [SCOPE_BOUNDARIES, LIST_ITEM_BOUNDARIES]) ??
        findOpenElement(openElements, 'dt', [SCOPE_BOUNDARIES, LIST_ITEM_BOUNDARIES]))
      : undefined) ??
    (isInteractive(tag)
      ? openElements.findLast((element) => element === 'a' || element === 'button')
      : undefined)
  );
}

/** `name`, if one is open and none of `walls` stands between. */
function findOpenElement(
  openElements: readonly string[],
  name: string,
  boundaries: readonly ReadonlySet<string>[],
): string | undefined {
  const index = openElements.lastIndexOf(name);
  const isInScope =
    index >= 0 &&
    !openElements.slice(index + 1).some((element) => boundaries.some((boundary) => boundary.has(element)));
  return isInScope ? name : undefined;
}

function isInteractive(tag: HtmlTag): boolean {
  return INTERACTIVE.has(tag.name) && !(tag.name === 'input' && getTagAttribute(tag, 'type') === 'hidden');
}

function hasText(text: string): boolean {
  return text.replace(/<!--[^]*?-->/g, '').trim() !== '';
}
