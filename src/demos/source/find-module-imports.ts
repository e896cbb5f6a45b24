/** Finds the imports of a module in its text. */

import { maskText } from '../../highlight/mask-code.js';

interface ModuleImport {
  /** `./theme` or `@mui/material/Button` */
  readonly specifier: string;
  /** Of the specifier's quote in the code. */
  readonly offset: number;
}

const IMPORT_STATEMENT = /^[ \t]*(?:import|export)\b(?:[^'";]{0,4000}?\bfrom\b)?\s*(?=(['"])([^'"\n]+)\1)/gm;
const IMPORT_CALL = /\b(?:import|require)\s*\(\s*(?=(['"])([^'"\n]+)\1)/g;

/** The imports of a module, in the order of its text. */
export function findModuleImports(code: string): readonly ModuleImport[] {
  const maskedCode = maskText(code);
  const imports = [...maskedCode.matchAll(IMPORT_STATEMENT), ...maskedCode.matchAll(IMPORT_CALL)].map(
    (match) => ({
      specifier: match[2]!,
      offset: match.index + match[0].length,
    }),
  );
  return imports.sort((a, b) => a.offset - b.offset);
}
