/** Markdown of what is generated. Names and descriptions are lists, which a phone shows in full; tables have short names. */

/** Something that has a name: a key, an option, a prop. */
export interface Item {
  readonly name: string;
  /** Where a link to it leads. */
  readonly id: string;
  /** What is short, such as a type and a default: Markdown. */
  readonly facts: readonly string[];
  readonly description: string;
  readonly children?: readonly Item[];
}

export function writeList(items: readonly Item[], indent = ''): string {
  return items.map((item) => writeItem(item, indent)).join('\n');
}

/** The name and its facts on a line, and below it the description and the items that belong to it. */
function writeItem({ name, id, facts, description, children = [] }: Item, indent: string): string {
  const head = `${indent}- ${[`<span id="${id}">\`${name}\`</span>`, ...facts].join(' · ')}`;
  const inner = `${indent}  `;
  const text = description === '' ? head : `${head}\\\n${inner}${description}`;
  return children.length > 0 ? `${text}\n${writeList(children, inner)}` : text;
}

/** A table of two columns. */
export function writeTable(
  heads: readonly [string, string],
  rows: readonly (readonly [string, string])[],
): string {
  return [heads, [':--', ':--'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
