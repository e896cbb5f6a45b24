/** Formats the changes of an API as a Markdown page. */

import type { ApiDiff, MemberChange, MembersDiff, ItemDiff, ItemsDiff } from './diff-api.js';
import { formatCodeCell, formatDeprecationReason } from '../pages/markdown-table.js';

/** The page. Breaking changes come first. */
export function formatDiff(diff: ApiDiff): string {
  const parts = [
    `# ${diff.package}: from ${diff.from} to ${diff.to}`,
    ...formatItems('Components', diff.components),
    ...formatItems('Hooks', diff.hooks),
    ...formatItems('Functions', diff.functions),
    ...formatItems('Types', diff.types),
  ];
  if (parts.length === 1) parts.push('The API is the same.');
  return `${parts.join('\n\n')}\n`;
}

function formatItems(title: string, { added, removed, changed }: ItemsDiff): readonly string[] {
  if (added.length + removed.length + changed.length === 0) return [];
  return [
    `## ${title}`,
    ...formatNameList('Removed', removed),
    ...formatNameList('Added', added),
    ...changed.flatMap(formatItem),
  ];
}

function formatNameList(title: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`${title}: ${names.map((name) => `\`${name}\``).join(', ')}.`];
}

function formatItem({ name, deprecated, members }: ItemDiff): readonly string[] {
  const lines = Object.entries(members).flatMap(([kind, diff]) => formatMemberChanges(kind, diff));
  return [
    `### ${name}`,
    ...(deprecated === undefined ? [] : [`**Deprecated.**${formatDeprecationReason(deprecated)}`]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ];
}

/** The name of one member, by the name of its kind. */
const MEMBER_LABELS: Readonly<Record<string, string>> = {
  props: 'Prop',
  slots: 'Slot',
  classes: 'Class',
  'CSS variables': 'CSS variable',
  parameters: 'Parameter',
  result: 'Result',
  properties: 'Property',
};

function formatMemberChanges(
  kind: string,
  { added, removed, changed, deprecated }: MembersDiff,
): readonly string[] {
  const formatLabel = (name: string) => `${MEMBER_LABELS[kind]}${name === '' ? '' : ` \`${name}\``}`;
  return [
    ...removed.map((name) => `- ${formatLabel(name)}: removed`),
    ...changed.map((change) => `- ${formatLabel(change.name)}: ${formatFieldChanges(change)}`),
    ...deprecated.map(
      ({ name, reason }) => `- ${formatLabel(name)}: deprecated.${formatDeprecationReason(reason)}`,
    ),
    ...added.map((name) => `- ${formatLabel(name)}: added`),
  ];
}

function formatFieldChanges({ fields }: MemberChange): string {
  const texts = Object.entries(fields).map(([field, [before, after]]) => {
    if (field === 'required') return after === 'yes' ? 'now required' : 'no longer required';
    return `${field} ${formatValue(before)} → ${formatValue(after)}`;
  });
  return texts.join('; ');
}

function formatValue(text: string): string {
  return text === '' ? 'none' : formatCodeCell(text).replaceAll('\\|', '|');
}
