/** Finds names that a demo imports and that the package does not export: in CommonJS they are silently `undefined`.
 *  Relies on how esbuild writes the import of a package into CommonJS code. */

import { findNearestName } from '../../../../diagnostics/find-nearest-name.js';
import { toPosition } from '../../../../diagnostics/find-position.js';
import type { DemoIssue } from '../../worker-messages.js';

/** `var import_Button = __toESM(require("@mui/material/Button"))`. Namespace imports have names of the author's own. */
const IMPORT_STATEMENT = /^\s*var (import_\w+) = (__toESM\()?require\("([^"]+)"\)/gm;

/** One issue for each such name, at the line of its import. */
export function findMissingExports(
  code: string,
  packages: ReadonlyMap<string, unknown>,
): readonly DemoIssue[] {
  return Array.from(code.matchAll(IMPORT_STATEMENT)).flatMap((match) => {
    const [text, variable = '', interop, name = ''] = match;
    const exports = packages.get(name);
    const exported = listExportedNames(exports, interop !== undefined);
    if (!exported) return [];
    const position = toPosition(code, match.index + text.length - name.length);
    return collectUsedNames(code, variable)
      .filter((usedName) => !exported.has(usedName) && !(usedName in Object(exports)))
      .map((usedName) => ({ ...createMissingExportIssue(usedName, name, exported), position }));
  });
}

function createMissingExportIssue(usedName: string, name: string, exported: ReadonlySet<string>): DemoIssue {
  if (usedName === 'default') return { code: 'demo/import', message: `“${name}” has no default export.` };
  const suggestion = findNearestName(usedName, exported);
  const hint = suggestion === undefined ? undefined : `Did you mean “${suggestion}”?`;
  return { code: 'demo/import', message: `“${name}” exports no “${usedName}”.`, hint };
}

function collectUsedNames(code: string, variable: string): readonly string[] {
  const uses = code.matchAll(new RegExp(`\\b${variable}\\.([\\w$]+)`, 'g'));
  return [...new Set(Array.from(uses, ([, name = '']) => name))];
}

/** Through the interop, a module that is not marked as a compiled one is its own default export. */
function listExportedNames(exports: unknown, hasInterop: boolean): ReadonlySet<string> | undefined {
  if ((typeof exports !== 'object' && typeof exports !== 'function') || exports === null) return undefined;
  const names = Object.getOwnPropertyNames(exports);
  const isCompiled = Reflect.get(exports, '__esModule') === true;
  return new Set(hasInterop && !isCompiled ? [...names, 'default'] : names);
}
