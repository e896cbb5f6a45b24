/** An edited demo as a module for the sandbox: compiled here, in the page, where nothing of it is run. */

import { transform } from 'sucrase';
import { familyThemes, type ThemedLibrary } from '../../../site/mui/themes.js';
import type { EditIssue } from './sandbox-messages.js';

/** The demo first; names relative to the folder in which all its files lie. */
export type EditedFiles = readonly { readonly name: string; readonly code: string }[];

/** What edited demos may import, as the site gives it. */
export interface EditScope {
  /** The library files that hold what demos are shown with: `react`, the themes, and the site's own component around them. */
  readonly hosts: Readonly<Partial<Record<'react' | ThemedLibrary | 'wrapper', string | undefined>>>;
  /** The library files that each of them imports, directly or not. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** By specifier: the library file, and what it calls the names that the module exports. */
  readonly modules: Readonly<
    Record<string, { readonly file: string; readonly names: Readonly<Record<string, string>> }>
  >;
  /** What the demo gets of its CSS modules and images, by the names of the files. */
  readonly files?: Readonly<Record<string, unknown>> | undefined;
}

interface CompiledEdit {
  readonly code: string;
  readonly hosts: readonly string[];
  /** All library files that it needs. */
  readonly libraries: readonly string[];
}

/** The module, or what keeps it from being one. */
export function compileEdit(
  files: EditedFiles,
  scope: EditScope,
): CompiledEdit | { readonly issue: EditIssue } {
  const compiled: { readonly name: string; readonly code: string }[] = [];
  const { files: values = {} } = scope;
  for (const { name, code } of files) {
    try {
      if (!Object.hasOwn(values, name)) compiled.push({ name, code: toCommonJs(name, code) });
    } catch (error) {
      return { issue: toSyntaxIssue(error, name) };
    }
  }
  for (const [name, value] of Object.entries(values))
    compiled.push({ name, code: `module.exports=${JSON.stringify(value)}` });
  const specifiers = [...new Set(compiled.flatMap(({ code }) => collectSpecifiers(code)))];
  const unknownSpecifier = specifiers.find(
    (specifier) => !REACT_EXPORTS.has(specifier) && !Object.hasOwn(scope.modules, specifier),
  );
  if (unknownSpecifier !== undefined) return { issue: toImportIssue(unknownSpecifier, files[0]!.code) };
  const hosts = findHosts(specifiers, scope);
  const directFiles = [...hosts, ...specifiers.flatMap((specifier) => scope.modules[specifier]?.file ?? [])];
  const libraries = [...new Set(directFiles.flatMap((file) => [file, ...(scope.imports[file] ?? [])]))];
  return { code: formatModule(compiled, specifiers, { scope, libraries }), hosts, libraries };
}

/** What React's library file calls these, whole. */
const REACT_EXPORTS: ReadonlyMap<string, string> = new Map([
  ['react', 'React'],
  ['react/jsx-runtime', 'jsxRuntime'],
]);

/** Lines stay lines. */
function toCommonJs(name: string, code: string): string {
  if (/\.(?:css|s[ac]ss)$/.test(name)) return '';
  if (name.endsWith('.json')) return `module.exports=${code}`;
  return transform(code, {
    filePath: name,
    transforms: [...(/\.tsx?$/.test(name) ? (['typescript'] as const) : []), 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code;
}

function collectSpecifiers(code: string): readonly string[] {
  const candidates = [...code.matchAll(/\brequire\((['"])([^'"]+)\1\)/g)].map((match) => match[2]!);
  return candidates.filter((specifier) => !specifier.startsWith('.') && !specifier.endsWith('.css'));
}

/** React's own; and the theme of each library of which something is imported, or built upon. */
function findHosts(specifiers: readonly string[], { hosts }: EditScope): readonly string[] {
  const libraries = new Set(specifiers.map(familyThemes.findLibraryOf));
  const candidates = [
    hosts.react,
    libraries.has('material') ? hosts.material : undefined,
    libraries.has('joy') ? hosts.joy : undefined,
    hosts.wrapper,
  ];
  return candidates.filter((file) => file !== undefined);
}

interface ModuleContext {
  readonly scope: EditScope;
  readonly libraries: readonly string[];
}

/** The demo begins in the first line, so that its lines are those of the module. */
function formatModule(
  files: EditedFiles,
  specifiers: readonly string[],
  { scope, libraries }: ModuleContext,
): string {
  const getLocalName = (file: string): string => `L${libraries.indexOf(file)}`;
  const imports = libraries.map((file) => `import*as ${getLocalName(file)} from"./${file}";`).join('');
  const packages = specifiers.map((specifier) => {
    const reactExport = REACT_EXPORTS.get(specifier);
    const name = JSON.stringify(specifier);
    if (reactExport) return `${name}:${getLocalName(scope.hosts.react!)}.${reactExport}`;
    const { file, names } = scope.modules[specifier]!;
    const namespace = names['*'] ? `...${getLocalName(file)}.${names['*']},` : '';
    const named = Object.entries(names).filter(([key]) => key !== '*');
    return `${name}:{${namespace}${named.map(([key, exportName]) => `${JSON.stringify(key)}:${getLocalName(file)}.${exportName}`).join(',')}}`;
  });
  const functions = files.map(
    ({ name, code }) => `${JSON.stringify(name)}(require,module,exports){${code}\n}`,
  );
  return `${imports}export const packages={${packages.join(',')}};export const files={${functions.join(',')}};`;
}

/** `Error transforming Name.tsx: Unexpected token (3:5)` */
function toSyntaxIssue(error: unknown, name: string): EditIssue {
  const text = error instanceof Error ? error.message : String(error);
  const [, message = text, line] =
    /^(?:Error transforming [^:]+: )?(.*?)(?: \((\d+):\d+\))?$/s.exec(text) ?? [];
  return { message: `${name}: ${message}`, ...(line ? { line: Number(line) } : {}) };
}

function toImportIssue(specifier: string, code: string): EditIssue {
  const lineIndex = code
    .split('\n')
    .findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  return {
    message: specifier,
    messageKey: 'noImport',
    ...(lineIndex < 0 ? {} : { line: lineIndex + 1 }),
  };
}
