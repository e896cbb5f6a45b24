/** The modules of an edited demo, compiled to CommonJS: finds them by name, and runs each once. */

/** Of one file: fills `module.exports`. */
type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: { exports: ModuleExports },
  exports: ModuleExports,
) => void;

type ModuleExports = Record<string, unknown>;

export interface CompiledModules {
  /** What packages give, by specifier. */
  readonly packages: Readonly<Record<string, ModuleExports>>;
  /** By name, relative to the folder in which all files of the demo lie; the demo first. */
  readonly files: Readonly<Record<string, ModuleFunction>>;
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** What the demo's own module exports. */
export function runModules({ packages, files }: CompiledModules): ModuleExports {
  const loadedModules = new Map<string, { exports: ModuleExports }>();
  const loadModule = (name: string): ModuleExports => {
    const module = loadedModules.get(name) ?? { exports: {} };
    if (loadedModules.has(name)) return module.exports;
    loadedModules.set(name, module);
    const require = (specifier: string): unknown =>
      specifier.startsWith('.')
        ? loadModule(resolveFile(specifier, name, files))
        : getPackage(specifier, packages);
    files[name]!(require, module, module.exports);
    return module.exports;
  };
  return loadModule(Object.keys(files)[0]!);
}

function resolveFile(specifier: string, from: string, files: CompiledModules['files']): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const path = parts.join('/');
  const pathWithoutExtension = path.replace(/\.jsx?$/, '');
  const match = EXTENSIONS.flatMap((extension) => [path + extension, pathWithoutExtension + extension])
    .map((name) => name.replace(/^\//, ''))
    .find((name) => Object.hasOwn(files, name));
  if (match === undefined) throw new Error(`“${specifier}” is none of the demo's files`);
  return match;
}

function getPackage(specifier: string, packages: CompiledModules['packages']): unknown {
  const exported = Object.hasOwn(packages, specifier) ? packages[specifier] : undefined;
  if (!exported) throw new Error(`“${specifier}” cannot be imported here: no demo of this site does`);
  const esModule = { __esModule: true, ...exported };
  return new Proxy(esModule, {
    get: (target, name) => {
      if (typeof name === 'symbol' || name in target) return Reflect.get(target, name);
      throw new Error(`“${name}” of “${specifier}” cannot be imported here: no demo of this site does`);
    },
  });
}
