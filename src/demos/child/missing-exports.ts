/** Finds names that a demo imports and that the package does not export: JavaScript gives `undefined` without a word.
 *  Knows how esbuild writes an import of a package into CommonJS code. */

import { nearest } from '../../report/nearest.js';
import { positionAt } from '../../report/locate.js';
import type { Fault } from '../message.js';

/** `var import_Button = __toESM(require("@mui/material/Button"))`. Namespace imports have names of the author's own. */
const IMPORT = /^\s*var (import_\w+) = (__toESM\()?require\("([^"]+)"\)/gm;

/** One fault for each such name, at the line of its import. */
export function missingExports(code: string, packages: ReadonlyMap<string, unknown>): readonly Fault[] {
  return [...code.matchAll(IMPORT)].flatMap(({ index, 0: text, 1: variable, 2: interop, 3: name }) => {
    const exports = packages.get(name!);
    const known = exportedNames(exports, interop !== undefined);
    if (!known) return [];
    const spot = positionAt(code, index + text.length - name!.length);
    return usedNames(code, variable!)
      .filter((used) => !known.has(used) && !(used in Object(exports)))
      .map((used) => ({ code: 'demo/import' as const, ...wordsFor(used, name!, known), spot }));
  });
}

function wordsFor(used: string, name: string, known: ReadonlySet<string>): Pick<Fault, 'message' | 'hint'> {
  const meant = used === 'default' ? undefined : nearest(used, known);
  return {
    message: used === 'default' ? `“${name}” has no default export.` : `“${name}” exports no “${used}”.`,
    ...(meant === undefined ? {} : { hint: `Did you mean “${meant}”?` }),
  };
}

function usedNames(code: string, variable: string): readonly string[] {
  const uses = code.matchAll(new RegExp(`\\b${variable}\\.([\\w$]+)`, 'g'));
  return [...new Set([...uses].map((use) => use[1]!))];
}

/** Through the interop, a module that is not marked as a compiled one is its own default export. */
function exportedNames(exports: unknown, interop: boolean): ReadonlySet<string> | undefined {
  if ((typeof exports !== 'object' && typeof exports !== 'function') || exports === null) return undefined;
  const names = Object.getOwnPropertyNames(exports);
  const isCompiled = Reflect.get(exports, '__esModule') === true;
  return new Set(interop && !isCompiled ? [...names, 'default'] : names);
}
