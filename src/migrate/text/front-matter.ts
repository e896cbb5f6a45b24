/** Reads the front matter of a source's page, and writes that of docsgen. */

import { parseStrictYaml } from '../../markdown/front-matter/parse-strict-yaml.js';

export interface SplitPage {
  readonly values: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The line on which the body begins, from 1. */
  readonly bodyLine: number;
  /** What is wrong with the block, if anything. */
  readonly issue?: string;
}

/** The front matter of a page and its body. Line breaks are LF. */
export function splitPage(source: string): SplitPage {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [block, yaml = ''] = /^---[ \t]*\n([^]*?)(?:\n|^)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (block === undefined) return { values: {}, body: text, bodyLine: 1 };
  const { values, issues } = parseStrictYaml(yaml);
  return {
    values,
    body: text.slice(block.length),
    bodyLine: block.split('\n').length,
    issue: issues[0]?.message,
  };
}

/** The keys that docsgen has too, or ignores without a word. */
const KEPT_KEYS = [
  'title',
  'description',
  'productId',
  'components',
  'hooks',
  'githubLabel',
  'githubSource',
  'waiAria',
  'materialDesign',
  'packageName',
  'filename',
  'cardTitle',
  'cardDescription',
  'template',
  'draft',
  'disableAd',
  'date',
  'authors',
  'tags',
];

const TEXT_KEYS = new Set(['title', 'description']);

/** A block of front matter with the keys that docsgen knows; empty if there is none. */
export function renderFrontMatter(values: Readonly<Record<string, unknown>>): string {
  const lines = KEPT_KEYS.flatMap((key) => {
    const value = values[key];
    if (value === undefined || value === null || value === '') return [];
    const isText = typeof value === 'string' || TEXT_KEYS.has(key);
    return [`${key}: ${isText ? quoteYaml(String(value)) : JSON.stringify(value)}`];
  });
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}

/** In quotes where YAML would read something else than this text. */
function quoteYaml(text: string): string {
  const isPlain = /^[A-Za-z][\w ,.()/'’“”-]*$/.test(text) && !/^(?:true|false|null|yes|no)$/i.test(text);
  return isPlain && text.trim() === text ? text : JSON.stringify(text);
}

/** Whether docsgen knows a key of front matter, or does without it in silence. */
export function isKeptKey(key: string): boolean {
  return KEPT_KEYS.includes(key);
}
