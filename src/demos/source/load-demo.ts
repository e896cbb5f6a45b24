/** A demo's sources: the module that a directive names, or one for each styling option, with what these import. */

import { STYLING_NAMES, type Styling } from '../../site/preferences.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { DemoFileCollector, normalizeLineBreaks, type DemoSourceFile } from './demo-file-collector.js';
import { extractPreview } from './extract-preview.js';
import { suggestName, DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import type { DemoDirective } from '../../markdown/page.js';
import { resolveSourcePath } from '../../site/resolve-source-path.js';
import type { SourceReadResult } from '../../markdown/page-context.js';

export type { DemoSourceFile } from './demo-file-collector.js';

export interface Demo {
  readonly name: string;
  /** Where it is one of several, for the styling options. */
  readonly styling?: Styling;
  /** The path of its module, relative to the site folder. */
  readonly modulePath: string;
  /** The demo first, then the files that it imports, in the order of their imports. */
  readonly files: readonly DemoSourceFile[];
  readonly preview?: string;
  /** The packages that these files import, sorted. */
  readonly packages: readonly string[];
}

export interface DemoSourceContext {
  /** The page's folder, relative to the site folder. */
  readonly folder: string;
  /** The Markdown file as messages name it. */
  readonly displayPath: string;
  readonly read: (path: string) => SourceReadResult;
  /** The modules in the folder: `BasicButtons.tsx` …; and those of styling options: `Hero/css/index.tsx`. */
  readonly moduleNames: readonly string[];
}

export interface LoadedDemo {
  readonly demo: Demo;
  /** The same in further styling options. */
  readonly stylingVariants?: readonly Demo[];
}

const MODULE_EXTENSIONS = ['tsx', 'jsx', 'ts', 'js'];

/** What a directive's demo is made of, or all that keeps it from being read. */
export function loadDemo(
  directive: Pick<DemoDirective, 'name' | 'line' | 'column'>,
  context: DemoSourceContext,
): LoadedDemo | { readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics = new DiagnosticCollector(context.displayPath);
  const entries = findDemoEntries(directive, context, diagnostics);
  const demos = entries.map((entry) => createDemo(directive.name, entry, { context, diagnostics }));
  const [demo, ...stylingVariants] = demos;
  if (!demo || diagnostics.hasErrors) return { diagnostics: diagnostics.list() };
  return { demo, ...(stylingVariants.length > 0 ? { stylingVariants } : {}) };
}

interface LoadInput {
  readonly context: DemoSourceContext;
  readonly diagnostics: DiagnosticCollector;
}

function createDemo(
  name: string,
  { styling, file, baseFolder }: DemoEntry,
  { context, diagnostics }: LoadInput,
): Demo {
  const fileCollector = new DemoFileCollector({ ...context, baseFolder }, diagnostics);
  fileCollector.addFile(file);
  const { files, packages } = fileCollector;
  const preview = extractPreview(file.code);
  return {
    name,
    ...(styling === undefined ? {} : { styling }),
    modulePath: file.path,
    files,
    ...(preview === undefined ? {} : { preview }),
    packages,
  };
}

interface DemoEntry {
  readonly styling?: Styling;
  readonly file: DemoSourceFile;
  /** The folder that the names of its files are relative to. */
  readonly baseFolder: string;
}

/** The module of that name; else those in a folder of that name, for each styling option. */
function findDemoEntries(
  { name, line, column }: Pick<DemoDirective, 'name' | 'line' | 'column'>,
  context: DemoSourceContext,
  diagnostics: DiagnosticCollector,
): readonly DemoEntry[] {
  const { folder } = context;
  const position = { line, column };
  const hint = 'A demo is named by a file beside its page.';
  const outsideDetails = { message: `the demo ${name} is not beside the page`, hint };
  if (/[/\\%:\0]|\.\./.test(name)) {
    diagnostics.error('demo/outside-site', position, outsideDetails);
    return [];
  }
  const moduleFile = findDemoModule(folder, name, context);
  if (moduleFile === 'outside') {
    diagnostics.error('demo/outside-site', position, outsideDetails);
    return [];
  }
  if (moduleFile) return [{ file: moduleFile, baseFolder: folder }];
  const entries = STYLING_NAMES.flatMap((styling): DemoEntry[] => {
    const baseFolder = `${folder}/${name}/${styling}`;
    const file = findDemoModule(baseFolder, 'index', context);
    return typeof file === 'object' ? [{ styling, file, baseFolder }] : [];
  });
  if (entries.length === 0) diagnostics.error('demo/missing', position, describeMissingDemo(name, context));
  return entries;
}

function findDemoModule(
  folder: string,
  name: string,
  { read }: DemoSourceContext,
): DemoSourceFile | 'outside' | undefined {
  for (const extension of MODULE_EXTENSIONS) {
    const path = resolveSourcePath(folder, `${name}.${extension}`)!;
    const readResult = read(path);
    if ('outside' in readResult) return 'outside';
    if ('text' in readResult)
      return { name: `${name}.${extension}`, path, code: normalizeLineBreaks(readResult.text) };
  }
  return undefined;
}

function describeMissingDemo(
  name: string,
  { moduleNames }: DemoSourceContext,
): { readonly message: string; readonly hint: string } {
  const modules = moduleNames.filter((file) => /\.[jt]sx?$/.test(file));
  const knownNames = [
    ...new Set(modules.map((file) => file.replace(/(?:\/\w+\/index)?\.[jt]sx?$/, ''))),
  ].sort();
  const listHint =
    knownNames.length === 0
      ? 'There is no demo beside the page.'
      : `Beside the page are ${knownNames.slice(0, 12).join(', ')}.`;
  return {
    message: `there is no demo ${name} beside the page`,
    hint: suggestName(name, knownNames) ?? listHint,
  };
}
