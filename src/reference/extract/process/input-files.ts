/** By which files one can tell that a reference still holds. Knows nothing of what is in them.
 *  An installed package does not change without its version; one that is linked from a workspace does. */

import { relative } from 'node:path';

/** An installed package's own folder, at the beginning of a path. */
const INSTALLED_PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The `package.json` of each installed package that was read, and each file of any other; relative to the site. */
export function collectInputFiles(
  sourceFiles: readonly string[],
  { siteFolder, folder }: { readonly siteFolder: string; readonly folder: string },
): readonly string[] {
  const files = sourceFiles.map((file) => {
    const packageFolder = INSTALLED_PACKAGE.exec(file)?.[0];
    return packageFolder === undefined ? file : `${packageFolder}/package.json`;
  });
  const inputFiles = new Set([`${folder}/package.json`, ...files]);
  return [...inputFiles].map((file) => relative(siteFolder, file).replaceAll('\\', '/')).sort();
}
