/** Visits the attributes of rendered HTML, without a tree of it. It is read for its attributes alone, most of which nobody asks
 *  for: a parser takes four times as long for a page. */

/** Elements whose content is not HTML. In an `svg` it is; it is skipped there too. */
const RAW_TEXT_ELEMENTS = new Set(['iframe', 'script', 'style', 'textarea', 'title']);

/** `value` is as it is written: escaped. `offset` is the one of the name. */
export type AttributeVisitor = (name: string, value: string, offset: number) => void;

/** Calls `visit` for each attribute of each opening tag, in order. Names of elements and attributes are as they are written. */
export function visitAttributes(html: string, visit: AttributeVisitor): void {
  let start = html.indexOf('<');
  while (start >= 0) {
    let end = start + 1;
    if (html.startsWith('!--', end)) end = findEnd(html, '-->', end + '!--'.length);
    else if (isLetter(html.charCodeAt(end))) end = visitTag(html, start, visit);
    start = html.indexOf('<', end);
  }
}

/** The offset behind the last attribute; that behind the content, if it is not HTML. */
function visitTag(html: string, start: number, visit: AttributeVisitor): number {
  const nameEnd = findNameEnd(html, start + 1);
  let offset = skipSpace(html, nameEnd);
  while (offset < html.length && html[offset] !== '>')
    offset = skipSpace(html, html[offset] === '/' ? offset + 1 : visitAttribute(html, offset, visit));
  const name = html.slice(start + 1, nameEnd);
  return RAW_TEXT_ELEMENTS.has(name) ? findEnd(html, `</${name}`, offset) : offset;
}

/** The offset behind the attribute. */
function visitAttribute(html: string, start: number, visit: AttributeVisitor): number {
  const nameEnd = findNameEnd(html, start + 1);
  const name = html.slice(start, nameEnd);
  const equalsSign = skipSpace(html, nameEnd);
  if (html[equalsSign] !== '=') {
    visit(name, '', start);
    return nameEnd;
  }
  const valueStart = skipSpace(html, equalsSign + 1);
  const quote = html[valueStart];
  if (quote === '"' || quote === "'") {
    const valueEnd = findEnd(html, quote, valueStart + 1);
    // A tag that does not end has no attributes.
    if (valueEnd < html.length) visit(name, html.slice(valueStart + 1, valueEnd), start);
    return valueEnd + 1;
  }
  const valueEnd = findUnquotedEnd(html, valueStart);
  visit(name, html.slice(valueStart, valueEnd), start);
  return valueEnd;
}

/** Where the text is, from `start` on; the end of the HTML if it is not there. */
function findEnd(html: string, text: string, start: number): number {
  const end = html.indexOf(text, start);
  return end < 0 ? html.length : end;
}

function findNameEnd(html: string, start: number): number {
  let end = start;
  while (end < html.length && !isNameEnd(html.charCodeAt(end))) end += 1;
  return end;
}

function findUnquotedEnd(html: string, start: number): number {
  let end = start;
  while (end < html.length && html[end] !== '>' && !isSpace(html.charCodeAt(end))) end += 1;
  return end;
}

function skipSpace(html: string, start: number): number {
  let end = start;
  while (isSpace(html.charCodeAt(end))) end += 1;
  return end;
}

function isNameEnd(code: number): boolean {
  return isSpace(code) || code === SLASH || code === EQUALS_SIGN || code === GREATER_THAN;
}

/** Space, tab, line feed, form feed, carriage return. */
function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

const SLASH = 0x2f;
const EQUALS_SIGN = 0x3d;
const GREATER_THAN = 0x3e;
