/** Looking into built documents. */

import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof DomUtils.findAll>[number];

/** Attributes to be had: a text for the whole value, `true` for any. */
export type Wanted = Readonly<Record<string, string | true>>;

/** Every element of a document with this name (`*` for any) and these attributes. */
export function all(html: string | Element, name: string, wanted: Wanted = {}): readonly Element[] {
  const nodes = typeof html === 'string' ? parseDocument(html).children : html.children;
  return DomUtils.findAll(
    (element) =>
      (name === '*' || element.name === name) &&
      Object.entries(wanted).every(([key, value]) =>
        value === true ? key in element.attribs : element.attribs[key] === value,
      ),
    nodes,
  );
}

/** The only such element. */
export function one(html: string | Element, name: string, wanted: Wanted = {}): Element {
  const found = all(html, name, wanted);
  if (found.length !== 1) throw new Error(`${found.length} elements ${name} ${JSON.stringify(wanted)}`);
  return found[0]!;
}

export function text(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}

/** The text as it stands there: of a script. */
export function textContent(element: Element): string {
  return DomUtils.textContent(element);
}

/** The `content` of a `meta` by its name or property. */
export function meta(html: string, name: string): string | undefined {
  const [found] = [...all(html, 'meta', { name }), ...all(html, 'meta', { property: name })];
  return found?.attribs['content'];
}

/** The addresses of all elements of a name. */
export function hrefs(html: string | Element, name = 'a'): readonly string[] {
  return all(html, name, { href: true }).map((element) => element.attribs['href']!);
}

/** The lines of the side navigation: indented by depth, with `>` for a link, `*` for the active one. */
export function sideNav(html: string): readonly string[] {
  const nav = one(html, 'nav', { 'aria-label': 'documentation' });
  const lists = DomUtils.findAll((element) => element.name === 'ul', nav.children);
  return lists[0] ? linesOf(lists[0], 0) : [];
}

function linesOf(list: Element, depth: number): readonly string[] {
  const items = list.children.filter((node): node is Element => 'name' in node && node.name === 'li');
  return items.flatMap((item) => {
    const parts = item.children.filter((node): node is Element => 'name' in node);
    const [label] = parts;
    const below = parts.filter(({ name }) => name === 'ul');
    const mark = label!.attribs['aria-current'] ? '* ' : label!.name === 'a' ? '> ' : '';
    return [
      `${'  '.repeat(depth)}${mark}${text(label!)}`,
      ...below.flatMap((each) => linesOf(each, depth + 1)),
    ];
  });
}
