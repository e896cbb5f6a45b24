/** The page of a new site that says what a package exports. Pure. */

import { escapeMarkdown } from './escape-markdown.js';

export interface DocumentedPackage {
  readonly name: string;
  /** The names that it exports. */
  readonly exports: readonly string[];
  /** Whether its declarations are there, from which a reference is made. */
  readonly hasTypes: boolean;
}

/** Whether there is something of which a reference has pages. */
export function hasReference({ exports, hasTypes }: DocumentedPackage): boolean {
  return hasTypes && exports.some((name) => COMPONENT_NAME.test(name) || HOOK_NAME.test(name));
}

const COMPONENT_NAME = /^\p{Lu}.*\p{Ll}/u;
const HOOK_NAME = /^use\p{Lu}/u;

/** How each thing that a package exports is imported: components first, then hooks, then the rest. */
export function renderExportsPage({ name, exports }: DocumentedPackage): string {
  const kinds = [
    ['Components', (exportName: string) => COMPONENT_NAME.test(exportName)],
    ['Hooks', (exportName: string) => HOOK_NAME.test(exportName)],
    ['Functions and values', () => true],
  ] as const;
  const remaining = new Set(exports);
  const sections = kinds.map(([title, belongs]) => {
    const names = [...remaining].filter((exportName) => belongs(exportName));
    for (const exportName of names) remaining.delete(exportName);
    return names.length > 0
      ? `## ${title}\n\n${names.map((exportName) => renderExportSection(name, exportName)).join('\n')}`
      : '';
  });
  const body = sections.filter((section) => section !== '').join('\n');
  return `---
title: Exports
---

# Exports

<p class="description">What ${escapeMarkdown(name)} exports, and how to import it.</p>

${body || `Write here what \`${name}\` exports.\n`}`;
}

function renderExportSection(name: string, exportName: string): string {
  return `### ${escapeMarkdown(exportName)}\n\n\`\`\`tsx\nimport { ${exportName} } from '${name}';\n\`\`\`\n`;
}
