/** The page of a new site that says what a package exports. Pure. */

import { plainText } from './plain-text.js';

export interface Documented {
  readonly name: string;
  /** The names that it exports. */
  readonly exports: readonly string[];
  /** Whether its declarations are there, from which a reference is made. */
  readonly hasTypes: boolean;
}

/** Whether there is something of which a reference has pages. */
export function hasReference({ exports, hasTypes }: Documented): boolean {
  return hasTypes && exports.some((name) => COMPONENT.test(name) || HOOK.test(name));
}

const COMPONENT = /^\p{Lu}.*\p{Ll}/u;
const HOOK = /^use\p{Lu}/u;

/** How each thing that a package exports is imported: components first, then hooks, then the rest. */
export function exportsPage({ name, exports }: Documented): string {
  const kinds = [
    ['Components', (one: string) => COMPONENT.test(one)],
    ['Hooks', (one: string) => HOOK.test(one)],
    ['Functions and values', () => true],
  ] as const;
  const left = new Set(exports);
  const sections = kinds.map(([title, isOne]) => {
    const names = [...left].filter((one) => isOne(one));
    for (const one of names) left.delete(one);
    return names.length > 0
      ? `## ${title}\n\n${names.map((one) => exportSection(name, one)).join('\n')}`
      : '';
  });
  const body = sections.filter((section) => section !== '').join('\n');
  return `---
title: Exports
---

# Exports

<p class="description">What ${plainText(name)} exports, and how to import it.</p>

${body || `Write here what \`${name}\` exports.\n`}`;
}

function exportSection(name: string, one: string): string {
  return `### ${plainText(one)}\n\n\`\`\`tsx\nimport { ${one} } from '${name}';\n\`\`\`\n`;
}
