/** A demo's sources: the module that a directive names, or one for each styling option, with what these import. */

import { STYLING_NAMES, type Styling } from '../site/preferences.js';
import type { Problem } from '../report/problem.js';
import { Gathering, withLf, type DemoSource } from './demo-files.js';
import { previewOf } from './demo-preview.js';
import { didYouMean, Findings } from './findings.js';
import type { DemoUse } from './page.js';
import { pathFrom } from './paths.js';
import type { SourceRead } from './surroundings.js';

export type { DemoSource } from './demo-files.js';

export interface Demo {
  readonly name: string;
  /** Where it is one of several, for the styling options. */
  readonly styling?: Styling;
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
  /** The modules in the folder: `BasicButtons.tsx` …; and those of styling options: `Hero/css/index.tsx`. */
  readonly names: readonly string[];
}

export interface LoadedDemo {
  readonly demo: Demo;
  /** The same in further styling options. */
  readonly others?: readonly Demo[];
}

const OWN_EXTENSIONS = ['tsx', 'jsx', 'ts', 'js'];

/** What a directive's demo is made of, or all that keeps it from being read. */
export function loadDemo(
  use: Pick<DemoUse, 'name' | 'line' | 'column'>,
  given: DemoSurroundings,
): LoadedDemo | { readonly problems: readonly Problem[] } {
  const findings = new Findings(given.place);
  const entries = findEntries(use, given, findings);
  const demos = entries.map((entry) => demoFrom(use.name, entry, { given, findings }));
  const [demo, ...others] = demos;
  if (!demo || findings.broken) return { problems: findings.list() };
  return { demo, ...(others.length > 0 ? { others } : {}) };
}

interface Loading {
  readonly given: DemoSurroundings;
  readonly findings: Findings;
}

function demoFrom(name: string, { styling, file, home }: Entry, { given, findings }: Loading): Demo {
  const gathering = new Gathering({ ...given, home }, findings);
  gathering.take(file);
  const { files, packages } = gathering;
  const preview = previewOf(file.code);
  return {
    name,
    ...(styling === undefined ? {} : { styling }),
    entry: file.path,
    files,
    ...(preview === undefined ? {} : { preview }),
    packages,
  };
}

interface Entry {
  readonly styling?: Styling;
  readonly file: DemoSource;
  /** The folder that the names of its files are relative to. */
  readonly home: string;
}

/** The module of that name; else those in a folder of that name, for each styling option. */
function findEntries(
  { name, line, column }: Pick<DemoUse, 'name' | 'line' | 'column'>,
  given: DemoSurroundings,
  findings: Findings,
): readonly Entry[] {
  const { folder } = given;
  const place = { line, column };
  const hint = 'A demo is named by a file beside its page.';
  const outside = { message: `the demo ${name} is not beside the page`, hint };
  if (/[/\\%:\0]|\.\./.test(name)) {
    findings.error('demo/outside-site', place, outside);
    return [];
  }
  const single = findModule(folder, name, given);
  if (single === 'outside') {
    findings.error('demo/outside-site', place, outside);
    return [];
  }
  if (single) return [{ file: single, home: folder }];
  const entries = STYLING_NAMES.flatMap((styling): Entry[] => {
    const home = `${folder}/${name}/${styling}`;
    const file = findModule(home, 'index', given);
    return typeof file === 'object' ? [{ styling, file, home }] : [];
  });
  if (entries.length === 0) findings.error('demo/missing', place, missing(name, given));
  return entries;
}

function findModule(
  folder: string,
  name: string,
  { read }: DemoSurroundings,
): DemoSource | 'outside' | undefined {
  for (const extension of OWN_EXTENSIONS) {
    const path = pathFrom(folder, `${name}.${extension}`)!;
    const found = read(path);
    if ('outside' in found) return 'outside';
    if ('text' in found) return { name: `${name}.${extension}`, path, code: withLf(found.text) };
  }
  return undefined;
}

function missing(
  name: string,
  { names }: DemoSurroundings,
): { readonly message: string; readonly hint: string } {
  const modules = names.filter((file) => /\.[jt]sx?$/.test(file));
  const known = [...new Set(modules.map((file) => file.replace(/(?:\/\w+\/index)?\.[jt]sx?$/, '')))].sort();
  const listed =
    known.length === 0
      ? 'There is no demo beside the page.'
      : `Beside the page are ${known.slice(0, 12).join(', ')}.`;
  return { message: `there is no demo ${name} beside the page`, hint: didYouMean(name, known) ?? listed };
}
