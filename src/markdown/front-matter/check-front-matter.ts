/** The keys of the front matter: their names, types and defaults. Knows nothing of YAML. */

import { toPosition, type Position } from '../../diagnostics/find-position.js';
import { suggestName, type DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';

/** The known keys, all optional. Lists are given as a comma list or a YAML list. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly productId?: string;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  readonly githubLabel?: string;
  readonly githubSource?: string;
  readonly waiAria?: string;
  readonly materialDesign?: string;
  readonly packageName?: string;
  readonly filename?: string;
  readonly cardTitle?: string;
  readonly cardDescription?: string;
  readonly template?: 'home' | 'markdown';
  readonly draft: boolean;
  readonly disableAd: boolean;
}

type KeyKind = 'text' | 'names' | 'flag' | 'template' | 'ignored';

const FRONT_MATTER_KEYS = {
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

const TEMPLATES = ['home', 'markdown'] as const;

/** Whether this is a key of the front matter. */
export function isFrontMatterKey(key: string): boolean {
  return KEY_KINDS.has(key);
}

/** The checked front matter; what is of the wrong type is left out. */
export function checkFrontMatter(
  values: Readonly<Record<string, unknown>>,
  block: string,
  diagnostics: DiagnosticCollector,
): FrontMatter {
  const checkedValues: Record<string, unknown> = {
    components: [],
    hooks: [],
    draft: false,
    disableAd: false,
  };
  for (const key of Object.keys(values)) {
    const kind = KEY_KINDS.get(key);
    if (kind === undefined) {
      const hint =
        suggestName(key, KEY_KINDS.keys()) ?? `Known keys are ${[...KEY_KINDS.keys()].join(', ')}.`;
      diagnostics.warning('front-matter/unknown-key', findKeyPosition(block, key), {
        message: `unknown key ${key}`,
        hint,
      });
      continue;
    }
    const value = parseKeyValue(kind, values[key]);
    if (value === undefined)
      diagnostics.error(
        'front-matter/type',
        findKeyPosition(block, key),
        describeTypeError(key, kind, values[key]),
      );
    else if (kind !== 'ignored') checkedValues[key] = value;
  }
  return checkedValues as unknown as FrontMatter;
}

/** Where a key stands in the block; the block's start if it is written in an unusual way. */
export function findKeyPosition(block: string, key: string): Position {
  const match = new RegExp(`^["']?${key.replace(/\W/g, '\\$&')}["']?[ \\t]*:`, 'm').exec(block);
  return match ? toPosition(block, match.index) : { line: 2, column: 1 };
}

function parseKeyValue(kind: KeyKind, value: unknown): unknown {
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? value.trim() : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'names':
      return parseNames(value);
    case 'template':
      return TEMPLATES.find((name) => name === value);
    case 'ignored':
      return value ?? null;
    default: {
      const never: never = kind;
      return never;
    }
  }
}

/** `Button, Card`, `[Button, Card]` or a list; trimmed, sorted, each once. */
function parseNames(value: unknown): readonly string[] | undefined {
  const list = typeof value === 'string' ? value.replace(/^\[|\]$/g, '').split(',') : value;
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) return undefined;
  const names = list.map((item: string) => item.trim().replace(/^(["'])(.*)\1$/, '$2'));
  return [...new Set(names.filter((name) => name !== ''))].sort();
}

function describeTypeError(key: string, kind: KeyKind, value: unknown): { message: string; hint: string } {
  if (value === null) {
    return { message: `${key} has no value`, hint: 'Give it one, or leave the line out.' };
  }
  const valueText = JSON.stringify(value)?.slice(0, 60);
  switch (kind) {
    case 'flag':
      return {
        message: `${key} is ${valueText} where true or false is expected`,
        hint: 'Write it without quotes.',
      };
    case 'names':
      return {
        message: `${key} is ${valueText} where a list of names is expected`,
        hint: `Write \`${key}: Button, Card\`.`,
      };
    case 'template': {
      const hint = suggestName(String(value), TEMPLATES) ?? `Known templates are ${TEMPLATES.join(' and ')}.`;
      return { message: `unknown template ${valueText}`, hint };
    }
    default:
      return {
        message: `${key} is ${valueText} where a text is expected`,
        hint: `Put it in quotes: \`${key}: "…"\`.`,
      };
  }
}
