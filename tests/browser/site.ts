/** The repository's own site, built once for all tests of this folder. */

import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { docsgen } from '../sites/process.js';

const cache = resolve('node_modules/.cache/docsgen-tests');
const lock = join(cache, 'browser-site.lock');

/** The site with another config. */
interface Variant {
  readonly name: string;
  readonly config: string;
}

/** What the site is made of, besides what is compiled to `lib`, where `engine.json` changes with it. */
const sources = ['content', 'src/client', 'templates'];

/** How long a build of the site may take, in milliseconds. */
const TIMEOUT = 1_200_000;

/** The folder of the built site. The first test to ask builds it, the others wait; what has not changed is not built again. */
export async function builtSite(variant?: Variant): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, ['browser-site', ...(variant ? [variant.name] : [])].join('-'));
  const wanted = stateOfSources(variant);
  if (isBuilt(folder, wanted)) return folder;
  await takeLock();
  try {
    if (!isBuilt(folder, wanted)) {
      await build(folder, variant);
      writeFileSync(stampOf(folder), wanted);
    }
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return folder;
}

async function build(folder: string, variant: Variant | undefined): Promise<void> {
  // With what an ordinary build of the site has remembered, if there was one.
  const options = ['--quiet', '--out-dir', folder, ...(variant ? ['--config', variant.config] : [])];
  const { code, stderr } = await docsgen(['build', ...options], { timeout: TIMEOUT });
  if (code !== 0) throw new Error(`The site could not be built: docsgen ended with ${code}.\n${stderr}`);
}

function isBuilt(folder: string, state: string): boolean {
  const stamp = stampOf(folder);
  return existsSync(stamp) && existsSync(folder) && readFileSync(stamp, 'utf8') === state;
}

function stampOf(folder: string): string {
  return `${folder}.stamp`;
}

function stateOfSources(variant: Variant | undefined): string {
  const files = sources.flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => join(source, path)),
  );
  if (variant) files.push(variant.config);
  const states = files.sort().map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`);
  return hash('sha256', [readFileSync('lib/engine.json', 'utf8'), ...states].join('\n'));
}

/** A folder is made by one process only. The lock of a process that has ended is free. */
async function takeLock(): Promise<void> {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch {
      if (holderHasEnded()) rmSync(lock, { recursive: true, force: true });
      else await wait(100);
    }
  }
}

function holderHasEnded(): boolean {
  try {
    const { mtimeMs } = statSync(lock);
    const pid = Number(readFileSync(lock, 'utf8'));
    // A lock without a number was made just now, and its number is written next.
    if (!pid) return Date.now() - mtimeMs > 5000;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Free already, or another user's process.
    const isHeld = error instanceof Error && 'code' in error && ['ENOENT', 'EPERM'].includes(`${error.code}`);
    return !isHeld;
  }
}

export interface Document {
  /** Its address, as readers see it. */
  readonly pathname: string;
  readonly html: string;
}

/** Of the pages of the API reference, which are made alike, every so many stands for the others. */
const API_SAMPLE = 30;

/** The documents of a built site (the pages, the 404 page and the documents of framed demos), and a sample of its API pages. */
export function documentsOf(site: string): readonly Document[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort()
    .filter((path, at) => !/\/api\//.test(path) || at % API_SAMPLE === 0)
    .map((path) => ({
      pathname: `/${path.replace(/(?<=^|\/)index\.html$/, '')}`,
      html: readFileSync(join(site, path), 'utf8'),
    }));
}
