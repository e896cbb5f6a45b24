/** The files of a demo: its module, and what that imports beside it. Runs and compiles nothing. */

import { toPosition } from '../../diagnostics/find-position.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { findModuleImports, isRelativeImport, getPackageName } from './find-module-imports.js';
import type { DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import { getFolderPath, resolveSourcePath } from '../../site/resolve-source-path.js';
import type { SourceReadResult } from '../../markdown/page-context.js';

export interface DemoSourceFile {
  /** For its tab: relative to the folder of the demo. */
  readonly name: string;
  /** Relative to the site folder. */
  readonly path: string;
  readonly code: string;
}

export interface DemoFileCollectorOptions {
  /** The page's folder, relative to the site folder. */
  readonly folder: string;
  /** The Markdown file as messages name it. */
  readonly displayPath: string;
  readonly read: (path: string) => SourceReadResult;
  /** The folder that names are relative to. */
  readonly baseFolder: string;
}

/** Line breaks as most write them. */
export function normalizeLineBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Follows the relative imports of a module, each file once. */
export class DemoFileCollector {
  readonly #files = new Map<string, DemoSourceFile>();
  readonly #packages = new Set<string>();
  /** From a path to the file as messages name it. */
  readonly #displayPrefix: string;

  constructor(
    readonly options: DemoFileCollectorOptions,
    readonly diagnostics: DiagnosticCollector,
  ) {
    const folder = getFolderPath(options.displayPath);
    this.#displayPrefix = folder.endsWith(options.folder)
      ? folder.slice(0, folder.length - options.folder.length)
      : '';
  }

  get files(): readonly DemoSourceFile[] {
    return [...this.#files.values()];
  }

  get packages(): readonly string[] {
    return [...this.#packages].sort();
  }

  addFile(file: DemoSourceFile): void {
    if (this.#files.has(file.path)) return;
    this.#files.set(file.path, file);
    if (!/\.[cm]?[jt]sx?$/.test(file.path)) return;
    for (const { specifier, offset } of findModuleImports(file.code)) {
      if (isRelativeImport(specifier)) this.#followImport(specifier, offset, file);
      else this.#packages.add(getPackageName(specifier));
    }
  }

  #followImport(specifier: string, offset: number, importer: DemoSourceFile): void {
    const path = specifier.startsWith('/')
      ? undefined
      : resolveSourcePath(getFolderPath(importer.path), specifier);
    const resolved = path === undefined ? 'outside' : this.#resolveImport(path, importer.path);
    if (typeof resolved === 'object') {
      this.addFile(resolved);
      return;
    }
    const file = this.#displayPrefix + importer.path;
    const location = { severity: 'error' as const, file, ...toPosition(importer.code, offset) };
    const diagnostic: Diagnostic =
      resolved === 'outside'
        ? { ...location, code: 'demo/outside-site', message: `${specifier} leads out of the site folder` }
        : {
            ...location,
            code: 'demo/import',
            message: `${specifier} leads to no file`,
            hint: 'Check its name, or install the package.',
          };
    this.diagnostics.addAll([diagnostic]);
  }

  /** As it stands; with an extension, those of the importing file's language first; as a folder's index. */
  #resolveImport(path: string, importer: string): DemoSourceFile | 'outside' | 'missing' {
    const extensions = /\.[cm]?jsx?$/.test(importer)
      ? ['js', 'jsx', 'ts', 'tsx']
      : ['ts', 'tsx', 'js', 'jsx'];
    const pathWithoutExtension = path.replace(/\.jsx?$/, '');
    const exactCandidates = /\.[a-z]+$/i.test(path) ? [path] : [];
    const candidates = [
      ...exactCandidates,
      ...extensions.map((extension) => `${path}.${extension}`),
      ...(pathWithoutExtension === path
        ? []
        : extensions.map((extension) => `${pathWithoutExtension}.${extension}`)),
      ...extensions.map((extension) => `${path}/index.${extension}`),
    ];
    for (const candidate of candidates) {
      const readResult = this.options.read(candidate);
      if ('outside' in readResult) return 'outside';
      if ('text' in readResult)
        return {
          name: this.#formatName(candidate),
          path: candidate,
          code: normalizeLineBreaks(readResult.text),
        };
    }
    return 'missing';
  }

  #formatName(path: string): string {
    const { baseFolder } = this.options;
    return path.startsWith(`${baseFolder}/`)
      ? path.slice(baseFolder.length + 1)
      : path.slice(path.lastIndexOf('/') + 1);
  }
}
