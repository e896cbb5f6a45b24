/** A demo's sources: the module that a directive names, and what it imports beside it. Runs and compiles nothing. */

import { positionAt } from '../report/locate.js';
import type { Problem } from '../report/problem.js';
import { importsOf, isRelative, packageOf } from './demo-imports.js';
import { previewOf } from './demo-preview.js';
import { didYouMean, Findings } from './findings.js';
import type { DemoUse } from './page.js';
import { folderOf, pathFrom } from './paths.js';
import type { SourceRead } from './surroundings.js';

export interface DemoSource {
  /** For its tab: relative to the page's folder. */
  readonly name: string;
  /** Relative to the site folder. */
  readonly path: string;
  readonly code: string;
}

export interface Demo {
  readonly name: string;
  /** The path of its module, relative to the site folder. */
  readonly entry: string;
  /** The demo first, then the files that it imports, in the order of their imports. */
  readonly files: readonly DemoSource[];
  readonly preview?: string;
  /** The packages that these files import, sorted. */
  readonly packages: readonly string[];
}

export interface DemoSurroundings {
  /** The page's folder, relative to the site folder. */
  readonly folder: string;
  /** The Markdown file as messages name it. */
  readonly place: string;
  readonly read: (path: string) => SourceRead;
  /** The modules in the folder: `BasicButtons.tsx` … */
  readonly names: readonly string[];
}

const OWN_EXTENSIONS = ['tsx', 'jsx', 'ts', 'js'];

/** What a directive's demo is made of, or all that keeps it from being read. */
export function loadDemo(
  use: Pick<DemoUse, 'name' | 'line' | 'column'>,
  given: DemoSurroundings,
): { readonly demo: Demo } | { readonly problems: readonly Problem[] } {
  const findings = new Findings(given.place);
  const entry = findEntry(use, given, findings);
  if (!entry) return { problems: findings.list() };
  const gathering = new Gathering(given, findings);
  gathering.take(entry);
  if (findings.broken) return { problems: findings.list() };
  const { files, packages } = gathering;
  const preview = previewOf(entry.code);
  return {
    demo: {
      name: use.name,
      entry: entry.path,
      files,
      ...(preview === undefined ? {} : { preview }),
      packages,
    },
  };
}

function findEntry(
  { name, line, column }: Pick<DemoUse, 'name' | 'line' | 'column'>,
  { folder, read, names }: DemoSurroundings,
  findings: Findings,
): DemoSource | undefined {
  const outside = () => {
    const hint = 'A demo is named by a file beside its page.';
    findings.error(
      'demo/outside-site',
      { line, column },
      { message: `the demo ${name} is not beside the page`, hint },
    );
    return undefined;
  };
  if (/[/\\%:\0]|\.\./.test(name)) return outside();
  for (const extension of OWN_EXTENSIONS) {
    const path = pathFrom(folder, `${name}.${extension}`)!;
    const found = read(path);
    if ('outside' in found) return outside();
    if ('text' in found) return { name: `${name}.${extension}`, path, code: withLf(found.text) };
  }
  const modules = names.filter((file) => /\.[jt]sx?$/.test(file));
  const known = [...new Set(modules.map((file) => file.replace(/\.[jt]sx?$/, '')))].sort();
  const listed =
    known.length === 0
      ? 'There is no demo beside the page.'
      : `Beside the page are ${known.slice(0, 12).join(', ')}.`;
  const hint = didYouMean(name, known) ?? listed;
  findings.error(
    'demo/missing',
    { line, column },
    { message: `there is no demo ${name} beside the page`, hint },
  );
  return undefined;
}

function withLf(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Follows the relative imports of a module, each file once. */
class Gathering {
  readonly #files = new Map<string, DemoSource>();
  readonly #packages = new Set<string>();
  /** From a path to the file as messages name it. */
  readonly #prefix: string;

  constructor(
    readonly given: DemoSurroundings,
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
    const { folder } = this.given;
    return path.startsWith(`${folder}/`)
      ? path.slice(folder.length + 1)
      : path.slice(path.lastIndexOf('/') + 1);
  }
}
