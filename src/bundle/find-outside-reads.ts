/** Finds what a module reads besides its own code, by how it is written. Words in texts may be found too, which costs another
 *  evaluation. */

export interface OutsideReads {
  /** Environment variables, by name. */
  readonly variables: readonly string[];
  /** Whether it may read anything else: the time, a file, a random number, the language of the machine. */
  readonly hasOthers: boolean;
}

const VARIABLE = /\bprocess\.env(?:\.([A-Za-z_]\w*)|\[["']([^"'\\]+)["']\])/g;

const OTHER =
  /\bnew Date\b|\bDate(?:\.now)?\s*\(|\bMath\.random\b|\b(?:performance|crypto|Intl|process)\b\s*[.[]|\b(?:fetch|require|eval|import)\s*\(|\bglobalThis\b|\bimport\.meta\b|\.toLocale\w*\s*\(|[=(]\s*process\b/;

const NODE_MODULE =
  /\bfrom\s*["'](?:node:[^"']+|fs|fs\/promises|os|path|child_process|crypto|process|url|module)["']/;

export function findOutsideReads(code: string): OutsideReads {
  const names = Array.from(code.matchAll(VARIABLE), ([, name, quotedName]) => name ?? quotedName ?? '');
  const rest = code.replaceAll(VARIABLE, '');
  return {
    variables: [...new Set(names)].sort(),
    hasOthers: OTHER.test(rest) || NODE_MODULE.test(rest),
  };
}
