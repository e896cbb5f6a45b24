/** Converts admonitions: `:::tip[Title]`, `::: warning Title`, `::: details`. */

import type { Edit, MarkdownDocument } from './document.js';
import type { PageConversion } from './page-conversion.js';

/** docsgen's severity, and the title that a reader saw where the author gave none. */
export const CALLOUTS: Readonly<Record<string, readonly [severity: string, title: string]>> = {
  info: ['info', ''],
  note: ['info', 'Note'],
  secondary: ['info', 'Note'],
  important: ['info', 'Important'],
  default: ['info', ''],
  tip: ['success', 'Tip'],
  success: ['success', ''],
  warning: ['warning', ''],
  caution: ['warning', 'Caution'],
  danger: ['error', 'Danger'],
  error: ['error', ''],
};

const OPENING = /^((?:[ \t]*>)*[ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(.*)$/;
const CLOSING = /^((?:[ \t]*>)*[ \t]*)(:{3,})[ \t]*$/;

interface OpenContainer {
  readonly colons: number;
  readonly kind: 'callout' | 'details' | 'removed' | 'tabs';
}

/** The opening and closing lines of containers. Those that only mean something to the source's tool are removed. */
export function convertCallouts(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const edits: Edit[] = [];
  const open: OpenContainer[] = [];
  for (const { text, start, kind } of document.lines) {
    if (kind !== 'text' || !text.includes(':::')) continue;
    const replace = (line: string) => edits.push({ start, end: start + text.length, text: line });
    const [, indent = '', colons = '', name, rest = ''] = OPENING.exec(text) ?? [];
    if (name !== undefined) {
      const container = openContainer(
        name,
        rest.trim(),
        () => document.locate(start + indent.length),
        conversion,
      );
      open.push({ colons: colons.length, kind: container.kind });
      replace(container.kind === 'callout' ? `${indent}${colons}${container.text}` : indent + container.text);
      continue;
    }
    const closing = CLOSING.exec(text);
    if (!closing) continue;
    const at = open.findLastIndex((container) => container.colons <= (closing[2]?.length ?? 0));
    const [container] = at < 0 ? [] : open.splice(at);
    if (container && container.kind !== 'callout') replace(closing[1] + CLOSING_TEXT[container.kind]);
    else if (!container) replace('');
  }
  return document.apply(edits);
}

const CLOSING_TEXT = { details: '\n</details>\n', removed: '', tabs: '\n</codeblock>\n' } as const;

type Locate = () => ReturnType<MarkdownDocument['locate']>;

function openContainer(
  name: string,
  rest: string,
  ...[locate, conversion]: [Locate, PageConversion]
): { readonly kind: OpenContainer['kind']; readonly text: string } {
  const type = name.toLowerCase();
  const { title, attributes } = parseTitle(rest);
  if (type === 'details') {
    const isOpen = /\bopen\b/.test(attributes) ? ' open' : '';
    return { kind: 'details', text: `\n<details${isOpen}>\n<summary>${title || 'Details'}</summary>\n` };
  }
  if (type === 'code-group') return { kind: 'tabs', text: '\n<codeblock>\n' };
  if (type === 'raw' || type === 'v-pre') return { kind: 'removed', text: '' };
  const known = Object.hasOwn(CALLOUTS, type) ? CALLOUTS[type] : undefined;
  if (!known) {
    const message = `“${name}” is not a kind of callout that docsgen has`;
    conversion.report('migrate/component', locate(), {
      message,
      hint: 'It is an info callout now; choose info, success, warning or error.',
    });
  }
  const [severity, defaultTitle] = known ?? ['info', name];
  return { kind: 'callout', text: [severity, title || defaultTitle].join(' ').trim() };
}

/** `[Title]`, `Title`, `{title="Title"}` or `Title {open}`. */
function parseTitle(rest: string): { readonly title: string; readonly attributes: string } {
  const attributes = /\{([^{}]*)\}\s*$/.exec(rest)?.[1] ?? '';
  const text = rest.replace(/\{[^{}]*\}\s*$/, '').trim();
  const bracketed = /^\[([^]*)\]$/.exec(text)?.[1];
  const named = /\btitle=(["'])(.*?)\1/.exec(attributes)?.[2];
  return { title: (bracketed ?? (text || (named ?? ''))).trim(), attributes };
}
