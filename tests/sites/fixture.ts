/** A site as a map of files, built in a folder of its own by the compiled docsgen. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build, type BuildOptions, type BuildResult } from 'docsgen';
import { inject, onTestFinished } from 'vitest';
import { isTorture } from '../torture.js';

export type SiteFiles = Readonly<Record<string, string | Uint8Array>>;

export interface Fixture {
  /** What holds the site, the output and the cache. */
  readonly home: string;
  /** The site folder, absolute. */
  readonly folder: string;
  readonly outDir: string;
  readonly cacheDir: string;
  /** Before its first build, it fills the cache. */
  build(options?: BuildOptions): Promise<BuildResult>;
  /** Builds into an empty folder; nothing is remembered of this site, and under torture nothing at all. */
  buildClean(outDir: string, options?: BuildOptions): Promise<BuildResult>;
  /** Fills a cache that does not exist with docsgen's own templates and scripts, compiled. For processes, which do not do it. */
  fillCache(): void;
  write(path: string, content: string | Uint8Array): void;
  edit(path: string, from: string, to: string): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
  /** A symbolic link at `path`; the target as it is to stand in it. */
  link(path: string, target: string): void;
  /** A file of the output. */
  output(path: string): string;
  /** The document of a pathname. */
  html(pathname: string): string;
  /** Every file of the output with its content, as text. */
  tree(): ReadonlyMap<string, string>;
  /** Removes everything. */
  dispose(): void;
}

export const config = (more = ''): string => `import { defineConfig } from 'docsgen';
export default defineConfig({
  title: 'Acme',
  url: 'https://acme.example',
  products: [{ id: 'acme', name: 'Acme UI', pathPrefix: '/', navigation: 'navigation/acme.ts', versions: [{ text: 'v1.0.0', current: true }] }],
  ${more}
});
`;

export const navigation = (...entries: readonly object[]): string =>
  `export default ${JSON.stringify(entries, null, 2)};\n`;

export const markdown = (title: string, body = '', front = ''): string =>
  `---\ntitle: ${title}\n${front}---\n\n# ${title}\n\n<p class="description">About ${title.toLowerCase()}.</p>\n\n${body}\n`;

/** A home and two pages in one tree: the smallest site that has navigation. */
export const twoPages: SiteFiles = {
  'docsgen.config.ts': config(),
  'navigation/acme.ts': navigation({ pathname: '/button' }, { pathname: '/slider' }),
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/button.md': markdown('Button', 'Press it.'),
  'pages/slider.md': markdown('Slider', 'Slide it.'),
};

/** What was written only just before may have been written while the build reads it: the next build would read it again. */
const SETTLING_MS = 20;

/** Where the tests' sites lie: below the project, so that a site's packages are the project's. */
const nursery = join(process.cwd(), '.docsgen', 'tests');

/** Writes the files and gives the site; everything is removed when the test ends. */
export function fixture(files: SiteFiles, name?: string): Fixture {
  const site = longLived(files, name);
  onTestFinished(() => site.dispose());
  return site;
}

/** The same for a site that several tests share: who makes it removes it. */
export function longLived(files: SiteFiles, name = nextName()): Fixture {
  const home = join(nursery, name);
  const folder = join(home, 'site');
  const [outDir, cacheDir] = [join(home, 'dist'), join(home, 'cache')];
  const at = (path: string): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  let isFirstBuild = true;
  let lastEdit = 0;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site: Fixture = {
    home,
    folder,
    outDir,
    cacheDir,
    build: async (options = {}) => {
      if (isFirstBuild && options.cacheDir === undefined) site.fillCache();
      isFirstBuild = false;
      await wait(Math.max(0, lastEdit + SETTLING_MS - performance.now()));
      return build({ site: folder, outDir, cacheDir, ...options });
    },
    buildClean: async (cleanDir, options = {}) => {
      const cleanCache = join(home, 'clean-cache');
      for (const path of [cleanDir, cleanCache]) rmSync(path, { recursive: true, force: true });
      const usedCache = !isTorture && cleanCache;
      if (usedCache) fillCache(usedCache);
      return build({ site: folder, outDir: cleanDir, cacheDir: usedCache, ...options });
    },
    fillCache: () => fillCache(cacheDir),
    write(path, content) {
      writeFileSync(at(path), content);
      lastEdit = performance.now();
    },
    edit(path, from, to) {
      const text = readFileSync(join(folder, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
      site.write(path, text.replace(from, to));
    },
    rename: (from, to) => renameSync(join(folder, from), at(to)),
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    link: (path, target) => symlinkSync(target, at(path)),
    output: (path) => readFileSync(join(outDir, path), 'utf8'),
    html: (pathname) => readFileSync(join(outDir, pathname, 'index.html'), 'utf8'),
    tree: () => treeOf(outDir),
    dispose: () => rmSync(home, { recursive: true, force: true }),
  };
  for (const [path, content] of Object.entries(files)) site.write(path, content);
  return site;
}

function fillCache(cacheDir: string): void {
  if (!existsSync(cacheDir)) cpSync(inject('cacheSeed'), cacheDir, { recursive: true });
}

/** Every file below a folder, by path, as text; a link as the place that it leads to. Empty where there is no folder. */
export function treeOf(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const walk = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) files.set(path, readFileSync(join(folder, path), 'latin1'));
      else if (entry.isSymbolicLink()) files.set(path, `→ ${readlinkSync(join(folder, path))}`);
    }
  };
  if (existsSync(folder)) walk('');
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The paths at which two trees differ: a message that fits on a screen. */
export function differences(
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = [...new Set([...a.keys(), ...b.keys()])].sort();
  return paths.filter((path) => a.get(path) !== b.get(path));
}

const named = { count: 0 };

function nextName(): string {
  named.count += 1;
  return `${process.pid}-${named.count}`;
}
