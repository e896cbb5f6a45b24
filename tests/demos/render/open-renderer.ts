/** Opens a demo renderer for tests: with a compiled child process, and a site folder below the project. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { compileDemos } from '../../../src/bundle/compile-demos.js';
import {
  openDemoRenderer,
  type DemoRenderer,
  type DemoRendererOptions,
} from '../../../src/demos/render/open-demo-renderer.js';

const cache = resolve('node_modules/.cache/docsgen-tests');

/** The compiled child's file. */
export async function compileChild(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'demo-child-'));
  await build({
    entryPoints: { 'demo-child': 'src/demos/render/child/main.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
  });
  return join(folder, 'demo-child.js');
}

/** The texts of files by name, the demo first; or the text of `Demo.tsx`. */
export type DemoFiles = Readonly<Record<string, string>> | string;

export interface TestRenderer {
  readonly renderer: DemoRenderer;
  readonly siteFolder: string;
  /** Writes the files of one demo, compiles the first of them and renders it. */
  render(files: DemoFiles): ReturnType<DemoRenderer['render']>;
  /** The diagnostics of a demo, as `file:line:column code`; none if it renders. */
  listIssues(files: DemoFiles): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Creates a site folder, and a renderer for it. */
export async function openTestRenderer(options: Partial<DemoRendererOptions> = {}): Promise<TestRenderer> {
  const entryFile = options.entryFile ?? (await compileChild());
  const siteFolder = mkdtempSync(join(cache, 'demo-site-'));
  const renderer = openDemoRenderer({ entryFile: entryFile, siteFolder, concurrency: 1, ...options });
  const render: TestRenderer['render'] = async (files) => {
    const all = typeof files === 'string' ? { 'Demo.tsx': files } : files;
    const folder = mkdtempSync(join(siteFolder, 'demo-'));
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const entry = `${basename(folder)}/${Object.keys(all)[0]!}`;
    const [{ code } = { code: '' }] = await compileDemos({ root: siteFolder, entries: [entry] });
    return renderer.render({ file: join(siteFolder, entry), relativeFile: entry, code });
  };
  return {
    renderer,
    siteFolder,
    render,
    listIssues: async (files) => {
      const result = await render(files);
      if (!('diagnostics' in result)) return [];
      return result.diagnostics.map(
        ({ file, line, column, code }) => `${basename(file)}:${line}:${column} ${code}`,
      );
    },
    close: async () => {
      await renderer.close();
      rmSync(siteFolder, { recursive: true });
      if (entryFile.startsWith(cache)) rmSync(dirname(entryFile), { recursive: true });
    },
  };
}
