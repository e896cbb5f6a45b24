/** Finds the names that a module reads of a CSS module although there is no such class: they would be undefined. */

import { suggestName } from '../../diagnostics/diagnostic-collector.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { toPosition } from '../../diagnostics/find-position.js';
import { maskText, maskTextAndStrings } from '../../highlight/mask-code.js';
import type { DemoSourceFile } from './demo-file-collector.js';

/** The class names of a CSS module, by the specifier of its import; nothing for any other import. */
type FindClasses = (specifier: string) => readonly string[] | undefined;

const DEFAULT_IMPORT = /^[ \t]*import\s+(?:\*\s+as\s+)?([A-Za-z_$][\w$]*)\s+from\s*(["'])([^"'\n]+)\2/gm;

export function findUnknownClasses(
  { path: file, code }: DemoSourceFile,
  findClasses: FindClasses,
): readonly Diagnostic[] {
  const text = maskText(code);
  return [...text.matchAll(DEFAULT_IMPORT)].flatMap(([, local = '', , specifier = '']) => {
    const classes = findClasses(specifier);
    if (!classes) return [];
    return findReads(code, local)
      .filter(({ name }) => !classes.includes(name))
      .map(({ name, offset }): Diagnostic => ({
        code: 'demo/class',
        severity: 'warning',
        file,
        ...toPosition(code, offset),
        message: `${specifier} has no class “${name}”`,
        hint: suggestName(name, classes) ?? `Its classes are ${classes.join(', ') || 'none'}.`,
      }));
  });
}

/** `styles.card` and `styles['card']`. */
function findReads(
  code: string,
  local: string,
): readonly { readonly name: string; readonly offset: number }[] {
  const variable = `(?<![\\w$.])${local.replaceAll('$', '\\$')}`;
  const members = maskTextAndStrings(code).matchAll(new RegExp(`${variable}\\.([A-Za-z_$][\\w$]*)`, 'g'));
  const literals = maskText(code).matchAll(new RegExp(`${variable}\\[(?:"([^"\\n]+)"|'([^'\\n]+)')\\]`, 'g'));
  return [...members, ...literals]
    .map(({ index, 1: name, 2: other }) => ({ name: name ?? other ?? '', offset: index }))
    .sort((a, b) => a.offset - b.offset);
}
