/** Renders the source files of a demo in both languages. */

import type { Read, Step } from '../../../graph/step.js';
import type { DemoFile, DemoVariant } from '../../../kit/partials.js';
import type { Demo, DemoSourceFile } from '../../../demos/source/load-demo.js';
import { toPosition, type Position } from '../../../diagnostics/find-position.js';
import { readSource } from '../content/pages.js';

export interface NamedCode {
  readonly name: string;
  readonly code: string;
}

/** The JavaScript of a source file, by its path; nothing where there is none that is the same program. */
export const demoJavascript: Step<string | null, string> = {
  name: 'demo javascript',
  run: async (read, path) => {
    const { convertToJavaScript: javascriptOf } =
      await import('../../../demos/source/convert-to-javascript.js');
    const { isSameProgram } = await import('../../../bundle/is-same-program.js');
    const sourceFile = readSource(read, path);
    if (!('text' in sourceFile)) return null;
    const code = sourceFile.text.replace(/\r\n?/g, '\n');
    const converted = await javascriptOf(path.slice(path.lastIndexOf('/') + 1), code).catch(() => undefined);
    if (!converted) return null;
    const isSame = await isSameProgram(code, converted.code, path.endsWith('x') ? 'tsx' : 'ts');
    if (isSame) return converted.code;
    // What is wrong with the demo itself is reported where it is compiled.
    if (isSame === undefined) return null;
    read.report([
      {
        code: 'demo/javascript',
        severity: 'warning',
        file: path,
        ...findRuntimeSyntax(code),
        message: 'Its JavaScript would not be the same program, so that readers are shown TypeScript only',
        hint: 'Leave out what is more than types: enums, namespaces, parameter properties.',
      },
    ]);
    return null;
  },
};

/** What TypeScript adds that is more than types. */
const RUNTIME_SYNTAX =
  /^[ \t]*(?:export\s+)?(?:(?:const\s+)?enum|namespace|module|import\s+\w+\s*=)\s|(?<=constructor\s*\([^)]*)(?:public|private|protected|readonly)\s/m;

function findRuntimeSyntax(code: string): Partial<Position> {
  const match = RUNTIME_SYNTAX.exec(code);
  return match ? toPosition(code, match.index + match[0].search(/\S/)) : {};
}

/** A demo's files in JavaScript; nothing where they are that already, or cannot be. */
export async function readJavascriptFiles(
  read: Read,
  { files }: Pick<Demo, 'files'>,
): Promise<readonly NamedCode[] | undefined> {
  if (!files.some(isTyped)) return undefined;
  const javascriptSources: NamedCode[] = [];
  for (const file of files) {
    const code = isTyped(file) ? await read.step(demoJavascript, file.path) : file.code;
    if (code === null) return undefined;
    javascriptSources.push({ name: toJavascriptName(file.name), code });
  }
  return javascriptSources;
}

function isTyped({ name }: Pick<DemoSourceFile, 'name'>): boolean {
  return /\.tsx?$/.test(name);
}

/** Highlighted: a file that is the same in both languages once, the others once in each. */
export async function renderDemoFiles(
  { files, assets }: Pick<Demo, 'files' | 'assets'>,
  javascriptSources: readonly NamedCode[] | undefined,
): Promise<readonly DemoFile[]> {
  const { highlightCode: highlight } = await import('../../../highlight/highlight-code.js');
  const { createModuleNames } = await import('../../../demos/source/name-demo-files.js');
  const getModuleName = createModuleNames([...files, ...assets]);
  const renderFile = ({ name, code }: NamedCode, path: string, properties: Partial<DemoFile>): DemoFile => ({
    name,
    html: highlight(code, name.slice(name.lastIndexOf('.') + 1)),
    ...(path === name ? {} : { path }),
    ...properties,
  });
  return files.flatMap((file, at) => {
    const path = getModuleName(file.path);
    const javascriptSource = javascriptSources?.[at];
    if (!javascriptSource || javascriptSource.name === file.name) return [renderFile(file, path, {})];
    if (javascriptSource.code === file.code)
      return [renderFile(file, path, { alias: javascriptSource.name })];
    return [
      renderFile(file, path, { variant: 'TS' }),
      renderFile(javascriptSource, toJavascriptName(path), { variant: 'JS' }),
    ];
  });
}

function toJavascriptName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}

/** The short pieces that are shown while the code is collapsed. */
export async function renderDemoPreviews(
  { preview = '', modulePath: entry }: Demo,
  javascriptSources: readonly NamedCode[] | undefined,
): Promise<Pick<DemoVariant, 'preview' | 'plainPreview'>> {
  const { highlightCode: highlight } = await import('../../../highlight/highlight-code.js');
  const { extractPreview: previewOf } = await import('../../../demos/source/extract-preview.js');
  const javascriptPreview = javascriptSources?.[0] && previewOf(javascriptSources[0].code);
  return {
    preview: highlight(preview, entry.slice(entry.lastIndexOf('.') + 1)),
    ...(javascriptPreview && javascriptPreview !== preview
      ? { plainPreview: highlight(javascriptPreview, 'js') }
      : {}),
  };
}
