import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPageEvents, type PageEvents } from '../../src/watch/page-events.js';
import { listenTo } from './fixture/listener.js';
import { served, type Served } from './fixture/site.js';

let events: PageEvents;
let site: Served;
let url: string;

beforeEach(async () => {
  events = createPageEvents();
  const answers = new Map([
    ['/_docsgen/events', async (exchange: Parameters<PageEvents['add']>[0]) => events.add(exchange)],
  ]);
  site = await served(
    {},
    {
      extensions: {
        handlers: answers,
        transformDocument: (html) => html,
        respondWithoutSite: async () => undefined,
      },
    },
  );
  url = `http://127.0.0.1:${site.port}/`;
});
afterEach(async () => {
  events.close();
  await site.close();
});

describe('D04, what open pages receive', () => {
  test('is how things are when they connect, and then what happens', async () => {
    const page = await listenTo(url);
    await page.hears('clear');
    events.sendStatus(true);
    events.sendStatus(true);
    events.sendChanged(['/a/']);
    events.sendStatus(false);
    await page.hears('clear', 1);
    expect(page.reported).toEqual(['clear', 'diagnostics', 'diagnostics', 'changed /a/', 'clear']);
    page.close();
    events.sendStatus(true);
    const later = await listenTo(url);
    await later.hears('diagnostics');
    later.close();
  });

  test.each<[string, readonly string[] | undefined, readonly string[]]>([
    ['a page', ['/a/b/'], ['changed /a/b/']],
    ['several', ['/a/', '/b.css'], ['changed /a/', 'changed /b.css']],
    ['none', [], []],
    ['any', undefined, ['changed *']],
    ['many', Array.from({ length: 21 }, (_, at) => `/${at}/`), ['changed *']],
    ['a long path', [`/${'a'.repeat(60)}/`], ['changed *']],
    ['a path of many bytes', [`/${'ü'.repeat(28)}/`], ['changed *']],
    ['a path that just fits', [`/${'a'.repeat(54)}/`], [`changed /${'a'.repeat(54)}/`]],
  ])('%s: at most 64 bytes each', async (_, paths, reported) => {
    const page = await listenTo(url);
    await page.hears('clear');
    events.sendChanged(paths);
    events.sendStatus(true);
    await page.hears('diagnostics');
    expect(page.reported.slice(1, -1)).toEqual(reported);
    expect(page.reported.every((text) => Buffer.byteLength(text) <= 64)).toBe(true);
    page.close();
  });

  test('goes to a thousand of them', async () => {
    const pages = await Promise.all(Array.from({ length: 1000 }, () => listenTo(url)));
    await Promise.all(pages.map((page) => page.hears('clear')));
    events.sendChanged(['/a/']);
    await Promise.all(pages.map((page) => page.hears('changed /a/')));
    for (const page of pages) page.close();
  });

  test('is answered to GET alone, from our own pages alone, and never kept', async () => {
    const head = await site.get('/_docsgen/events', {}, 'HEAD');
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(head.headers.get('cache-control')).toBe('no-store');
    expect((await site.get('/_docsgen/events', {}, 'POST')).status).toBe(405);
    expect((await site.get('/_docsgen/events', { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await site.get('/_docsgen/events', { Host: 'evil.example' })).status).toBe(403);
  });

  test('a page that goes away is forgotten, and nothing that it sends is read', async () => {
    const request = get(new URL('/_docsgen/events', url), (response) => response.resume());
    await new Promise((resolve) => request.on('response', resolve));
    request.destroy();
    for (let round = 0; round < 100; round += 1) events.sendChanged(['/a/']);
    const page = await listenTo(url);
    await page.hears('clear');
    page.close();
  });
});
