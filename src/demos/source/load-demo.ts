/** Finds the modules of a demo by its name, and loads a module with the files that it imports. */

import { STYLING_NAMES, type Styling } from '../../site/preferences.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import {
  DemoFileCollector,
  type DemoAsset,
  type DemoSourceFile,
  type ReadSource,
} from './demo-file-collector.js';
import { extractPreview } from './extract-preview.js';
import { suggestName } from '../../diagnostics/diagnostic-collector.js';
import { DEMO_FILE } from '../../text/file-kinds.js';
import { getFolderPath, resolveSourcePath } from '../../site/resolve-source-path.js';

export type { DemoAsset, DemoSourceFile } from './demo-file-collector.js';

/** The module of a demo. */
interface DemoEntry {
  /** Relative to the site folder. */
  readonly path: string;
  /** The styling option, where the demo has a module for each. */
  readonly styling?: Styling;
}

/** What one module of a demo is made of. */
export interface DemoSources {
  /** The path of the module, relative to the site folder. */
  readonly modulePath: string;
  /** The module first, then the files that it imports, in the order of their imports. */
  readonly files: readonly DemoSourceFile[];
  /** The images, fonts and other files of which the address stands in these. */
  readonly assets: readonly DemoAsset[];
  readonly preview?: string;
  /** The packages that these files import, sorted. */
  readonly packages: readonly string[];
}

/** A demo in one styling option. */
export interface Demo extends DemoSources, Pick<DemoEntry, 'styling'> {
  readonly name: string;
}

export interface FoundDemo {
  /** One, or one for each styling option, the default first. */
  readonly entries: readonly DemoEntry[];
  /** Why there is none. */
  readonly issue?: Pick<Diagnostic, 'code' | 'message' | 'hint'>;
}

interface DemoFolder {
  /** The page's folder, relative to the site folder. */
  readonly folder: string;
  readonly read: ReadSource;
  /** The files in a folder: `BasicButtons.tsx` …; and those of styling options: `Hero/css/index.tsx`. */
  readonly listFiles: (folder: string) => readonly string[];
}

/** All demos lie below it. */
const PAGES_FOLDER = 'pages/';

/** The module of that path, which begins at the page's folder; else those in a folder of that name, for each styling option. */
export function findDemo(modulePath: string, { folder, read, listFiles }: DemoFolder): FoundDemo {
  const hint =
    'A directive names a demo next to its page, or one in the pages folder: `../react-list/Name.js`.';
  const message = `the demo ${modulePath} is not below the pages`;
  const outside = { entries: [], issue: { code: 'demo/outside-site', message, hint } };
  const stem = resolveSourcePath(folder, modulePath);
  if (!stem?.startsWith(PAGES_FOLDER)) return outside;
  const path = findModule(stem, read);
  if (path === 'outside') return outside;
  if (path) return { entries: [{ path }] };
  const entries = STYLING_NAMES.flatMap((styling): DemoEntry[] => {
    const stylingPath = findModule(`${stem}/${styling}/index`, read);
    return stylingPath && stylingPath !== 'outside' ? [{ path: stylingPath, styling }] : [];
  });
  if (entries.length > 0) return { entries };
  return { entries, issue: describeMissingDemo(modulePath, listFiles(getFolderPath(stem))) };
}

function findModule(stem: string, read: ReadSource): string | undefined {
  for (const extension of ['tsx', 'jsx', 'ts', 'js']) {
    const path = `${stem}.${extension}`;
    const source = read(path);
    if ('outside' in source) return 'outside';
    if ('text' in source) return path;
  }
  return undefined;
}

function describeMissingDemo(modulePath: string, files: readonly string[]): FoundDemo['issue'] {
  const folderPrefix = modulePath.slice(0, modulePath.lastIndexOf('/') + 1);
  const modules = files.filter((file) => DEMO_FILE.test(file));
  const names = modules.map((file) => folderPrefix + file.replace(/(?:\/\w+\/index)?\.[jt]sx?$/, ''));
  const knownNames = [...new Set(names)].sort();
  const place = folderPrefix === '' ? 'beside the page' : `in ${folderPrefix.slice(0, -1)}`;
  const listHint =
    knownNames.length === 0
      ? `There is no demo ${place}.`
      : `The demos ${place} are ${knownNames.slice(0, 12).join(', ')}.`;
  return {
    code: 'demo/missing',
    message:
      folderPrefix === '' ? `there is no demo ${modulePath} ${place}` : `there is no demo ${modulePath}`,
    hint: suggestName(modulePath, knownNames) ?? listHint,
  };
}

/** A module with its files, and what is wrong with their imports. */
export function loadDemoSources(
  modulePath: string,
  read: ReadSource,
): DemoSources & { readonly diagnostics: readonly Diagnostic[] } {
  const source = read(modulePath);
  const collector = new DemoFileCollector(getFolderPath(modulePath), read);
  collector.addFile(modulePath, 'text' in source ? source.text : '');
  const { files, assets } = collector.listFiles();
  const { packages, diagnostics } = collector;
  const preview = files[0] && extractPreview(files[0].code);
  return { modulePath, files, assets, preview, packages, diagnostics };
}
