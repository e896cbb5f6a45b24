/** Converts the line that opens a block of code: language, title, marked lines. The code itself stays as it is. */

import { LANGUAGE_ALIASES } from '../../markdown/code/parse-fence-info.js';
import type { Edit, MarkdownDocument } from './document.js';
import type { PageConversion } from './page-conversion.js';
import { parseOpeningFence } from './scan-lines.js';

/** What other tools understand and docsgen has its own way for. */
const DIAGRAM_LANGUAGES = new Set(['mermaid', 'plantuml', 'graphviz', 'd2']);

/** A fence with `npm2yarn` becomes one tab for each of these. */
const MANAGERS = ['npm', 'yarn', 'pnpm'] as const;

export function convertFences(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const edits: Edit[] = [];
  const { lines } = document;
  for (const [at, line] of lines.entries()) {
    const fence = isOpening(document, at) ? parseOpeningFence(line.text) : undefined;
    if (!fence) continue;
    const end = lines.findIndex(({ kind }, next) => next > at && kind === 'fence');
    const code = lines.slice(at + 1, end < 0 ? undefined : end).map(({ text }) => text);
    if (/\bnpm2yarn\b/.test(fence.info) && end > 0) {
      const text = renderManagers(code, fence);
      edits.push({ start: line.start, end: lines[end]!.start + lines[end]!.text.length, text });
      continue;
    }
    const info = convertFenceInfo(fence.info);
    reportFence(fence.info, document.locate(line.start), conversion);
    const text = fence.prefix + fence.marks + info;
    if (text !== line.text) edits.push({ start: line.start, end: line.start + line.text.length, text });
  }
  return document.apply(edits);
}

function isOpening({ lines }: MarkdownDocument, at: number): boolean {
  if (lines[at]?.kind !== 'fence') return false;
  let fences = 0;
  for (let before = at - 1; before >= 0 && lines[before]!.kind !== 'text'; before -= 1)
    if (lines[before]!.kind === 'fence') fences += 1;
  return fences % 2 === 0;
}

function reportFence(
  info: string,
  at: ReturnType<MarkdownDocument['locate']>,
  conversion: PageConversion,
): void {
  const language = /^[\w-]+/.exec(info)?.[0] ?? '';
  if (DIAGRAM_LANGUAGES.has(language)) {
    const message = `the ${language} diagram is shown as code`;
    const hint = 'Draw it once, and show the image: put the SVG below public/.';
    conversion.report('migrate/diagram', at, { message, hint });
  }
  if (/\s(?:live|twoslash)\b/.test(info)) {
    const message = 'the code does not run in the page';
    conversion.report('migrate/component', at, {
      message,
      hint: 'Put it into a file next to the page, and show it as a demo.',
    });
  }
}

const WORD =
  /\{[^}]*\}(?:#\w+)?|\[[^\]]*\]|\/[^/]+\/(?:#\w+)?|[^\s={"'[]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S*)|[^\s{[]+/g;

/** What stands behind the marks of a fence, in docsgen's words. */
export function convertFenceInfo(info: string): string {
  const words: readonly string[] = info.match(WORD) ?? [];
  const parts: string[] = [];
  const first = words[0] ?? '';
  const isLanguage =
    /^[A-Za-z][\w+#.:-]*$/.test(first) && first !== 'showLineNumbers' && !first.includes('=');
  const [language = '', ...flags] = isLanguage ? first.split(':') : [''];
  if (language !== '') parts.push(toKnownLanguage(language));
  const title = words.map(parseTitle).find((text) => text !== undefined);
  if (title !== undefined) parts.push(`title="${title.replaceAll('"', "'")}"`);
  const marked = words.find((word) => /^\{[\d\s,-]+\}/.test(word));
  if (marked) parts.push(marked.replace(/#\w+$/, '').replaceAll(' ', ''));
  const hasNumbers =
    words.includes('showLineNumbers') || [...flags, ...words].some((flag) => /^:?line-numbers/.test(flag));
  if (hasNumbers) parts.push('showLineNumbers');
  if (parts.length > 0 && language === '' && title === undefined) parts.unshift('text');
  return parts.join(' ');
}

function toKnownLanguage(word: string): string {
  const language = word.toLowerCase();
  if (language === 'sh' || language === 'ps1' || language === 'powershell' || language === 'cmd')
    return 'bash';
  if (language === 'mdx' || DIAGRAM_LANGUAGES.has(language)) return 'text';
  if (language === 'vue' || language === 'svelte' || language === 'astro') return 'html';
  return LANGUAGE_ALIASES[language] ?? language;
}

function parseTitle(word: string): string | undefined {
  const named = /^(?:title|filename|name|file)=\{?(?:"([^"]*)"|'([^']*)'|`([^`]*)`|(\S+?))\}?$/.exec(word);
  if (named) return named[1] ?? named[2] ?? named[3] ?? named[4];
  return /^\[([^\]]+)\]$/.exec(word)?.[1];
}

/** The same commands for each package manager, as code in tabs. */
function renderManagers(
  code: readonly string[],
  { prefix, marks }: { prefix: string; marks: string },
): string {
  const tabs = MANAGERS.map((manager) => {
    const lines = code.map((line) => toManagerCommand(line, manager));
    return `${prefix}${marks}bash ${manager}\n${lines.join('\n')}\n${prefix}${marks}`;
  });
  return `${prefix}<codeblock storageKey="package-manager">\n\n${tabs.join('\n\n')}\n\n${prefix}</codeblock>`;
}

function toManagerCommand(line: string, manager: (typeof MANAGERS)[number]): string {
  if (manager === 'npm') return line;
  return line
    .replace(/\bnpm (?:install|i|add)\b(?=\s+\S)((?:\s+-\S+)*)/, (_, flags: string) => {
      const isGlobal = /\s(?:-g|--global)\b/.test(flags);
      const others = flags
        .replace(/\s(?:--save|-S|-g|--global)\b(?!-)/g, '')
        .replace(/\s(?:--save-dev|-D)\b/, ' -D');
      if (!isGlobal) return `${manager} add${others}`;
      return manager === 'yarn' ? `yarn global add${others}` : `pnpm add -g${others}`;
    })
    .replace(/\bnpm (?:install|i)\b/, `${manager} install`)
    .replace(/\bnpm init\b/, `${manager} create`)
    .replace(/\bnpx\b/, manager === 'yarn' ? 'yarn dlx' : 'pnpm dlx')
    .replace(/\bnpm (?:uninstall|rm)\b/, `${manager} remove`)
    .replace(/\bnpm run\b/, manager === 'yarn' ? 'yarn' : 'pnpm run')
    .replace(/\bnpm (start|test)\b/, `${manager} $1`);
}
