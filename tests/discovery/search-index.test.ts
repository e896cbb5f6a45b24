import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { SearchIndexBuilder, type SearchablePage } from '../../src/discovery/search-index.js';
import { INDEX_OPTIONS } from '../../src/site/search.js';

const button: SearchablePage = {
  href: '/button/',
  title: 'Button',
  description: 'Buttons let people act.',
  product: 'Acme',
  headings: [
    { id: 'sizes', text: 'Sizes' },
    { id: 'sizes', text: 'Sizes again' },
  ],
  components: ['Button'],
  hooks: ['useButton'],
  demos: [{ name: 'Hero', anchor: 'hero' }],
};

function renderSearchIndex(pages: readonly SearchablePage[]): Uint8Array {
  const builder = new SearchIndexBuilder();
  builder.add(pages);
  return builder.render();
}

const text = fc.string({ unit: 'grapheme' });
const page = fc.record<SearchablePage>({
  href: fc.webPath(),
  title: text,
  description: text,
  product: text,
  headings: fc.array(fc.record({ id: text, text })),
  components: fc.array(text),
  hooks: fc.array(text),
  demos: fc.array(fc.record({ name: text, anchor: text })),
});

test('a page is found with its sections, components, hooks and demos, each address once', () => {
  const { documentIds, storedFields } = JSON.parse(decode(renderSearchIndex([button])));
  expect(Object.values(documentIds)).toEqual([
    '/button/',
    '/button/#sizes',
    '/button/#api:Button',
    '/button/#api:useButton',
    '/button/#hero',
  ]);
  expect(Object.values(storedFields)).toContainEqual({
    kind: 'section',
    title: 'Sizes again',
    within: 'Button',
    product: 'Acme',
  });
});

test('the index of no pages is one', () => {
  expect(searchIn(renderSearchIndex([]), 'button')).toEqual([]);
});

test('the bytes are those of the index as MiniSearch formats it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(page, { selector: ({ href }) => href, maxLength: 8 }), (pages) => {
      const json = decode(renderSearchIndex(pages));
      const { documentIds, storedFields } = JSON.parse(json);
      const index = new MiniSearch(INDEX_OPTIONS);
      for (const [key, id] of Object.entries(documentIds)) index.add({ ...storedFields[key], id });
      expect(json).toBe(JSON.stringify(index));
    }),
  );
});

test('a word of a title finds its page and no other', () => {
  const menu = {
    ...button,
    href: '/menu/',
    title: 'Menu',
    headings: [],
    components: [],
    hooks: [],
    demos: [],
  };
  const found = searchIn(renderSearchIndex([menu, button]), 'sizes');
  expect(found).toEqual(['/button/#sizes']);
  expect(searchIn(renderSearchIndex([menu, button]), 'menu')).toContain('/menu/');
});

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function searchIn(bytes: Uint8Array, query: string): readonly unknown[] {
  return MiniSearch.loadJSON(decode(bytes), INDEX_OPTIONS)
    .search(query)
    .map(({ id }) => id);
}
