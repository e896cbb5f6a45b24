/** Remembers references on disk, by the package's name and version and the extractor's version: a new docsgen with the
 *  same extractor finds them again. Right for as long as the witnesses are what they were; any doubt is a miss. */

import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ExtractionResult } from './api-extractor.js';

/** To be raised with every change of what the extractor finds, or of how it says it. */
export const EXTRACTOR_VERSION = 8;

export interface CacheRequest {
  /** None: nothing is remembered. */
  readonly cache: string | undefined;
  readonly siteFolder: string;
  /** Of the package, absolute. */
  readonly folder: string;
  readonly name: string;
  readonly excludedNames: readonly string[];
}

/** A remembered answer without errors. */
type CacheableResult = Required<Pick<ExtractionResult, 'api'>> &
  Pick<ExtractionResult, 'diagnostics' | 'inputFiles'>;

interface CacheEntry {
  readonly result: CacheableResult;
  /** What the witnesses were, in their order. */
  readonly fingerprints: readonly string[];
}

/** What is remembered of a package, if it still holds. */
export function readCachedResult(request: CacheRequest): ExtractionResult | undefined {
  if (request.cache === undefined) return undefined;
  try {
    const text = readFileSync(getCacheFile(request), 'utf8');
    const headerEnd = text.indexOf('\n');
    const body = text.slice(headerEnd + 1);
    if (text.slice(0, headerEnd) !== hashContent(body)) return undefined;
    const { result, fingerprints } = JSON.parse(body) as CacheEntry;
    const isValid = result.inputFiles.every(
      (file, index) => computeFingerprint(file, request) === fingerprints[index],
    );
    return isValid ? result : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an answer down. A cache that cannot be written is no error: the next build takes longer. */
export function writeCachedResult(request: CacheRequest, result: CacheableResult): void {
  if (request.cache === undefined) return;
  const entry: CacheEntry = {
    result,
    fingerprints: result.inputFiles.map((file) => computeFingerprint(file, request)),
  };
  const body = JSON.stringify(entry);
  try {
    const file = getCacheFile(request);
    mkdirSync(request.cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, `${hashContent(body)}\n${body}`);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Nothing is lost but time.
  }
}

function getCacheFile({ cache, folder, name, excludedNames }: CacheRequest): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: unknown };
  const packagePart = `${name}@${String(manifest.version)}`
    .replaceAll('/', '+')
    .replaceAll(/[^\w@+.-]/g, '_');
  const exclusionPart =
    excludedNames.length === 0 ? '' : `-${hashContent(JSON.stringify(excludedNames)).slice(0, 8)}`;
  return join(cache!, `${packagePart}-${EXTRACTOR_VERSION}${exclusionPart}.json`);
}

function computeFingerprint(file: string, { siteFolder }: CacheRequest): string {
  try {
    return hashContent(readFileSync(resolve(siteFolder, file)));
  } catch {
    return '-';
  }
}

function hashContent(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}
