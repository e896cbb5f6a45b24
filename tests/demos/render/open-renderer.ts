/** The child compiled as `bin/compile.js` does it, and small demos in folders of their own below the project. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { compileDemo } from '../../../src/bundle/compile-demo.js';
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

/** By name, the demo first; or the text of `Demo.tsx`. */
export type DemoFiles = Readonly<Record<string, string>> | string;

export interface DemoWorld {
  readonly host: DemoRenderer;
  readonly siteFolder: string;
  /** Writes the files of one demo, compiles the first of them and renders it. */
  render(files: DemoFiles): ReturnType<DemoRenderer['render']>;
  /** The problems of a demo, as `line:column code`; none where it renders. */
  faults(files: DemoFiles): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A site folder of its own, and a host for it. */
export async function openWorld(options: Partial<DemoRendererOptions> = {}): Promise<DemoWorld> {
  const childFile = options.entryFile ?? (await compileChild());
  const siteFolder = mkdtempSync(join(cache, 'demo-site-'));
  const host = openDemoRenderer({ entryFile: childFile, siteFolder, concurrency: 1, ...options });
  const render: DemoWorld['render'] = async (files) => {
    const all = typeof files === 'string' ? { 'Demo.tsx': files } : files;
    const folder = mkdtempSync(join(siteFolder, 'demo-'));
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const place = `${basename(folder)}/${Object.keys(all)[0]!}`;
    const { code } = await compileDemo({ root: siteFolder, entry: place });
    return host.render({ file: join(siteFolder, place), relativeFile: place, code });
  };
  return {
    host,
    siteFolder,
    render,
    faults: async (files) => {
      const result = await render(files);
      if (!('diagnostics' in result)) return [];
      return result.diagnostics.map(
        ({ file, line, column, code }) => `${basename(file)}:${line}:${column} ${code}`,
      );
    },
    close: async () => {
      await host.close();
      rmSync(siteFolder, { recursive: true });
      if (childFile.startsWith(cache)) rmSync(dirname(childFile), { recursive: true });
    },
  };
}
