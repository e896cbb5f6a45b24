/** An edited demo as a module for the sandbox: compiled here, in the page, where nothing of it is run. */

import { transform } from 'sucrase';
import type { EditFault } from './messages.js';

/** The demo first; names relative to its folder. */
export type EditedFiles = readonly { readonly name: string; readonly code: string }[];

/** What edited demos may import, as the site gives it. */
export interface Scope {
  /** The library files that hold what demos are shown with: `react`, and the themes. */
  readonly hosts: Readonly<Partial<Record<'react' | 'material' | 'joy', string>>>;
  /** The library files that each of them imports, directly or not. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** By specifier: the library file, and what it calls the names that the module exports. */
  readonly modules: Readonly<
    Record<string, { readonly file: string; readonly names: Readonly<Record<string, string>> }>
  >;
}

export interface CompiledEdit {
  readonly code: string;
  readonly hosts: readonly string[];
  /** All library files that it needs. */
  readonly libraries: readonly string[];
}

/** The module, or what keeps it from being one. */
export function compileEdit(files: EditedFiles, scope: Scope): CompiledEdit | { readonly fault: EditFault } {
  const compiled: { readonly name: string; readonly code: string }[] = [];
  for (const { name, code } of files) {
    try {
      compiled.push({ name, code: commonJs(name, code) });
    } catch (error) {
      return { fault: syntaxFault(error, name) };
    }
  }
  const wanted = [...new Set(compiled.flatMap(({ code }) => specifiersIn(code)))];
  const unknown = wanted.find((one) => !REACT[one] && !scope.modules[one]);
  if (unknown !== undefined) return { fault: importFault(unknown, files[0]!.code) };
  const hosts = hostsFor(wanted, scope);
  const direct = [...hosts, ...wanted.flatMap((one) => scope.modules[one]?.file ?? [])];
  const libraries = [...new Set(direct.flatMap((file) => [file, ...(scope.imports[file] ?? [])]))];
  return { code: moduleOf(compiled, wanted, { scope, libraries }), hosts, libraries };
}

/** What React's library file calls these, whole. */
const REACT: Readonly<Record<string, string>> = {
  react: 'React',
  'react/jsx-runtime': 'jsxRuntime',
};

/** Lines stay lines. */
function commonJs(name: string, code: string): string {
  if (name.endsWith('.css')) return '';
  if (name.endsWith('.json')) return `module.exports=${code}`;
  return transform(code, {
    filePath: name,
    transforms: [...(/\.tsx?$/.test(name) ? (['typescript'] as const) : []), 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code;
}

function specifiersIn(code: string): readonly string[] {
  const found = [...code.matchAll(/\brequire\((['"])([^'"]+)\1\)/g)].map((match) => match[2]!);
  return found.filter((specifier) => !specifier.startsWith('.') && !specifier.endsWith('.css'));
}

/** React's own; and the theme of each library of which something is imported, or built upon. */
function hostsFor(wanted: readonly string[], { hosts }: Scope): readonly string[] {
  const isJoy = (name: string): boolean => name.startsWith('@mui/joy');
  const isMaterial = (name: string): boolean => name.startsWith('@mui/') && !isJoy(name);
  const found = [
    hosts.react,
    wanted.some(isMaterial) ? hosts.material : undefined,
    wanted.some(isJoy) ? hosts.joy : undefined,
  ];
  return found.filter((file) => file !== undefined);
}

interface Module {
  readonly scope: Scope;
  readonly libraries: readonly string[];
}

/** The demo begins in the first line, so that its lines are those of the module. */
function moduleOf(files: EditedFiles, wanted: readonly string[], { scope, libraries }: Module): string {
  const local = (file: string): string => `L${libraries.indexOf(file)}`;
  const imports = libraries.map((file) => `import*as ${local(file)} from"./${file}";`).join('');
  const packages = wanted.map((specifier) => {
    const whole = REACT[specifier];
    const name = JSON.stringify(specifier);
    if (whole) return `${name}:${local(scope.hosts.react!)}.${whole}`;
    const { file, names } = scope.modules[specifier]!;
    const all = names['*'] ? `...${local(file)}.${names['*']},` : '';
    const named = Object.entries(names).filter(([key]) => key !== '*');
    return `${name}:{${all}${named.map(([key, own]) => `${JSON.stringify(key)}:${local(file)}.${own}`).join(',')}}`;
  });
  const runs = files.map(({ name, code }) => `${JSON.stringify(name)}(require,module,exports){${code}\n}`);
  return `${imports}export const packages={${packages.join(',')}};export const files={${runs.join(',')}};`;
}

/** `Error transforming Name.tsx: Unexpected token (3:5)` */
function syntaxFault(error: unknown, name: string): EditFault {
  const text = error instanceof Error ? error.message : String(error);
  const [, message = text, line] =
    /^(?:Error transforming [^:]+: )?(.*?)(?: \((\d+):\d+\))?$/s.exec(text) ?? [];
  return { message: `${name}: ${message}`, ...(line ? { line: Number(line) } : {}) };
}

function importFault(specifier: string, code: string): EditFault {
  const at = code
    .split('\n')
    .findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  return {
    message: specifier,
    word: 'noImport',
    ...(at < 0 ? {} : { line: at + 1 }),
  };
}
