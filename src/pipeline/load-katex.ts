/** Renders formulas with the KaTeX that the site has installed. docsgen does not bring one along. */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Formula, FormulaResult } from '../markdown/math/formula.js';

/** What docsgen uses of the package `katex`. */
interface Katex {
  renderToString(tex: string, options: object): string;
}

interface KatexError {
  readonly message: string;
  readonly rawMessage?: string;
  readonly position?: number;
}

interface FormulaRenderer {
  readonly render: (formula: Formula) => FormulaResult;
  /** The files of KaTeX that were read, absolute. */
  readonly packageFiles: readonly string[];
}

/** `root` is the site folder, absolute; `katex` must be installed there. */
export function loadKatex(root: string): FormulaRenderer {
  const load = createRequire(join(root, 'docsgen.config.ts'));
  const file = load.resolve('katex');
  const katex = load(file) as Katex;
  const packageFiles = Object.keys(load.cache).filter((path) => path.startsWith(dirname(file)));
  return { render: (formula) => renderFormula(formula, katex), packageFiles };
}

function renderFormula({ tex, isDisplay }: Formula, katex: Katex): FormulaResult {
  const refusedCommands: string[] = [];
  const options = {
    displayMode: isDisplay,
    output: 'mathml',
    strict: 'ignore',
    trust: ({ command }: { readonly command: string }) => {
      refusedCommands.push(command);
      return false;
    },
  };
  try {
    const html = extractMath(katex.renderToString(tex, options));
    const [refused] = refusedCommands;
    if (refused === undefined) return { html };
    return { message: `${refused} is not allowed`, offset: Math.max(0, tex.indexOf(refused)) };
  } catch (error) {
    if (!isKatexError(error)) throw error;
    return { message: error.rawMessage ?? error.message, offset: error.position ?? 0 };
  }
}

/** The element alone, without the formula's own text, which a search would find twice. */
function extractMath(html: string): string {
  return html
    .slice(html.indexOf('<math'), html.lastIndexOf('</math>') + '</math>'.length)
    .replace(/<annotation [^]*?<\/annotation>/g, '');
}

function isKatexError(error: unknown): error is KatexError {
  return error instanceof Error && error.name === 'ParseError';
}
