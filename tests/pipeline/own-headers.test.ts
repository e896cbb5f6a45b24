import { expect, test } from 'vitest';
import { checkConfig } from '../../src/config/check-config.js';
import type { AnyStep } from '../../src/graph/step.js';
import type { Graph } from '../../src/graph/graph.js';
import { renderOwnHeaders } from '../../src/pipeline/own-headers.js';

const BOX = 'https://box.example';

/** A graph that knows two pages, of which `/box/` shows another host. `asked` has the pages that it was asked for. */
function createGraph(config: object) {
  const asked: unknown[] = [];
  const values: Readonly<Record<string, unknown>> = {
    config: checkConfig(
      { title: 'Acme', products: [{ id: 'acme', name: 'Acme', pathPrefix: '/' }], ...config },
      { file: 'docsgen.config.ts', text: '' },
    ),
    'inline hashes': { scripts: [], styles: [] },
    'sandbox documents': null,
    'route index': new Map([
      ['/box/', {}],
      ['/plain/', {}],
    ]),
  };
  const value = async (step: AnyStep, key?: unknown): Promise<unknown> => {
    if (step.name !== 'page') return values[step.name];
    asked.push(key);
    return key === '/box/' ? { otherHosts: { frames: [BOX], images: [] } } : {};
  };
  return { asked, graph: { value } as Pick<Graph, 'value'> };
}

test('the headers of a page of a site with embeds name its own hosts, and no other page is parsed for them', async () => {
  const { graph, asked } = createGraph({ embeds: { hosts: [BOX] } });
  expect(await renderOwnHeaders(graph, 'box/')).toContain(`\n/box/\n  ! Content-Security-Policy\n`);
  expect(await renderOwnHeaders(graph, 'plain/')).not.toContain(BOX);
  expect(await renderOwnHeaders(graph, 'plain/index.md')).not.toContain(BOX);
  expect(asked).toEqual(['/box/', '/plain/']);
});

test('only the document of an isolated demo has the policy of these, without a look at pages', async () => {
  const { graph, asked } = createGraph({});
  expect(await renderOwnHeaders(graph, '_docsgen/isolated/a.html')).toContain('\n/_docsgen/isolated/*\n');
  expect(await renderOwnHeaders(graph, 'box/')).not.toContain('isolated');
  expect(asked).toEqual([]);
});
