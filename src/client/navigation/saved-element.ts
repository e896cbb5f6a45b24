/** An element as plain data, which can be stored. HTML would have to be parsed: pages that require Trusted Types refuse that. */

export type SavedElement = readonly [
  namespace: string | null,
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (SavedElement | string)[],
];

export function restoreElement([namespace, name, attributes, children]: SavedElement): Element {
  const element = document.createElementNS(namespace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]!);
  element.append(...children.map((child) => (typeof child === 'string' ? child : restoreElement(child))));
  return element;
}
