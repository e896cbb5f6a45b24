/** Tells imports of files and of packages apart. In a module without imports: the process that renders demos loads it first. */

/** Whether an import is of a file, not of a package. */
export function isRelativeImport(specifier: string): boolean {
  return /^\.{0,2}\/|^\.{1,2}$/.test(specifier);
}

/** `@mui/material` of `@mui/material/Button`. */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
