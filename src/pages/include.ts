/** Code that a fence takes from a real source file, whole or a region of it. Knows nothing of Markdown. */

import { didYouMean } from './findings.js';
import { folderOf, pathFrom } from './paths.js';
import type { PageSurroundings } from './surroundings.js';

export type Included =
  | { readonly code: string }
  | {
      readonly fault: 'missing' | 'region' | 'outside-site';
      readonly message: string;
      readonly hint?: string | undefined;
    };

/** `// #region name`, in the comments of any language; the second group is the name. */
const MARK = /^[ \t]*(?:\/\/|\/\*|<!--|\{\/\*|#|--)[ \t]*#?(region|endregion)\b[ \t]*([\w.-]*)/;

/** The code that `written` (`./Button.tsx#region`) names beside a page. */
export function includedCode(
  written: string,
  { source, read }: Pick<PageSurroundings, 'source' | 'read'>,
): Included {
  const hash = written.indexOf('#');
  const file = hash < 0 ? written : written.slice(0, hash);
  const region = hash < 0 ? undefined : written.slice(hash + 1);
  const path = pathFrom(folderOf(source), file);
  const found = path === undefined ? ({ outside: true } as const) : read(path);
  if ('outside' in found) {
    const hint = 'Include a file beside the page, by a relative path.';
    return { fault: 'outside-site', message: `${file} lies outside of the site folder`, hint };
  }
  if ('missing' in found) return { fault: 'missing', message: `there is no file ${path}` };
  const lines = found.text.replace(/\r\n?/g, '\n').split('\n');
  if (region === undefined) return { code: dedented(lines) };
  const within = linesOfRegion(lines, region);
  if (within) return { code: dedented(within) };
  const known = lines.flatMap((line) => (MARK.exec(line)?.[1] === 'region' ? [MARK.exec(line)![2]!] : []));
  const hint = didYouMean(region, known) ?? `Mark it with \`// #region ${region}\` and \`// #endregion\`.`;
  return { fault: 'region', message: `${file} has no region ${region}`, hint };
}

/** The lines between the marks of a region; it ends with the file if it is not closed. */
function linesOfRegion(lines: readonly string[], name: string): readonly string[] | undefined {
  const start = lines.findIndex((line) => {
    const mark = MARK.exec(line);
    return mark?.[1] === 'region' && mark[2] === name;
  });
  if (start < 0) return undefined;
  let open = 1;
  let end = start + 1;
  for (; end < lines.length; end += 1) {
    const mark = MARK.exec(lines[end]!);
    if (mark) open += mark[1] === 'region' ? 1 : -1;
    if (open === 0) break;
  }
  return lines.slice(start + 1, end);
}

/** Without marks of regions, blank lines at both ends and the indentation that all lines share. */
export function dedented(lines: readonly string[]): string {
  const kept = lines.filter((line) => !MARK.test(line));
  const first = kept.findIndex((line) => line.trim() !== '');
  const last = kept.findLastIndex((line) => line.trim() !== '');
  const text = first < 0 ? [] : kept.slice(first, last + 1);
  const indent = text.reduce(
    (least, line) => (line.trim() === '' ? least : Math.min(least, line.search(/[^ \t]/))),
    999,
  );
  return text.map((line) => `${line.slice(indent)}\n`).join('');
}
