/** The keys of the front matter: their names, types and defaults (behaviour annex M.2). Knows nothing of YAML. */

import { positionAt, type Position } from '../report/locate.js';
import { didYouMean, type Findings } from './findings.js';

/** The known keys (behaviour annex M.2), all optional. Lists are given as a comma list or a YAML list. */
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

type Kind = 'text' | 'names' | 'flag' | 'template' | 'ignored';

const KEYS = {
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
} as const satisfies Record<string, Kind>;

const KINDS = new Map<string, Kind>(Object.entries(KEYS));

const TEMPLATES = ['home', 'markdown'] as const;

/** Whether this is a key of the front matter. */
export function isKnownKey(key: string): boolean {
  return KINDS.has(key);
}

/** The checked front matter; what is of the wrong type is left out. */
export function checkFrontMatter(
  values: Readonly<Record<string, unknown>>,
  block: string,
  findings: Findings,
): FrontMatter {
  const checked: Record<string, unknown> = { components: [], hooks: [], draft: false, disableAd: false };
  for (const key of Object.keys(values)) {
    const kind = KINDS.get(key);
    if (kind === undefined) {
      const hint = didYouMean(key, KINDS.keys()) ?? `Known keys are ${[...KINDS.keys()].join(', ')}.`;
      findings.warning('front-matter/unknown-key', positionOfKey(block, key), {
        message: `unknown key ${key}`,
        hint,
      });
      continue;
    }
    const value = read(kind, values[key]);
    if (value === undefined)
      findings.error('front-matter/type', positionOfKey(block, key), faultOf(key, kind, values[key]));
    else if (kind !== 'ignored') checked[key] = value;
  }
  return checked as unknown as FrontMatter;
}

/** Where a key stands in the block; the block's start if it is written in an unusual way. */
export function positionOfKey(block: string, key: string): Position {
  const found = new RegExp(`^["']?${key.replace(/\W/g, '\\$&')}["']?[ \\t]*:`, 'm').exec(block);
  return found ? positionAt(block, found.index) : { line: 2, column: 1 };
}

function read(kind: Kind, value: unknown): unknown {
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? value.trim() : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'names':
      return namesOf(value);
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
function namesOf(value: unknown): readonly string[] | undefined {
  const list = typeof value === 'string' ? value.replace(/^\[|\]$/g, '').split(',') : value;
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) return undefined;
  const names = list.map((item: string) => item.trim().replace(/^(["'])(.*)\1$/, '$2'));
  return [...new Set(names.filter((name) => name !== ''))].sort();
}

function faultOf(key: string, kind: Kind, value: unknown): { message: string; hint: string } {
  if (value === null) {
    return { message: `${key} has no value`, hint: 'Give it one, or leave the line out.' };
  }
  const shown = JSON.stringify(value)?.slice(0, 60);
  switch (kind) {
    case 'flag':
      return {
        message: `${key} is ${shown} where true or false is expected`,
        hint: 'Write it without quotes.',
      };
    case 'names':
      return {
        message: `${key} is ${shown} where a list of names is expected`,
        hint: `Write \`${key}: Button, Card\`.`,
      };
    case 'template': {
      const hint = didYouMean(String(value), TEMPLATES) ?? `Known templates are ${TEMPLATES.join(' and ')}.`;
      return { message: `unknown template ${shown}`, hint };
    }
    default:
      return {
        message: `${key} is ${shown} where a text is expected`,
        hint: `Put it in quotes: \`${key}: "…"\`.`,
      };
  }
}
