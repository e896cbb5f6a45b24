/** Reads what a page needs of a demo that is not rendered during the build: its stylesheets, and the libraries that it uses.
 *  None of its code runs. */

import { readFileSync } from 'node:fs';
import { ImportError, createModuleAt, PackageFinder } from './child/modules/package-finder.js';
import { findDemoLibraries } from './find-demo-libraries.js';
import type { DemoReport } from './worker-messages.js';

/** As esbuild writes the import of a package, or of a stylesheet's text, into CommonJS code. */
const REQUIRE_CALL = /\brequire\((?:"docsgen:styles"\)\(("(?:[^"\\]|\\.)*")|"([^".][^"]*)")\)/g;

/** `code` is CommonJS, as `compileDemos` makes it, and `file` the demo's source, absolute. */
export function readClientDemo(file: string, code: string): Pick<DemoReport, 'issues' | 'rendered'> {
  const module = createModuleAt(file);
  const finder = new PackageFinder();
  const packages: string[] = [];
  const styles: string[] = [];
  try {
    for (const [, styleText, name] of code.matchAll(REQUIRE_CALL)) {
      if (styleText !== undefined) styles.push(JSON.parse(styleText));
      if (name === undefined) continue;
      const path = finder.find(name, module);
      if (path.endsWith('.css')) styles.push(readFileSync(path, 'utf8'));
      else packages.push(name);
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { message, hint, specifier: searchText } = error;
    return { issues: [{ code: 'demo/import', message, hint, searchText }] };
  }
  const libraries = findDemoLibraries(packages, (name) => isInstalled(name, finder, module));
  return { issues: [], rendered: { html: '', css: styles.join('\n').trim(), libraries, isClientOnly: true } };
}

function isInstalled(
  name: string,
  finder: PackageFinder,
  module: Parameters<PackageFinder['find']>[1],
): boolean {
  try {
    return finder.find(name, module) !== '';
  } catch {
    return false;
  }
}
