/** The elements and attributes of raw HTML that a page may contain. */

/** Elements that cannot be in a paragraph. */
const BLOCK_NAMES = splitWords('blockquote details div dl figure h2 h3 h4 h5 h6 hr ol p pre table ul');

const INLINE_NAMES = splitWords(
  'a abbr audio b bdi bdo br caption cite code col colgroup dd del dfn dt em figcaption i img ins ' +
    'kbd li mark picture q rp rt ruby s samp small source span strong sub summary sup tbody td tfoot ' +
    'th thead time tr track u var video wbr svg g path circle ellipse line polygon polyline rect',
);

/** Elements without an end. */
const VOID_ELEMENTS = new Set(['br', 'col', 'hr', 'img', 'source', 'track', 'wbr']);

/** Elements of drawings, which may end in `/>`. */
const SVG_ELEMENTS = new Set([
  'g',
  'path',
  'circle',
  'ellipse',
  'line',
  'polygon',
  'polyline',
  'rect',
  'svg',
]);

/** Elements that HTML or SVG has, and a page may not contain. What is in no list is no element, but text. */
const FORBIDDEN_ELEMENTS = new Set(
  splitWords(
    'address animate animatemotion animatetransform applet area article aside base basefont bgsound ' +
      'body button canvas center datalist defs desc dialog embed fieldset font footer foreignobject ' +
      'form frame frameset h1 head header hgroup html iframe image input isindex keygen label legend ' +
      'link main map marquee math menu meta meter nav nobr noembed noframes noscript object optgroup ' +
      'option output param plaintext portal progress script search section select set slot style ' +
      'symbol template text textarea title use xmp',
  ),
);

const ALLOWED_ELEMENTS = new Set([...BLOCK_NAMES, ...INLINE_NAMES]);
const BLOCK_ELEMENTS = new Set(BLOCK_NAMES);

const GLOBAL_ATTRIBUTES = new Set(splitWords('class dir hidden id lang role style title translate'));

const MEDIA_ATTRIBUTES = [
  'src',
  'controls',
  'autoplay',
  'loop',
  'muted',
  'playsinline',
  'poster',
  'preload',
  'width',
  'height',
];
const CELL_ATTRIBUTES = ['colspan', 'rowspan', 'headers', 'scope'];

const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'download', 'hreflang'],
  audio: MEDIA_ATTRIBUTES,
  col: ['span'],
  colgroup: ['span'],
  del: ['datetime'],
  details: ['open', 'name'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  ins: ['datetime'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  source: ['src', 'srcset', 'sizes', 'type', 'media', 'width', 'height'],
  td: CELL_ATTRIBUTES,
  th: CELL_ATTRIBUTES,
  time: ['datetime'],
  track: ['src', 'kind', 'srclang', 'label', 'default'],
  video: MEDIA_ATTRIBUTES,
};

const SVG_ATTRIBUTES = new Set(
  splitWords(
    'viewbox width height fill fill-rule clip-rule stroke stroke-width stroke-linecap ' +
      'stroke-linejoin stroke-dasharray opacity transform focusable xmlns d points cx cy r rx ry x y ' +
      'x1 x2 y1 y2 preserveaspectratio',
  ),
);

/** `data-` attributes by which the page's own scripts find what is theirs. */
const RESERVED_DATA_ATTRIBUTE = /^data-(?:island|docsgen|region|copy|storage-key)/;

/** Elements that are forbidden however their name is written. */
const DANGEROUS_ELEMENTS = new Set(
  splitWords('applet base embed frame frameset iframe meta object script style'),
);

/**
 * What becomes of an element, as the author wrote its name: it passes, it is an error, or it is none of HTML and shown
 * as text. `<Button>` is a component that somebody wrote without backticks.
 */
export function classifyElement(tagName: string): 'allowed' | 'forbidden' | 'unknown' {
  const name = tagName.toLowerCase();
  if (/^[A-Z][a-z]/.test(tagName) && !DANGEROUS_ELEMENTS.has(name)) return 'unknown';
  if (ALLOWED_ELEMENTS.has(name)) return 'allowed';
  return FORBIDDEN_ELEMENTS.has(name) ? 'forbidden' : 'unknown';
}

/** Whether an element may have this attribute; both in small letters. */
export function isAllowedAttribute(element: string, attribute: string): boolean {
  if (GLOBAL_ATTRIBUTES.has(attribute) || ELEMENT_ATTRIBUTES[element]?.includes(attribute)) return true;
  if (/^aria-[a-z]+$/.test(attribute)) return true;
  if (/^data-[a-z][a-z0-9-]*$/.test(attribute)) return !RESERVED_DATA_ATTRIBUTE.test(attribute);
  return SVG_ELEMENTS.has(element) && SVG_ATTRIBUTES.has(attribute);
}

/** Whether an element has no end. */
export function isVoidElement(name: string): boolean {
  return VOID_ELEMENTS.has(name);
}

/** Whether an element may end in its own tag: `<path />`. */
export function isSvgElement(name: string): boolean {
  return SVG_ELEMENTS.has(name);
}

/** Whether an element cannot be in a paragraph. */
export function isBlockElement(name: string): boolean {
  return BLOCK_ELEMENTS.has(name);
}

function splitWords(text: string): readonly string[] {
  return text.split(' ');
}
