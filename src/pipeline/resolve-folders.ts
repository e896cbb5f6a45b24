/** Where a build finds and keeps things. All paths absolute but those of the config, which are relative to the site. */

import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { computeFingerprint } from '../graph/fingerprint.js';
import { createFolders } from '../graph/create-folders.js';
import { CONFIG_FILES, DEFAULT_CACHE_FOLDER, DEFAULT_OUT_DIR, type BuildOptions } from './options.js';
import { findDocsgenFolder } from './docsgen-package.js';

/** Marks a folder as a cache for tools that make backups, and as ours for `docsgen clean`. */
const CACHE_TAG = 'CACHEDIR.TAG';

const TAG_TEXT =
  'Signature: 8a477f597d28d172789f06886806bc55\n# What docsgen remembers. It may be deleted at any time.\n';

/** Whether a folder is a cache that docsgen has made; one that is not there may be taken for one. */
export function isDocsgenCache(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const tag = join(folder, CACHE_TAG);
  return existsSync(tag) && readFileSync(tag, 'utf8') === TAG_TEXT;
}

export interface Folders {
  readonly site: string;
  /** The config file, relative to the site, with `/`. */
  readonly config: string;
  readonly outDir: string;
  /** The output folder as messages name it. */
  readonly displayOutDir: string;
  /** None: nothing is remembered. */
  readonly cache: string | undefined;
  /** Where compiled modules are written. */
  readonly modules: string;
  /** docsgen's own templates, relative to the site. */
  readonly builtInTemplates: string;
  /** Removes what was only for this build. */
  readonly dispose: () => void;
}

export function resolveFolders({
  site = '.',
  config,
  outDir = DEFAULT_OUT_DIR,
  cacheDir = DEFAULT_CACHE_FOLDER,
}: BuildOptions): Folders {
  const siteFolder = existsSync(site) ? realpathSync(site) : resolve(site);
  const cache = cacheDir === false ? undefined : resolveSiteCache(resolve(cacheDir), siteFolder);
  const temporaryFolder =
    cache === undefined || !isWritable(cache)
      ? mkdtempSync(join(realpathSync(tmpdir()), 'docsgen-'))
      : undefined;
  const defaultConfig = CONFIG_FILES.find((file) => existsSync(join(siteFolder, file))) ?? CONFIG_FILES[0];
  return {
    site: siteFolder,
    config: toSlashes(config === undefined ? defaultConfig : relative(siteFolder, resolve(config))),
    outDir: resolve(outDir),
    displayOutDir: toSlashes(relative('.', resolve(outDir)) || '.'),
    cache,
    modules: temporaryFolder ?? join(cache!, 'modules'),
    builtInTemplates: toSlashes(relative(siteFolder, join(findDocsgenFolder(), 'templates'))),
    dispose: () => temporaryFolder !== undefined && rmSync(temporaryFolder, { recursive: true, force: true }),
  };
}

/** Several sites may share one cache folder, by a link to `node_modules` too: each has a place in it, by where it lies
 *  seen from where the cache really is. */
function resolveSiteCache(cache: string, site: string): string {
  const relativeSite = relative(resolveRealPath(cache), site);
  return join(cache, computeFingerprint(relativeSite).slice(0, 10).replaceAll(/[-_]/g, '0'));
}

/** Of a folder that need not be there yet. */
function resolveRealPath(folder: string): string {
  if (existsSync(folder) || folder === dirname(folder)) return realpathSync(folder);
  return join(resolveRealPath(dirname(folder)), basename(folder));
}

function isWritable(folder: string): boolean {
  try {
    createFolders(join(folder, 'modules'));
    writeFileSync(join(folder, '..', CACHE_TAG), TAG_TEXT);
    return true;
  } catch {
    return false;
  }
}

function toSlashes(path: string): string {
  return path.split(sep).join('/');
}
