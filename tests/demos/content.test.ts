import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileDemos } from '../../src/bundle/compile-demos.js';
import { openDemoRenderer, type DemoRenderer } from '../../src/demos/render/open-demo-renderer.js';
import { compileChild } from './render/open-renderer.js';

const root = resolve('content');

/** Every demo that the build renders, with its module relative to the site folder. */
const entries = [
  ...new Set(readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' }).flatMap(findEntries)),
].sort();

function findEntries(page: string): readonly string[] {
  if (!page.endsWith('.md')) return [];
  const text = readFileSync(join(root, 'pages', page), 'utf8');
  const directives = [...text.matchAll(/^\{\{"demo": "([\w/]+)(?:\.js)?"(.*)/gm)];
  const stems = directives
    .filter(([, , options]) => !/"ssr": *false/.test(options!))
    .map(([, stem]) => join('pages', dirname(page), stem!));
  return stems.flatMap((stem) =>
    ['', '/system/index', '/css/index', '/tailwind/index']
      .map((rest) => `${stem}${rest}.tsx`)
      .filter((file) => existsSync(join(root, file))),
  );
}

const renderers: DemoRenderer[] = [];
const folders: string[] = [];

beforeAll(async () => {
  const entryFile = await compileChild();
  folders.push(dirname(entryFile));
  for (const concurrency of [1, 2])
    renderers.push(openDemoRenderer({ entryFile: entryFile, siteFolder: root, concurrency }));
});
afterAll(async () => {
  await Promise.all(renderers.map((renderer) => renderer.close()));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the demos of content/', () => {
  test('are many', () => {
    expect(entries.length).toBeGreaterThan(130);
  });

  test('all render, and one process or two give the same', async () => {
    const codes = (await compileDemos({ root, entries })).map(({ code }) => code);
    const renderAll = async (renderer: DemoRenderer): Promise<unknown[]> =>
      Promise.all(
        entries.map(async (entry, index) =>
          renderer.render({ file: join(root, entry), relativeFile: entry, code: codes[index]! }),
        ),
      );
    const results = await renderAll(renderers[0]!);
    expect(results.flatMap((result) => (result as { diagnostics?: unknown[] }).diagnostics ?? [])).toEqual(
      [],
    );
    for (const result of results) {
      const { html, css } = result as { html: string; css: string };
      expect(html).not.toMatch(/\sstyle="|<style|<script/);
      expect(css).not.toMatch(/<\/|undefined|NaN/);
    }
    // So many tasks that a second process is started.
    const [again, andAgain] = await Promise.all([renderAll(renderers[1]!), renderAll(renderers[1]!)]);
    expect([again, andAgain]).toEqual([results, results]);
  }, 240_000);
});
