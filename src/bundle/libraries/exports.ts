/** How a library file names what it exports: each module has a prefix, so that the same name in two of them is two. */

/** By the module's place in the list of all that the file exports. */
export function prefixOf(at: number): string {
  return `_${at.toString(36)}`;
}

/** The name of one export, or, by `*`, of the whole module. */
export function exportName(prefix: string, name: string): string {
  return name === '*' ? prefix : `${prefix}$${name}`;
}

/** Exports what is needed of a file, absolute. */
export function exportLine(file: string, names: readonly string[], prefix: string): string {
  const from = JSON.stringify(file);
  const named = names.filter((name) => name !== '*').map((name) => `${name} as ${exportName(prefix, name)}`);
  const lines = [
    ...(names.includes('*') ? [`export * as ${prefix} from ${from};`] : []),
    ...(named.length > 0 ? [`export { ${named.join(', ')} } from ${from};`] : []),
  ];
  return lines.length > 0 ? lines.join('\n') : `import ${from};`;
}
