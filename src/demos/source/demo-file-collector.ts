/** Collects the files of a demo: its module, and the files that the module imports, directly or not. */

import { toPosition } from '../../diagnostics/find-position.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { findModuleImports } from './find-module-imports.js';
import { getPackageName, isRelativeImport } from './import-specifiers.js';
import { findStyleImports, listStyleCandidates } from './find-style-imports.js';
import { nameDemoFiles } from './name-demo-files.js';
import { ASSET_FILE, STYLE_FILE } from '../../text/file-kinds.js';
import { getFolderPath, resolveSourcePath } from '../../site/resolve-source-path.js';
import type { SourceReadResult } from '../../markdown/page-context.js';

export interface DemoSourceFile {
  /** For its tab: relative to the folder of the demo, and short where the file lies outside of it. */
  readonly name: string;
  /** Relative to the site folder. */
  readonly path: string;
  readonly code: string;
}

/** A file whose address stands in a demo. */
export type DemoAsset = Omit<DemoSourceFile, 'code'>;

/** Reads a file by its path relative to the site folder. */
export type ReadSource = (path: string) => SourceReadResult;

interface ImportedFile {
  readonly path: string;
  readonly text: string;
}

interface ImportPlace {
  readonly specifier: string;
  readonly offset: number;
  /** Of the importing file. */
  readonly path: string;
  readonly code: string;
}

/** Follows the relative imports of a module, each file once. */
export class DemoFileCollector {
  /** Texts by path. */
  readonly #files = new Map<string, string>();
  readonly #assets = new Set<string>();
  readonly #packages = new Set<string>();
  readonly diagnostics: Diagnostic[] = [];

  /** Names are relative to `folder`. */
  constructor(
    readonly folder: string,
    readonly read: ReadSource,
  ) {}

  /** What was collected, in the order of the imports. */
  listFiles(): { readonly files: readonly DemoSourceFile[]; readonly assets: readonly DemoAsset[] } {
    const paths = [...this.#files.keys(), ...this.#assets];
    const names = nameDemoFiles(paths, this.folder);
    const files = [...this.#files].map(([path, code], at) => ({ name: names[at]!, path, code }));
    const assets = [...this.#assets].map((path, at) => ({ name: names[files.length + at]!, path }));
    return { files, assets };
  }

  get packages(): readonly string[] {
    return [...this.#packages].sort();
  }

  /** Adds a file and all that it imports. */
  addFile(path: string, text: string): void {
    if (this.#files.has(path)) return;
    const code = text.replace(/\r\n?/g, '\n');
    this.#files.set(path, code);
    if (STYLE_FILE.test(path)) this.#addStyleImports(path, code);
    if (!/\.[cm]?[jt]sx?$/.test(path)) return;
    for (const { specifier, offset } of findModuleImports(code)) {
      if (!isRelativeImport(specifier)) {
        this.#packages.add(getPackageName(specifier));
        continue;
      }
      const listPaths = (target: string): readonly string[] => listModuleCandidates(target, path);
      const imported = this.#resolveImport(specifier, path, listPaths);
      if (typeof imported === 'object') this.#addImport(imported);
      else this.#reportImport({ specifier, offset, path, code }, imported);
    }
  }

  /** A name without a dot before it may be one of a package. */
  #addStyleImports(path: string, code: string): void {
    for (const { specifier, offset, isAddress } of findStyleImports(code)) {
      const target = isAddress ? specifier.replace(/[?#].*/, '') : specifier;
      const imported = this.#resolveImport(target, path, isAddress ? (file) => [file] : listStyleCandidates);
      if (typeof imported === 'object') this.#addImport(imported, isAddress);
      else if (isAddress || isRelativeImport(specifier))
        this.#reportImport({ specifier, offset, path, code }, imported);
    }
  }

  #addImport({ path, text }: ImportedFile, isAsset = ASSET_FILE.test(path)): void {
    if (isAsset) this.#assets.add(path);
    else this.addFile(path, text);
  }

  #reportImport({ specifier, offset, path, code }: ImportPlace, problem: 'outside' | 'missing'): void {
    this.diagnostics.push({
      severity: 'error',
      file: path,
      ...toPosition(code, offset),
      ...describeImport(specifier, problem),
    });
  }

  #resolveImport(
    specifier: string,
    importer: string,
    listPaths: (path: string) => readonly string[],
  ): ImportedFile | 'outside' | 'missing' {
    const path = specifier.startsWith('/')
      ? undefined
      : resolveSourcePath(getFolderPath(importer), specifier);
    if (path === undefined) return 'outside';
    for (const candidate of listPaths(path)) {
      const source = this.read(candidate);
      if ('outside' in source) return 'outside';
      if ('text' in source) return { path: candidate, text: source.text };
    }
    return 'missing';
  }
}

/** The paths that a module's import may stand for. The path as it is; with an extension, those of the importing file's language first; as a folder's index. */
export function listModuleCandidates(path: string, importer: string): readonly string[] {
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
    ? { code: 'demo/outside-site', message: `${specifier} leads outside the site folder` }
    : {
        code: 'demo/import',
        message: `${specifier} leads to no file`,
        hint: 'Check its name, or install the package.',
      };
}
