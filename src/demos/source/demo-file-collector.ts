/** Collects the files of a demo: its module, and the files that the module imports, directly or not. */

import { toPosition } from '../../diagnostics/find-position.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { findModuleImports, isRelativeImport, getPackageName } from './find-module-imports.js';
import { getFolderPath, resolveSourcePath } from '../../site/resolve-source-path.js';
import type { SourceReadResult } from '../../markdown/page-context.js';

export interface DemoSourceFile {
  /** For its tab: relative to the folder of the demo. */
  readonly name: string;
  /** Relative to the site folder. */
  readonly path: string;
  readonly code: string;
}

/** Reads a file by its path relative to the site folder. */
export type ReadSource = (path: string) => SourceReadResult;

/** Follows the relative imports of a module, each file once. */
export class DemoFileCollector {
  readonly #files = new Map<string, DemoSourceFile>();
  readonly #packages = new Set<string>();
  readonly diagnostics: Diagnostic[] = [];

  /** Names are relative to `folder`. */
  constructor(
    readonly folder: string,
    readonly read: ReadSource,
  ) {}

  get files(): readonly DemoSourceFile[] {
    return [...this.#files.values()];
  }

  get packages(): readonly string[] {
    return [...this.#packages].sort();
  }

  /** Adds a file and all that it imports. */
  addFile(path: string, text: string): void {
    if (this.#files.has(path)) return;
    const code = text.replace(/\r\n?/g, '\n');
    this.#files.set(path, { name: this.#formatName(path), path, code });
    if (!/\.[cm]?[jt]sx?$/.test(path)) return;
    for (const { specifier, offset } of findModuleImports(code)) {
      if (!isRelativeImport(specifier)) {
        this.#packages.add(getPackageName(specifier));
        continue;
      }
      const imported = this.#resolveImport(specifier, path);
      if (typeof imported === 'object') this.addFile(imported.path, imported.text);
      else
        this.diagnostics.push({
          severity: 'error',
          file: path,
          ...toPosition(code, offset),
          ...describeImport(specifier, imported),
        });
    }
  }

  #resolveImport(specifier: string, importer: string) {
    const path = specifier.startsWith('/')
      ? undefined
      : resolveSourcePath(getFolderPath(importer), specifier);
    if (path === undefined) return 'outside';
    for (const candidate of listCandidates(path, importer)) {
      const source = this.read(candidate);
      if ('outside' in source) return 'outside';
      if ('text' in source) return { path: candidate, text: source.text };
    }
    return 'missing';
  }

  #formatName(path: string): string {
    return path.startsWith(`${this.folder}/`)
      ? path.slice(this.folder.length + 1)
      : path.slice(path.lastIndexOf('/') + 1);
  }
}

/** The path as it is; with an extension, those of the importing file's language first; as a folder's index. */
function listCandidates(path: string, importer: string): readonly string[] {
  const extensions = /\.[cm]?jsx?$/.test(importer) ? ['js', 'jsx', 'ts', 'tsx'] : ['ts', 'tsx', 'js', 'jsx'];
  const stem = path.replace(/\.jsx?$/, '');
  const stems = [path, ...(stem === path ? [] : [stem]), `${path}/index`];
  return [
    ...(/\.[a-z]+$/i.test(path) ? [path] : []),
    ...stems.flatMap((name) => extensions.map((extension) => `${name}.${extension}`)),
  ];
}

function describeImport(specifier: string, problem: 'outside' | 'missing') {
  return problem === 'outside'
    ? { code: 'demo/outside-site', message: `${specifier} leads out of the site folder` }
    : {
        code: 'demo/import',
        message: `${specifier} leads to no file`,
        hint: 'Check its name, or install the package.',
      };
}
