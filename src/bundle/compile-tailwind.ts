/** Compiles the Tailwind classes of demos to CSS, with the Tailwind that the site has installed. The CSS applies only within
 *  these demos: all selectors are below the demo's element, and the theme and the resets are in layers. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadEsbuild } from './load-esbuild.js';

/** The element of a demo that uses Tailwind. */
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

export interface TailwindStyles {
  readonly css: string;
  /** The files of Tailwind that were read, absolute. */
  readonly packageFiles: readonly string[];
}

/** The CSS of the classes in the sources; `undefined` if Tailwind is not installed. */
export async function compileTailwind(
  root: string,
  sources: readonly string[],
): Promise<TailwindStyles | undefined> {
  const require = createRequire(join(root, 'package.json'));
  const tailwindFile = resolveTailwind(require);
  if (!tailwindFile) return undefined;
  const { compile }: Tailwind = require(tailwindFile);
  const stylesheets = new Set<string>();
  const readStylesheet = async (id: string): Promise<string> => {
    stylesheets.add(require.resolve(id));
    return readFile(require.resolve(id), 'utf8');
  };
  const { build } = await compile(createEntryStylesheet(await readStylesheet('tailwindcss/preflight.css')), {
    base: root,
    loadStylesheet: async (id, base) => ({
      path: require.resolve(id),
      base,
      content: await readStylesheet(id),
    }),
  });
  const scopedCss = build(collectCandidates(sources)).replaceAll(':root, :host', SCOPE_SELECTOR);
  const { transform } = loadEsbuild();
  const target = ['chrome115', 'firefox115', 'safari16.4'];
  const { code } = await transform(scopedCss, { loader: 'css', minify: true, legalComments: 'none', target });
  const modules = Object.keys(require.cache).filter((file) => file.startsWith(dirname(tailwindFile)));
  return { css: code.trim().replaceAll(/@layer [^;{}]+;/g, ''), packageFiles: [...modules, ...stylesheets] };
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

/** All words that may be a class; Tailwind ignores the others. Sorted, so that the order of files does not matter. */
function collectCandidates(sources: readonly string[]): readonly string[] {
  const candidates = sources.flatMap((source) => [
    ...(source.match(/[^\s"'`]+/g) ?? []),
    // Classes that contain quotes: `before:content-['x']`.
    ...(source.match(/[^\s"`]+/g) ?? []),
  ]);
  return [...new Set(candidates)].sort();
}
