/** The JavaScript of a TypeScript source: types taken off, all else as its author wrote it, comments and blank lines too.
 *  Knows the source's text only. */

import { format, type FormatConfig } from 'oxfmt';
import { transform } from 'sucrase';

/** Where the source is typed: `Name.tsx` becomes `Name.js`, with its text. */
export async function javascriptOf(
  name: string,
  code: string,
): Promise<{ name: string; code: string } | undefined> {
  if (!/\.tsx?$/.test(name)) return undefined;
  const bare = withoutTypes(code, name);
  const target = name.replace(/\.tsx?$/, '.js');
  if (bare === code) return { name: target, code };
  const { code: formatted, errors } = await format(target.replace(/js$/, 'jsx'), bare, styleOf(code));
  return errors.length > 0 ? undefined : { name: target, code: formatted };
}

/** Lines stay lines: what is taken off leaves blanks, which formatting closes. */
function withoutTypes(code: string, filePath: string): string {
  return transform(code, {
    filePath,
    transforms: filePath.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    production: true,
  }).code;
}

/** How the author formats, as far as a text shows it. */
function styleOf(code: string): FormatConfig {
  const lines = code.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  const count = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
  const isTabbed = count(/^\t/) > count(/^ {2}/);
  return {
    singleQuote: count(/\bfrom '/) >= count(/\bfrom "/),
    semi: count(/^import .*;$/) >= count(/^import .*['"]$/),
    printWidth: Math.min(Math.max(longest, 80), 120),
    useTabs: isTabbed,
    tabWidth: !isTabbed && count(/^ {2}\S/) === 0 && count(/^ {4}\S/) > 0 ? 4 : 2,
  };
}
