/** Resolves the folders of a build. Paths are absolute, except those that are said to be relative to the site. */

import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { computeFingerprint } from '../graph/fingerprint.js';
import { createFolders } from '../graph/file-system.js';
import type { ProtectedFolder } from '../output/check-output-target.js';
import { ConfigFile } from './config-file.js';
import { DEFAULT_CACHE_FOLDER, DEFAULT_OUT_DIR, type BuildOptions } from './options.js';
import { findDocsgenFolder } from './docsgen-package.js';

/** Marks a folder as a cache for backup tools, and as made by docsgen for `docsgen clean`. */
const CACHE_TAG = 'CACHEDIR.TAG';

const TAG_TEXT =
  'Signature: 8a477f597d28d172789f06886806bc55\n# What docsgen remembers. It may be deleted at any time.\n';

/** Whether a folder is a cache that docsgen has made. A folder that does not exist counts as one. */
export function isDocsgenCache(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const tag = join(folder, CACHE_TAG);
  return existsSync(tag) && readFileSync(tag, 'utf8') === TAG_TEXT;
}

export interface Folders {
  readonly site: string;
  readonly configFile: ConfigFile;
  readonly outDir: string;
  /** The output folder as messages name it. */
  readonly displayOutDir: string;
  /** `undefined`: nothing is remembered. */
  readonly cache: string | undefined;
  /** For compiled modules. */
  readonly modules: string;
  /** For outputs of builds that failed. */
  readonly unpublished: string;
  /** The built-in templates, relative to the site. */
  readonly builtInTemplates: string;
  /** Removes temporary files. */
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
  const usesCache = cache !== undefined && isWritable(cache);
  const workFolder = usesCache ? cache : mkdtempSync(join(realpathSync(tmpdir()), 'docsgen-'));
  return {
    site: siteFolder,
    configFile: new ConfigFile(siteFolder, config),
    outDir: resolve(outDir),
    displayOutDir: toSlashes(relative('.', resolve(outDir)) || '.'),
    cache,
    modules: join(workFolder, 'modules'),
    unpublished: join(workFolder, 'outputs'),
    builtInTemplates: toSlashes(relative(siteFolder, join(findDocsgenFolder(), 'templates'))),
    dispose: () => {
      if (!usesCache) rmSync(workFolder, { recursive: true, force: true });
    },
  };
}

/** Several sites may share one cache folder, also by a link to `node_modules`. Each has its own folder in it, named after the
 *  path from the real cache folder to the site. */
function resolveSiteCache(cache: string, site: string): string {
  const relativeSite = relative(resolveRealPath(cache), site);
  return join(cache, computeFingerprint(relativeSite).slice(0, 10).replaceAll(/[-_]/g, '0'));
}

/** The real path of a folder, which need not exist. */
function resolveRealPath(folder: string): string {
  if (existsSync(folder) || folder === dirname(folder)) return realpathSync(folder);
  return join(resolveRealPath(dirname(folder)), basename(folder));
}

function isWritable(folder: string): boolean {
  try {
    createFolders(join(folder, 'modules'));
    const tag = join(folder, '..', CACHE_TAG);
    if (!existsSync(tag) || readFileSync(tag, 'utf8') !== TAG_TEXT) {
      // Never written over: a copy of the cache may consist of links to it.
      writeFileSync(`${tag}.${process.pid}`, TAG_TEXT);
      renameSync(`${tag}.${process.pid}`, tag);
    }
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function toSlashes(path: string): string {
  return path.split(sep).join('/');
}

/** The folders that the output folder must not be, contain, or be inside of. */
export function listProtectedFolders({ site, cache }: Folders): readonly ProtectedFolder[] {
  const docsgenFolder = findDocsgenFolder();
  const siteFolders = ['pages', 'public', 'navigation', 'templates'];
  const folders: ProtectedFolder[] = [
    { path: process.cwd(), name: 'the working directory', mayContainOutput: true },
    { path: site, name: 'the site folder', mayContainOutput: true },
    ...siteFolders.map((name) => ({ path: join(site, name), name: `the site's ${name}` })),
    { path: docsgenFolder, name: 'docsgen itself', mayContainOutput: true },
    { path: join(docsgenFolder, 'src'), name: "docsgen's sources" },
  ];
  if (cache !== undefined) folders.push({ path: cache, name: 'the cache' });
  return folders;
}
