/** How a library file names what it exports: each module has a prefix, so that the same name in two of them is two. */

/** By the module's place in the list of all that the file exports. */
export function createExportPrefix(index: number): string {
  return `_${index.toString(36)}`;
}

/** The name of one export, or, by `*`, of the whole module. */
export function formatExportName(prefix: string, name: string): string {
  return name === '*' ? prefix : `${prefix}$${name}`;
}

/** Exports what is needed of a file, absolute. */
export function formatExportStatement(file: string, names: readonly string[], prefix: string): string {
  const specifier = JSON.stringify(file);
  const namedExports = names
    .filter((name) => name !== '*')
    .map((name) => `${name} as ${formatExportName(prefix, name)}`);
  const statements = [
    ...(names.includes('*') ? [`export * as ${prefix} from ${specifier};`] : []),
    ...(namedExports.length > 0 ? [`export { ${namedExports.join(', ')} } from ${specifier};`] : []),
  ];
  return statements.length > 0 ? statements.join('\n') : `import ${specifier};`;
}
