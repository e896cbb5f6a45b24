/** The modules of an edited demo, compiled to CommonJS: finds them by name, and runs each once. */

/** Of one file: fills `module.exports`. */
type Run = (require: (specifier: string) => unknown, module: { exports: Exports }, exports: Exports) => void;

type Exports = Record<string, unknown>;

export interface Compiled {
  /** What packages give, by specifier. */
  readonly packages: Readonly<Record<string, Exports>>;
  /** By name, relative to the demo's folder; the demo first. */
  readonly files: Readonly<Record<string, Run>>;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** What the demo's own module exports. */
export function runModules({ packages, files }: Compiled): Exports {
  const known = new Map<string, { exports: Exports }>();
  const load = (name: string): Exports => {
    const found = known.get(name) ?? { exports: {} };
    if (known.has(name)) return found.exports;
    known.set(name, found);
    const require = (specifier: string): unknown =>
      specifier.startsWith('.') ? load(fileAt(specifier, name, files)) : packageAt(specifier, packages);
    files[name]!(require, found, found.exports);
    return found.exports;
  };
  return load(Object.keys(files)[0]!);
}

function fileAt(specifier: string, from: string, files: Compiled['files']): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  const bare = path.replace(/\.jsx?$/, '');
  const found = ENDINGS.flatMap((ending) => [path + ending, bare + ending]).find((name) => name in files);
  if (found === undefined) throw new Error(`“${specifier}” is none of the demo's files`);
  return found;
}

function packageAt(specifier: string, packages: Compiled['packages']): unknown {
  const found = packages[specifier];
  if (!found) throw new Error(`“${specifier}” cannot be imported here: no demo of this site does`);
  const whole = { __esModule: true, ...found };
  return new Proxy(whole, {
    get: (target, name) => {
      if (typeof name === 'symbol' || name in target) return Reflect.get(target, name) as unknown;
      throw new Error(`“${name}” of “${specifier}” cannot be imported here: no demo of this site does`);
    },
  });
}
