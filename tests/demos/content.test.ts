import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileDemo } from '../../src/bundle/compile-demo.js';
import { openDemoRenderer, type DemoRenderer } from '../../src/demos/render/open-demo-renderer.js';
import { compileChild } from './render/open-renderer.js';

const root = resolve('content');

/** Every demo that a page shows, with its module relative to the site folder. */
const entries = [
  ...new Set(readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' }).flatMap(entriesOf)),
].sort();

function entriesOf(page: string): readonly string[] {
  if (!page.endsWith('.md')) return [];
  const text = readFileSync(join(root, 'pages', page), 'utf8');
  const stems = [...text.matchAll(/^\{\{"demo": "([\w/]+)(?:\.js)?"/gm)].map(([, stem]) =>
    join('pages', dirname(page), stem!),
  );
  return stems.flatMap((stem) =>
    ['', '/system/index', '/css/index', '/tailwind/index']
      .map((rest) => `${stem}${rest}.tsx`)
      .filter((file) => existsSync(join(root, file))),
  );
}

const hosts: DemoRenderer[] = [];
const folders: string[] = [];

beforeAll(async () => {
  const childFile = await compileChild();
  folders.push(dirname(childFile));
  for (const concurrency of [1, 2])
    hosts.push(openDemoRenderer({ entryFile: childFile, siteFolder: root, concurrency }));
});
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the demos of content/', () => {
  test('are many', () => {
    expect(entries.length).toBeGreaterThan(120);
  });

  test('all render, and one process or two give the same', async () => {
    const codes = await Promise.all(entries.map(async (entry) => (await compileDemo({ root, entry })).code));
    const renderAll = (host: DemoRenderer): Promise<unknown[]> =>
      Promise.all(
        entries.map((place, at) =>
          host.render({ file: join(root, place), relativeFile: place, code: codes[at]! }),
        ),
      );
    const results = await renderAll(hosts[0]!);
    expect(results.flatMap((result) => (result as { diagnostics?: unknown[] }).diagnostics ?? [])).toEqual(
      [],
    );
    for (const result of results) {
      const { html, css } = result as { html: string; css: string };
      expect(html).not.toMatch(/\sstyle="|<style|<script/);
      expect(css).not.toMatch(/<\/|undefined|NaN/);
    }
    expect(await renderAll(hosts[1]!)).toEqual(results);
  }, 240_000);
});
