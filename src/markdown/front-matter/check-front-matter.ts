/** The keys of the front matter: their names, types and defaults. Checks parsed values against them. */

import { toPosition, type Position } from '../../diagnostics/find-position.js';
import { suggestName, type DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';

/** The known keys. In a file all are optional; a list is a comma list or a YAML list. */
export interface FrontMatter {
  /** The title of the document, of its entry in lists and of search results. Without it, the heading of level 1. */
  readonly title?: string;
  /** What the page is about, in one sentence of at most 160 characters. Without it, the paragraph with the class `description`. */
  readonly description?: string;
  /** The product whose API the page is about, where that is not the product of its address. */
  readonly productId?: string;
  /** The components that the page shows. It links to their API reference, and the reference links to the page. */
  readonly components: readonly string[];
  /** The hooks that the page shows, in the same way. */
  readonly hooks: readonly string[];
  /** The label of its issues in the repository: the page gets a link to them. */
  readonly githubLabel?: string;
  /** The path of what it documents in the repository: the page gets a link to it. */
  readonly githubSource?: string;
  /** The address of the WAI-ARIA pattern that the page gets a link to. */
  readonly waiAria?: string;
  /** The address of the specification in Material Design that the page gets a link to. */
  readonly materialDesign?: string;
  /** The package whose size the page gets a link to. */
  readonly packageName?: string;
  /** The file that “Edit this page” leads to, from the root of the repository, in place of the page itself. */
  readonly filename?: string;
  /** The title on cards of social media, in place of `title`. */
  readonly cardTitle?: string;
  /** The description on cards of social media, in place of `description`. */
  readonly cardDescription?: string;
  /** `home`: a page without a list of contents, for the start of the site or of a product. */
  readonly template?: 'home' | 'markdown';
  /** `true`: left out of a build without `--drafts`. `watch` shows it. */
  readonly draft: boolean;
  /** `true`: the page has no ad. */
  readonly disableAd: boolean;
}

export const EMPTY_FRONT_MATTER: FrontMatter = { components: [], hooks: [], draft: false, disableAd: false };

type KeyKind = 'text' | 'names' | 'flag' | 'template' | 'ignored';

/** All keys. What is ignored is there for other tools. */
export const FRONT_MATTER_KEYS = {
  title: 'text',
  description: 'text',
  productId: 'text',
  components: 'names',
  hooks: 'names',
  githubLabel: 'text',
  githubSource: 'text',
  waiAria: 'text',
  materialDesign: 'text',
  packageName: 'text',
  filename: 'text',
  cardTitle: 'text',
  cardDescription: 'text',
  template: 'template',
  draft: 'flag',
  disableAd: 'flag',
  slug: 'ignored',
  date: 'ignored',
  authors: 'ignored',
  tags: 'ignored',
  manualCard: 'ignored',
  image: 'ignored',
} as const satisfies Record<string, KeyKind>;

const KEY_KINDS = new Map<string, KeyKind>(Object.entries(FRONT_MATTER_KEYS));

type KeyOf<Kind extends KeyKind> = {
  [K in keyof typeof FRONT_MATTER_KEYS]: (typeof FRONT_MATTER_KEYS)[K] extends Kind ? K : never;
}[keyof typeof FRONT_MATTER_KEYS];

function isKeyOf<Kind extends KeyKind>(kind: Kind, key: string): key is KeyOf<Kind> {
  return KEY_KINDS.get(key) === kind;
}

const TEMPLATES = ['home', 'markdown'] as const;

/** Whether this is a key of the front matter. */
export function isFrontMatterKey(key: string): boolean {
  return KEY_KINDS.has(key);
}

/** The checked front matter. A value of the wrong type is reported and left out. */
export function checkFrontMatter(
  values: Readonly<Record<string, unknown>>,
  block: string,
  diagnostics: DiagnosticCollector,
): FrontMatter {
  const frontMatter: { -readonly [K in keyof FrontMatter]: FrontMatter[K] } = {
    components: [],
    hooks: [],
    draft: false,
    disableAd: false,
  };
  for (const [key, value] of Object.entries(values)) {
    const names = isKeyOf('names', key) ? parseNames(value) : undefined;
    const template = TEMPLATES.find((name) => name === value);
    if (isKeyOf('text', key) && typeof value === 'string') frontMatter[key] = value.trim();
    else if (isKeyOf('names', key) && names) frontMatter[key] = names;
    else if (isKeyOf('flag', key) && typeof value === 'boolean') frontMatter[key] = value;
    else if (isKeyOf('template', key) && template) frontMatter[key] = template;
    else if (!isKeyOf('ignored', key))
      reportKey(key, value, { at: findKeyPosition(block, key), diagnostics });
  }
  return frontMatter;
}

/** The place of a key in the block; the block's start if it is written in an unusual way. */
export function findKeyPosition(block: string, key: string): Position {
  const match = new RegExp(`^["']?${key.replace(/\W/g, '\\$&')}["']?[ \\t]*:`, 'm').exec(block);
  return match ? toPosition(block, match.index) : { line: 2, column: 1 };
}

/** `Button, Card`, `[Button, Card]` or a list; trimmed, sorted, each once. */
function parseNames(value: unknown): readonly string[] | undefined {
  const list = typeof value === 'string' ? value.replace(/^\[|\]$/g, '').split(',') : value;
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) return undefined;
  const names = list.map((item: string) => item.trim().replace(/^(["'])(.*)\1$/, '$2'));
  return [...new Set(names.filter((name) => name !== ''))].sort();
}

function reportKey(
  key: string,
  value: unknown,
  { at, diagnostics }: { readonly at: Position; readonly diagnostics: DiagnosticCollector },
): void {
  const kind = KEY_KINDS.get(key);
  if (kind !== undefined) {
    diagnostics.error('front-matter/type', at, describeTypeError(key, kind, value));
    return;
  }
  const hint = suggestName(key, KEY_KINDS.keys()) ?? `Known keys are ${[...KEY_KINDS.keys()].join(', ')}.`;
  diagnostics.warning('front-matter/unknown-key', at, { message: `unknown key ${key}`, hint });
}

function describeTypeError(key: string, kind: KeyKind, value: unknown): { message: string; hint: string } {
  if (value === null) return { message: `${key} has no value`, hint: 'Give it one, or leave the line out.' };
  const valueText = JSON.stringify(value)?.slice(0, 60);
  const message = `${key} is ${valueText} where ${EXPECTED_VALUES[kind]} is expected`;
  if (kind === 'flag') return { message, hint: 'Write it without quotes.' };
  if (kind === 'names') return { message, hint: `Write \`${key}: Button, Card\`.` };
  if (kind === 'text') return { message, hint: `Put it in quotes: \`${key}: "…"\`.` };
  const hint = suggestName(String(value), TEMPLATES) ?? `Known templates are ${TEMPLATES.join(' and ')}.`;
  return { message: `unknown template ${valueText}`, hint };
}

const EXPECTED_VALUES: Readonly<Record<KeyKind, string>> = {
  text: 'a text',
  names: 'a list of names',
  flag: 'true or false',
  template: 'a template',
  ignored: 'any value',
};
