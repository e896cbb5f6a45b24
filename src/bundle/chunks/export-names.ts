/** Names what a library file exports. Each module has a prefix, so that two modules may export the same name. */

/** The prefix of the module with this index in the list of all that the file exports. */
export function createExportPrefix(index: number): string {
  return `_${index.toString(36)}`;
}

/** The name of one export or, for `*`, of the whole module. */
export function formatExportName(prefix: string, name: string): string {
  return name === '*' ? prefix : `${prefix}$${name}`;
}

/** The code that exports these names of a file (absolute). */
export function formatExportStatement(file: string, names: readonly string[], prefix: string): string {
  const specifier = JSON.stringify(file);
  const namedExports = names
    .filter((name) => name !== '*')
    .map((name) => `${name} as ${formatExportName(prefix, name)}`);
  const statements: string[] = [];
  if (names.includes('*')) statements.push(`export * as ${prefix} from ${specifier};`);
  if (namedExports.length > 0) statements.push(`export { ${namedExports.join(', ')} } from ${specifier};`);
  return statements.length > 0 ? statements.join('\n') : `import ${specifier};`;
}
