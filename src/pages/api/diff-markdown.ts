/** What changed in an API, as a Markdown page. Finds nothing itself. */

import type { ApiDiff, MemberChange, MembersDiff, ThingDiff, ThingsDiff } from './diff.js';
import { codeCell } from './markdown-table.js';
import { reasonOf } from './markdown.js';

/** The page: what must be looked at first comes first. */
export function diffMarkdown(diff: ApiDiff): string {
  const parts = [
    `# ${diff.package}: from ${diff.from} to ${diff.to}`,
    ...things('Components', diff.components),
    ...things('Hooks', diff.hooks),
    ...things('Functions', diff.functions),
  ];
  const isSame = parts.length === 1;
  return `${[...parts, ...(isSame ? ['The API is the same.'] : [])].join('\n\n')}\n`;
}

function things(title: string, { added, removed, changed }: ThingsDiff): readonly string[] {
  if (added.length + removed.length + changed.length === 0) return [];
  const lists = [list('Removed', removed), list('Added', added)].filter((text) => text !== '');
  return [`## ${title}`, ...lists, ...changed.flatMap((one) => thing(one))];
}

function list(title: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${title}: ${names.map((name) => `\`${name}\``).join(', ')}.`;
}

function thing({ name, deprecated, members }: ThingDiff): readonly string[] {
  const lines = Object.entries(members).flatMap(([kind, diff]) => memberLines(kind, diff));
  return [
    `### ${name}`,
    ...(deprecated === undefined ? [] : [`**Deprecated.**${reasonOf(deprecated)}`]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ];
}

/** What one of several members is called. */
const ONE: Readonly<Record<string, string>> = {
  props: 'Prop',
  slots: 'Slot',
  classes: 'Class',
  'CSS variables': 'CSS variable',
  parameters: 'Parameter',
  result: 'Result',
};

function memberLines(kind: string, { added, removed, changed, deprecated }: MembersDiff): readonly string[] {
  const called = (name: string) => (name === '' ? ONE[kind]! : `${ONE[kind]} \`${name}\``);
  return [
    ...removed.map((name) => `- ${called(name)}: removed`),
    ...changed.map((change) => `- ${called(change.name)}: ${fieldsOf(change)}`),
    ...deprecated.map(({ name, reason }) => `- ${called(name)}: deprecated.${reasonOf(reason)}`),
    ...added.map((name) => `- ${called(name)}: added`),
  ];
}

function fieldsOf({ fields }: MemberChange): string {
  const texts = Object.entries(fields).map(([field, [before, after]]) => {
    if (field === 'required') return after === 'yes' ? 'now required' : 'no longer required';
    return `${field} ${shown(before)} → ${shown(after)}`;
  });
  return texts.join('; ');
}

function shown(text: string): string {
  return text === '' ? 'none' : codeCell(text).replaceAll('\\|', '|');
}
