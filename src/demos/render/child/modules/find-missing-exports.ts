/** Finds names that a demo imports and that the package does not export: JavaScript gives `undefined` without a word.
 *  Knows how esbuild writes an import of a package into CommonJS code. */

import { findNearestName } from '../../../../diagnostics/find-nearest-name.js';
import { toPosition } from '../../../../diagnostics/find-position.js';
import type { DemoIssue } from '../../worker-messages.js';

/** `var import_Button = __toESM(require("@mui/material/Button"))`. Namespace imports have names of the author's own. */
const IMPORT_STATEMENT = /^\s*var (import_\w+) = (__toESM\()?require\("([^"]+)"\)/gm;

/** One fault for each such name, at the line of its import. */
export function findMissingExports(
  code: string,
  packages: ReadonlyMap<string, unknown>,
): readonly DemoIssue[] {
  return [...code.matchAll(IMPORT_STATEMENT)].flatMap(
    ({ index, 0: text, 1: variable, 2: interop, 3: name }) => {
      const exports = packages.get(name!);
      const exported = listExportedNames(exports, interop !== undefined);
      if (!exported) return [];
      const position = toPosition(code, index + text.length - name!.length);
      return collectUsedNames(code, variable!)
        .filter((usedName) => !exported.has(usedName) && !(usedName in Object(exports)))
        .map((usedName) => ({
          code: 'demo/import' as const,
          ...formatMissingExport(usedName, name!, exported),
          position,
        }));
    },
  );
}

function formatMissingExport(
  usedName: string,
  name: string,
  exported: ReadonlySet<string>,
): Pick<DemoIssue, 'message' | 'hint'> {
  const suggestion = usedName === 'default' ? undefined : findNearestName(usedName, exported);
  return {
    message:
      usedName === 'default' ? `“${name}” has no default export.` : `“${name}” exports no “${usedName}”.`,
    ...(suggestion === undefined ? {} : { hint: `Did you mean “${suggestion}”?` }),
  };
}

function collectUsedNames(code: string, variable: string): readonly string[] {
  const uses = code.matchAll(new RegExp(`\\b${variable}\\.([\\w$]+)`, 'g'));
  return [...new Set([...uses].map((use) => use[1]!))];
}

/** Through the interop, a module that is not marked as a compiled one is its own default export. */
function listExportedNames(exports: unknown, hasInterop: boolean): ReadonlySet<string> | undefined {
  if ((typeof exports !== 'object' && typeof exports !== 'function') || exports === null) return undefined;
  const names = Object.getOwnPropertyNames(exports);
  const isCompiled = Reflect.get(exports, '__esModule') === true;
  return new Set(hasInterop && !isCompiled ? [...names, 'default'] : names);
}
