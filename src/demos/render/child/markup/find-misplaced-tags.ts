/** Finds HTML elements in places where they are not allowed: where a browser builds another tree than the one that was
 *  rendered, and where a control is inside a control. */

import { familyConventions } from '../../../../site/mui/conventions.js';
import { getTagAttribute, type HtmlTag } from './parse-tags.js';

interface MisplacedTag {
  /** `<div>` or `Text`. */
  readonly inner: string;
  readonly outer: string;
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

/** Elements that are open outside of one of these do not matter inside of it. */
const SCOPE_BOUNDARIES = toWordSet(
  'applet caption desc foreignobject html marquee object table td template th title',
);

const PARAGRAPH_BOUNDARIES = toWordSet('button');

/** A list item that is open outside of one of these does not matter inside of it. */
const LIST_ITEM_BOUNDARIES = toWordSet(
  'article aside blockquote button center dd details dir dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
    'hgroup li main menu nav ol pre section select summary tbody tfoot thead tr ul',
);

const INTERACTIVE = toWordSet('a button details embed iframe input label select textarea');

/** All misplaced tags and texts, in document order. The HTML is taken to be in a `div`. */
export function findMisplacedTags(tags: readonly HtmlTag[]): readonly MisplacedTag[] {
  const openElements: string[] = ['div'];
  const misplaced: MisplacedTag[] = [];
  for (const tag of tags) {
    const parent = openElements.at(-1) ?? 'div';
    if (ALLOWED_CHILDREN[parent] && parent !== 'option' && hasText(tag.text)) {
      misplaced.push({ inner: 'Text', outer: `<${parent}>`, tag, hint: HINTS.parts });
    }
    if (tag.isClosing) {
      const index = openElements.lastIndexOf(tag.name);
      if (index > 0) openElements.length = index;
      continue;
    }
    const outer = isInSvg(openElements)
      ? undefined
      : (findConflictingParent(tag, parent) ?? findConflictingAncestor(tag, openElements));
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
  element: `Give one of the two another element, ${familyConventions.elementProp}.`,
} as const;

function findHint(tag: HtmlTag, outer: string): string {
  if (ALLOWED_CHILDREN[outer] || ALLOWED_PARENTS[tag.name]) return HINTS.parts;
  return (outer === 'a' || outer === 'button') && isInteractive(tag) ? HINTS.controls : HINTS.element;
}

/** The parent, if `tag` is not allowed as its child. */
function findConflictingParent({ name }: HtmlTag, parent: string): string | undefined {
  const isAllowed =
    (ALLOWED_CHILDREN[parent]?.has(name) ?? true) &&
    (ALLOWED_PARENTS[name]?.has(parent) ?? true) &&
    !NEVER_ALLOWED.has(name) &&
    !(HEADINGS.has(name) && HEADINGS.has(parent));
  return isAllowed ? undefined : parent;
}

/** The innermost open element that `tag` is not allowed in, at any depth. */
function findConflictingAncestor(tag: HtmlTag, openElements: readonly string[]): string | undefined {
  const { name } = tag;
  const findOpen = (outer: string, boundaries: ReadonlySet<string>): string | undefined => {
    const index = openElements.lastIndexOf(outer);
    const inner = openElements.slice(index + 1);
    const isInScope = !inner.some((element) => SCOPE_BOUNDARIES.has(element) || boundaries.has(element));
    return index >= 0 && isInScope ? outer : undefined;
  };
  let outer: string | undefined;
  if (PARAGRAPH_CLOSERS.has(name)) outer = findOpen('p', PARAGRAPH_BOUNDARIES);
  if (name === 'form') outer ??= openElements.find((element) => element === 'form');
  if (name === 'li') outer ??= findOpen('li', LIST_ITEM_BOUNDARIES);
  if (name === 'dd' || name === 'dt')
    outer ??= findOpen('dd', LIST_ITEM_BOUNDARIES) ?? findOpen('dt', LIST_ITEM_BOUNDARIES);
  if (isInteractive(tag)) outer ??= openElements.findLast((element) => /^(a|button)$/.test(element));
  return outer;
}

/** In an SVG, other rules hold, except below a `foreignObject`. */
function isInSvg(openElements: readonly string[]): boolean {
  return openElements.lastIndexOf('svg') > openElements.lastIndexOf('foreignobject');
}

function isInteractive(tag: HtmlTag): boolean {
  return INTERACTIVE.has(tag.name) && !(tag.name === 'input' && getTagAttribute(tag, 'type') === 'hidden');
}

function hasText(text: string): boolean {
  return text.replace(/<!--[^]*?-->/g, '').trim() !== '';
}
