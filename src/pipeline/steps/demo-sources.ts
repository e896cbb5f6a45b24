/** The steps that make what readers are shown of a demo's source: both languages, and a project of their own. */

import type { Read, Step } from '../../graph/step.js';
import type { DemoFile, DemoVariant } from '../../kit/regions.js';
import type { Demo, DemoSource } from '../../pages/demos.js';
import { positionAt, type Position } from '../../report/locate.js';
import { sourceAt } from './pages.js';

export interface NamedCode {
  readonly name: string;
  readonly code: string;
}

/** The JavaScript of a source file, by its path; nothing where there is none that is the same program. */
export const javascript: Step<string | null, string> = {
  name: 'javascript',
  run: async (read, path) => {
    const { javascriptOf } = await import('../../pages/javascript.js');
    const { isSameProgram } = await import('../../bundle/same-program.js');
    const found = sourceAt(read, path);
    if (!('text' in found)) return null;
    const code = found.text.replace(/\r\n?/g, '\n');
    const made = await javascriptOf(path.slice(path.lastIndexOf('/') + 1), code).catch(() => undefined);
    if (!made) return null;
    const isSame = await isSameProgram(code, made.code, path.endsWith('x') ? 'tsx' : 'ts');
    if (isSame) return made.code;
    // What is wrong with the demo itself is told where it is compiled.
    if (isSame === undefined) return null;
    read.report([
      {
        code: 'demo/javascript',
        severity: 'warning',
        file: path,
        ...placeOfMore(code),
        message: 'Its JavaScript would not be the same program, so that readers are shown TypeScript only',
        hint: 'Leave out what is more than types: enums, namespaces, parameter properties.',
      },
    ]);
    return null;
  },
};

/** What TypeScript adds that is more than types. */
const MORE =
  /^[ \t]*(?:export\s+)?(?:(?:const\s+)?enum|namespace|module|import\s+\w+\s*=)\s|(?<=constructor\s*\([^)]*)(?:public|private|protected|readonly)\s/m;

function placeOfMore(code: string): Partial<Position> {
  const found = MORE.exec(code);
  return found ? positionAt(code, found.index + found[0].search(/\S/)) : {};
}

/** A demo's files in JavaScript; nothing where they are that already, or cannot be. */
export async function javascriptFiles(
  read: Read,
  { files }: Demo,
): Promise<readonly NamedCode[] | undefined> {
  if (!files.some(isTyped)) return undefined;
  const made: NamedCode[] = [];
  for (const file of files) {
    const code = isTyped(file) ? await read.step(javascript, file.path) : file.code;
    if (code === null) return undefined;
    made.push({ name: file.name.replace(/\.tsx?$/, '.js'), code });
  }
  return made;
}

function isTyped({ name }: Pick<DemoSource, 'name'>): boolean {
  return /\.tsx?$/.test(name);
}

/** Highlighted: a file that is the same in both languages once, the others once in each. */
export async function shownFiles(
  files: readonly NamedCode[],
  plain: readonly NamedCode[] | undefined,
): Promise<readonly DemoFile[]> {
  const { highlight } = await import('../../pages/highlight.js');
  const shown = ({ name, code }: NamedCode, more: Partial<DemoFile>): DemoFile => ({
    name,
    html: highlight(code, name.slice(name.lastIndexOf('.') + 1)),
    ...more,
  });
  return files.flatMap((file, at) => {
    const other = plain?.[at];
    if (!other || other.name === file.name) return [shown(file, {})];
    if (other.code === file.code) return [shown(file, { alias: other.name })];
    return [shown(file, { variant: 'TS' }), shown(other, { variant: 'JS' })];
  });
}

/** The short pieces that are shown while the code is collapsed. */
export async function shownPreviews(
  { preview = '', entry }: Demo,
  plain: readonly NamedCode[] | undefined,
): Promise<Pick<DemoVariant, 'preview' | 'plainPreview'>> {
  const { highlight } = await import('../../pages/highlight.js');
  const { previewOf } = await import('../../pages/demo-preview.js');
  const other = plain?.[0] && previewOf(plain[0].code);
  return {
    preview: highlight(preview, entry.slice(entry.lastIndexOf('.') + 1)),
    ...(other && other !== preview ? { plainPreview: highlight(other, 'js') } : {}),
  };
}
