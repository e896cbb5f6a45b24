/** The classes of a demo as CSS, by the Tailwind that the site has installed. Holds within such demos alone: its theme and
 *  its resets lie in layers, and everything is below the demo's element. Knows nothing of pages. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The attribute of a demo's element below which Tailwind holds. */
const SCOPE_SELECTOR = '.demo[data-tailwind]';

const DARK_SELECTOR = '[data-mui-color-scheme="dark"]';

interface Tailwind {
  compile(
    css: string,
    options: {
      readonly base: string;
      readonly loadStylesheet: (
        id: string,
        base: string,
      ) => Promise<{ readonly path: string; readonly base: string; readonly content: string }>;
    },
  ): Promise<{ build(candidates: readonly string[]): string }>;
}

/** The CSS of the classes that the sources name; `undefined` where Tailwind is not installed. */
export async function compileTailwind(root: string, sources: readonly string[]): Promise<string | undefined> {
  const require = createRequire(join(root, 'package.json'));
  const tailwindFile = resolveTailwind(require);
  if (!tailwindFile) return undefined;
  const { compile } = require(tailwindFile) as Tailwind;
  const readStylesheet = async (id: string): Promise<string> => readFile(require.resolve(id), 'utf8');
  const { build } = await compile(createEntryStylesheet(await readStylesheet('tailwindcss/preflight.css')), {
    base: root,
    loadStylesheet: async (id, base) => ({
      path: require.resolve(id),
      base,
      content: await readStylesheet(id),
    }),
  });
  const scopedCss = build(collectCandidates(sources)).replaceAll(':root, :host', SCOPE_SELECTOR);
  const { transform } = await import('esbuild');
  const target = ['chrome115', 'firefox115', 'safari16.4'];
  const { code } = await transform(scopedCss, { loader: 'css', minify: true, legalComments: 'none', target });
  return code.trim().replaceAll(/@layer [^;{}]+;/g, '');
}

function resolveTailwind(require: NodeJS.Require): string | undefined {
  try {
    return require.resolve('tailwindcss');
  } catch {
    return undefined;
  }
}

function createEntryStylesheet(preflight: string): string {
  return `@import "tailwindcss/theme.css" layer(tailwind.theme);
@custom-variant dark (&:where(${DARK_SELECTOR}, ${DARK_SELECTOR} *));
@layer tailwind.base { ${SCOPE_SELECTOR} { ${preflight} } }
${SCOPE_SELECTOR} { @tailwind utilities; }
`;
}

/** Whatever may be a class: Tailwind knows which ones are. Sorted, so that the order of files says nothing. */
function collectCandidates(sources: readonly string[]): readonly string[] {
  const candidates = sources.flatMap((source) => [
    ...(source.match(/[^\s"'`]+/g) ?? []),
    // With quotes within: `before:content-['x']`.
    ...(source.match(/[^\s"`]+/g) ?? []),
  ]);
  return [...new Set(candidates)].sort();
}
