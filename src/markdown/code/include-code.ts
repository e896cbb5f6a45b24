/** Includes code from a source file beside the page, the whole file or a region of it. */

import { suggestName } from '../../diagnostics/diagnostic-collector.js';
import { getFolderPath, resolveSourcePath } from '../../site/resolve-source-path.js';
import type { PageContext } from '../page-context.js';

type IncludeResult =
  | { readonly code: string }
  | {
      readonly reason: 'missing' | 'region' | 'outside-site';
      readonly message: string;
      readonly hint?: string | undefined;
    };

/** `// #region name`, in the comments of any language; the second group is the name. */
const REGION_MARKER = /^[ \t]*(?:\/\/|\/\*|<!--|\{\/\*|#|--)[ \t]*#?(region|endregion)\b[ \t]*([\w.-]*)/;

/** The code that a reference (`./Button.tsx#region`) names beside a page. */
export function includeCode(
  reference: string,
  { source, read }: Pick<PageContext, 'source' | 'read'>,
): IncludeResult {
  const hashOffset = reference.indexOf('#');
  const file = hashOffset < 0 ? reference : reference.slice(0, hashOffset);
  const regionName = hashOffset < 0 ? undefined : reference.slice(hashOffset + 1);
  const path = resolveSourcePath(getFolderPath(source), file);
  const readResult = path === undefined ? ({ outside: true } as const) : read(path);
  if ('outside' in readResult) {
    const hint = 'Include a file next to the page, with a relative path.';
    return { reason: 'outside-site', message: `${file} is outside the site folder`, hint };
  }
  if ('missing' in readResult) return { reason: 'missing', message: `there is no file ${path}` };
  const lines = readResult.text.replace(/\r\n?/g, '\n').split('\n');
  if (regionName === undefined) return { code: dedentLines(lines) };
  const regionLines = findRegionLines(lines, regionName);
  if (regionLines) return { code: dedentLines(regionLines) };
  const knownRegions = lines.flatMap((line) => {
    const [, kind, name = ''] = REGION_MARKER.exec(line) ?? [];
    return kind === 'region' ? [name] : [];
  });
  const hint =
    suggestName(regionName, knownRegions) ??
    `Mark it with \`// #region ${regionName}\` and \`// #endregion\`.`;
  return { reason: 'region', message: `${file} has no region ${regionName}`, hint };
}

/** The lines between the marks of a region; it ends with the file if it is not closed. */
function findRegionLines(lines: readonly string[], name: string): readonly string[] | undefined {
  const start = lines.findIndex((line) => {
    const marker = REGION_MARKER.exec(line);
    return marker?.[1] === 'region' && marker[2] === name;
  });
  if (start < 0) return undefined;
  let openCount = 1;
  let end = start + 1;
  for (; end < lines.length; end += 1) {
    const marker = REGION_MARKER.exec(lines[end] ?? '');
    if (marker) openCount += marker[1] === 'region' ? 1 : -1;
    if (openCount === 0) break;
  }
  return lines.slice(start + 1, end);
}

/** Without marks of regions, blank lines at both ends and the indentation that all lines share. */
export function dedentLines(lines: readonly string[]): string {
  const contentLines = lines.filter((line) => !REGION_MARKER.test(line));
  const first = contentLines.findIndex((line) => line.trim() !== '');
  const last = contentLines.findLastIndex((line) => line.trim() !== '');
  const text = first < 0 ? [] : contentLines.slice(first, last + 1);
  const indent = text.reduce(
    (minIndent, line) => (line.trim() === '' ? minIndent : Math.min(minIndent, line.search(/[^ \t]/))),
    999,
  );
  return text.map((line) => `${line.slice(indent)}\n`).join('');
}
