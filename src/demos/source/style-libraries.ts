/** Libraries that insert style elements, which the policy of the pages blocks, or count their classes: demos that import
 *  them are isolated. */

import { familyConventions } from '../../site/mui/conventions.js';
import { getPackageName, isRelativeImport } from './import-specifiers.js';

const STYLE_LIBRARIES = new Set([
  ...['jss', 'react-jss', 'styled-components', 'goober', 'aphrodite', 'typestyle'],
  ...familyConventions.styleElementPackages,
]);

/** The first of these imports that is such a library. */
export function findStyleLibrary(specifiers: Iterable<string>): string | undefined {
  const names = [...specifiers].filter((specifier) => !isRelativeImport(specifier)).map(getPackageName);
  return names.find((name) => STYLE_LIBRARIES.has(name));
}

/** What to do about a demo of such a library. */
export function formatStyleLibraryHint(library: string): string {
  return `${library} inserts style elements, which the policy of the pages blocks. Write "isolated": true into the directive, or name the product in demos.isolated of the config.`;
}
