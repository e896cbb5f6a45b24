/** Remembers references on disk, by the package's name and version and the extractor's version: a new docsgen with the
 *  same extractor finds them again. Right for as long as the witnesses are what they were; any doubt is a miss. */

import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApiAnswer } from './extract.js';

/** To be raised with every change of what the extractor finds, or of how it says it. */
export const EXTRACTOR_VERSION = 7;

export interface Remembering {
  /** None: nothing is remembered. */
  readonly cache: string | undefined;
  readonly siteFolder: string;
  /** Of the package, absolute. */
  readonly folder: string;
  readonly name: string;
  readonly without: readonly string[];
}

/** A remembered answer without errors. */
type Known = Required<Pick<ApiAnswer, 'api'>> & Pick<ApiAnswer, 'problems' | 'witnesses'>;

interface Kept {
  readonly answer: Known;
  /** What the witnesses were, in their order. */
  readonly states: readonly string[];
}

/** What is remembered of a package, if it still holds. */
export function recall(asked: Remembering): ApiAnswer | undefined {
  if (asked.cache === undefined) return undefined;
  try {
    const text = readFileSync(fileOf(asked), 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (text.slice(0, end) !== digestOf(body)) return undefined;
    const { answer, states } = JSON.parse(body) as Kept;
    const holds = answer.witnesses.every((file, at) => stateOf(file, asked) === states[at]);
    return holds ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an answer down. A cache that cannot be written is no error: the next build takes longer. */
export function remember(asked: Remembering, answer: Known): void {
  if (asked.cache === undefined) return;
  const kept: Kept = { answer, states: answer.witnesses.map((file) => stateOf(file, asked)) };
  const body = JSON.stringify(kept);
  try {
    const file = fileOf(asked);
    mkdirSync(asked.cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, `${digestOf(body)}\n${body}`);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Nothing is lost but time.
  }
}

function fileOf({ cache, folder, name, without }: Remembering): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: unknown };
  const named = `${name}@${String(manifest.version)}`.replaceAll('/', '+').replaceAll(/[^\w@+.-]/g, '_');
  const rest = without.length === 0 ? '' : `-${digestOf(JSON.stringify(without)).slice(0, 8)}`;
  return join(cache!, `${named}-${EXTRACTOR_VERSION}${rest}.json`);
}

function stateOf(file: string, { siteFolder }: Remembering): string {
  try {
    return digestOf(readFileSync(resolve(siteFolder, file)));
  } catch {
    return '-';
  }
}

function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}
