/** Renders the page of a new site that lists what a package exports. */

export interface DocumentedPackage {
  readonly name: string;
  /** The names that it exports. */
  readonly exports: readonly string[];
  /** Whether its declarations exist, from which a reference is made. */
  readonly hasTypes: boolean;
}

const COMPONENT_NAME = /^\p{Lu}.*\p{Ll}/u;
const HOOK_NAME = /^use\p{Lu}/u;

/** Whether the package's reference would have pages. */
export function hasReference({ exports, hasTypes }: DocumentedPackage): boolean {
  return hasTypes && exports.some((name) => COMPONENT_NAME.test(name) || HOOK_NAME.test(name));
}

/** How each export is imported: components first, then hooks, then the rest. */
export function renderExportsPage({ name, exports }: DocumentedPackage): string {
  const components = exports.filter((one) => COMPONENT_NAME.test(one));
  const hooks = exports.filter((one) => HOOK_NAME.test(one));
  const others = exports.filter((one) => !COMPONENT_NAME.test(one) && !HOOK_NAME.test(one));
  const sections = [
    renderSection('Components', components, name),
    renderSection('Hooks', hooks, name),
    renderSection('Functions and values', others, name),
  ];
  const body = sections.filter((section) => section !== '').join('\n');
  return `---
title: Exports
---

# Exports

<p class="description">What ${escapeMarkdown(name)} exports, and how to import it.</p>

${body || `Write here what \`${name}\` exports.\n`}`;
}

function renderSection(title: string, exports: readonly string[], packageName: string): string {
  const sections = [...new Set(exports)].map((name) => {
    const code = `import { ${name} } from '${packageName}';`;
    return `### ${escapeMarkdown(name)}\n\n\`\`\`tsx\n${code}\n\`\`\`\n`;
  });
  return sections.length > 0 ? `## ${title}\n\n${sections.join('\n')}` : '';
}

/** The text for a Markdown page, with all Markdown and HTML in it escaped. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\*_`[\]#|]/g, (character) => `&#${character.codePointAt(0)};`);
}
