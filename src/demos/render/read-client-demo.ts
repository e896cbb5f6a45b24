/** Reads what a page needs of a demo that is not rendered during the build: its stylesheets, and the libraries that it uses.
 *  None of its code runs. */

import { readFileSync } from 'node:fs';
import { ImportError, createModuleAt, PackageFinder } from './child/modules/package-finder.js';
import { familyThemes } from '../../site/mui/themes.js';
import { scopeStyles } from './child/styles/scope-styles.js';
import type { DemoCode, DemoReport, DemoTask } from './worker-messages.js';

/** As esbuild writes the import of a package, or of a stylesheet's text, into CommonJS code. */
const REQUIRE_CALL = /\brequire\((?:"docsgen:styles"\)\(("(?:[^"\\]|\\.)*")|"([^".][^"]*)")\)/g;

/** The code is CommonJS, as `compileDemos` makes it. */
export function readClientDemo(task: DemoTask): Pick<DemoReport, 'issues' | 'rendered'> {
  const finder = new PackageFinder();
  try {
    const { packages, styles } = readImports(task, finder);
    const wrapperPackages = task.wrapper ? readImports(task.wrapper, finder).packages : [];
    const module = createModuleAt(task.file);
    const libraries = familyThemes.findLibraries([...packages, ...wrapperPackages], (name) =>
      isInstalled(name, finder, module),
    );
    const css = (task.isSandboxed ? styles : styles.map(scopeStyles)).join('\n').trim();
    return { issues: [], rendered: { html: '', css, libraries, isClientOnly: true } };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { message, hint, specifier: searchText } = error;
    return { issues: [{ code: 'demo/import', message, hint, searchText }] };
  }
}

interface ImportedFiles {
  readonly packages: readonly string[];
  readonly styles: readonly string[];
}

function readImports({ file, code }: DemoCode, finder: PackageFinder): ImportedFiles {
  const module = createModuleAt(file);
  const packages: string[] = [];
  const styles: string[] = [];
  for (const [, styleText, name] of code.matchAll(REQUIRE_CALL)) {
    if (styleText !== undefined) styles.push(JSON.parse(styleText));
    if (name === undefined) continue;
    const path = finder.find(name, module);
    if (path.endsWith('.css')) styles.push(readFileSync(path, 'utf8'));
    else packages.push(name);
  }
  return { packages, styles };
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
