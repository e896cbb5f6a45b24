/** Converts a TypeScript source to JavaScript: removes the types and keeps the rest, comments and blank lines too. */

import { format, type FormatConfig } from 'oxfmt';
import { transform } from 'sucrase';

/** Where the source is typed: `Name.tsx` becomes `Name.js`, with its text. */
export async function convertToJavaScript(
  name: string,
  code: string,
): Promise<{ name: string; code: string } | undefined> {
  if (!/\.tsx?$/.test(name)) return undefined;
  const untypedCode = stripTypes(code, name);
  const targetName = name.replace(/\.tsx?$/, '.js');
  if (untypedCode === code) return { name: targetName, code };
  const { code: formatted, errors } = await format(
    targetName.replace(/js$/, 'jsx'),
    untypedCode,
    detectFormatStyle(code),
  );
  return errors.length > 0 ? undefined : { name: targetName, code: formatted };
}

/** Lines stay lines: what is taken off leaves blanks, which formatting closes. */
function stripTypes(code: string, filePath: string): string {
  return transform(code, {
    filePath,
    transforms: filePath.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    production: true,
  }).code;
}

/** How the author formats, as far as a text shows it. */
function detectFormatStyle(code: string): FormatConfig {
  const lines = code.split('\n');
  const longestLine = Math.max(...lines.map((line) => line.length));
  const count = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
  const usesTabs = count(/^\t/) > count(/^ {2}/);
  return {
    singleQuote: count(/\bfrom '/) >= count(/\bfrom "/),
    semi: count(/^import .*;$/) >= count(/^import .*['"]$/),
    printWidth: Math.min(Math.max(longestLine, 80), 120),
    useTabs: usesTabs,
    tabWidth: !usesTabs && count(/^ {2}\S/) === 0 && count(/^ {4}\S/) > 0 ? 4 : 2,
  };
}
