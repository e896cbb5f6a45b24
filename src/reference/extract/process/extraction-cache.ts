/** Caches API references on disk, by the package's name and version and the version of the extractor. An entry is valid
 *  while its input files have the content that they had, and the installed packages their state. Any doubt is a miss. */

import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { PackageApi } from '../../package-api.js';
import type { ExportSelection } from '../extract-package.js';
import { readManifest } from './read-manifest.js';

/** To be raised with every change of what the extractor finds, or of how it writes it. */
export const EXTRACTOR_VERSION = 9;

export interface ExtractionResult {
  /** Absent where an error keeps the reference from being complete. */
  readonly api?: PackageApi;
  readonly diagnostics: readonly Diagnostic[];
  /** The result is valid while these files stay as they are; relative to the site folder. */
  readonly inputFiles: readonly string[];
  /** The declarations of installed packages among those that were read; relative to the site folder. */
  readonly packageFiles: readonly string[];
}

interface CacheRequest {
  readonly cache: string;
  readonly siteFolder: string;
  /** The folder of the package, absolute. */
  readonly folder: string;
  readonly name: string;
  readonly selection: ExportSelection;
  readonly packageState: string;
}

interface CacheEntry {
  /** Without errors. */
  readonly result: ExtractionResult;
  /** Of the input files, in their order. */
  readonly fingerprints: readonly string[];
  readonly packageState: string;
}

/** The cached result for a package, if it is still valid. */
export function readCachedResult(request: CacheRequest): ExtractionResult | undefined {
  try {
    const text = readFileSync(getCacheFile(request), 'utf8');
    const headerEnd = text.indexOf('\n');
    const body = text.slice(headerEnd + 1);
    if (text.slice(0, headerEnd) !== hashContent(body)) return undefined;
    const { result, fingerprints, packageState }: CacheEntry = JSON.parse(body);
    if (packageState !== request.packageState) return undefined;
    const isValid = result.inputFiles.every(
      (file, index) => computeFingerprint(file, request) === fingerprints[index],
    );
    return isValid ? result : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a result. A cache that cannot be written is no error: the next build takes longer. */
export function writeCachedResult(request: CacheRequest, result: ExtractionResult): void {
  const fingerprints = result.inputFiles.map((file) => computeFingerprint(file, request));
  const { packageState } = request;
  const body = JSON.stringify({ result, fingerprints, packageState } satisfies CacheEntry);
  try {
    const file = getCacheFile(request);
    mkdirSync(request.cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, `${hashContent(body)}\n${body}`);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next build extracts again.
  }
}

function getCacheFile({ cache, folder, name, selection }: CacheRequest): string {
  const packagePart = `${name}@${String(readManifest(folder)['version'])}`
    .replaceAll('/', '+')
    .replaceAll(/[^\w@+.-]/g, '_');
  const { excludedNames = [], typeNames = [] } = selection;
  const selectionPart =
    excludedNames.length + typeNames.length === 0
      ? ''
      : `-${hashContent(JSON.stringify([excludedNames, typeNames])).slice(0, 8)}`;
  return join(cache, `${packagePart}-${EXTRACTOR_VERSION}${selectionPart}.json`);
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
