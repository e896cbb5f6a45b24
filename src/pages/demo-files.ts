/** The files of a demo: its module, and what that imports beside it. Runs and compiles nothing. */

import { positionAt } from '../report/locate.js';
import type { Problem } from '../report/problem.js';
import { importsOf, isRelative, packageOf } from './demo-imports.js';
import type { Findings } from './findings.js';
import { folderOf, pathFrom } from './paths.js';
import type { SourceRead } from './surroundings.js';

export interface DemoSource {
  /** For its tab: relative to the folder of the demo. */
  readonly name: string;
  /** Relative to the site folder. */
  readonly path: string;
  readonly code: string;
}

export interface GatheringGiven {
  /** The page's folder, relative to the site folder. */
  readonly folder: string;
  /** The Markdown file as messages name it. */
  readonly place: string;
  readonly read: (path: string) => SourceRead;
  /** The folder that names are relative to. */
  readonly home: string;
}

/** Line breaks as most write them. */
export function withLf(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Follows the relative imports of a module, each file once. */
export class Gathering {
  readonly #files = new Map<string, DemoSource>();
  readonly #packages = new Set<string>();
  /** From a path to the file as messages name it. */
  readonly #prefix: string;

  constructor(
    readonly given: GatheringGiven,
    readonly findings: Findings,
  ) {
    const folder = folderOf(given.place);
    this.#prefix = folder.endsWith(given.folder) ? folder.slice(0, folder.length - given.folder.length) : '';
  }

  get files(): readonly DemoSource[] {
    return [...this.#files.values()];
  }

  get packages(): readonly string[] {
    return [...this.#packages].sort();
  }

  take(file: DemoSource): void {
    if (this.#files.has(file.path)) return;
    this.#files.set(file.path, file);
    if (!/\.[cm]?[jt]sx?$/.test(file.path)) return;
    for (const { specifier, offset } of importsOf(file.code)) {
      if (isRelative(specifier)) this.#follow(specifier, offset, file);
      else this.#packages.add(packageOf(specifier));
    }
  }

  #follow(specifier: string, offset: number, from: DemoSource): void {
    const path = specifier.startsWith('/') ? undefined : pathFrom(folderOf(from.path), specifier);
    const found = path === undefined ? 'outside' : this.#resolve(path, from.path);
    if (typeof found === 'object') {
      this.take(found);
      return;
    }
    const file = this.#prefix + from.path;
    const place = { severity: 'error' as const, file, ...positionAt(from.code, offset) };
    const problem: Problem =
      found === 'outside'
        ? { ...place, code: 'demo/outside-site', message: `${specifier} leads out of the site folder` }
        : {
            ...place,
            code: 'demo/import',
            message: `${specifier} leads to no file`,
            hint: 'Check its name, or install the package.',
          };
    this.findings.take([problem]);
  }

  /** As it stands; with an extension, those of the importing file's language first; as a folder's index. */
  #resolve(path: string, importer: string): DemoSource | 'outside' | 'missing' {
    const order = /\.[cm]?jsx?$/.test(importer) ? ['js', 'jsx', 'ts', 'tsx'] : ['ts', 'tsx', 'js', 'jsx'];
    const bare = path.replace(/\.jsx?$/, '');
    const written = /\.[a-z]+$/i.test(path) ? [path] : [];
    const candidates = [
      ...written,
      ...order.map((extension) => `${path}.${extension}`),
      ...(bare === path ? [] : order.map((extension) => `${bare}.${extension}`)),
      ...order.map((extension) => `${path}/index.${extension}`),
    ];
    for (const candidate of candidates) {
      const found = this.given.read(candidate);
      if ('outside' in found) return 'outside';
      if ('text' in found)
        return { name: this.#nameOf(candidate), path: candidate, code: withLf(found.text) };
    }
    return 'missing';
  }

  #nameOf(path: string): string {
    const { home } = this.given;
    return path.startsWith(`${home}/`) ? path.slice(home.length + 1) : path.slice(path.lastIndexOf('/') + 1);
  }
}
