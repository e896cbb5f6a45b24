import { expect, test } from 'vitest';
import { formatIndex, parseIndex, type StoredNode } from '../../src/graph/index-format.js';
import type { Dependency } from '../../src/graph/step.js';

const site: Dependency = ['step', 'site', 'f-site'];
const page: Dependency = ['step', 'page: a “ä”', 'f-page'];
const file: Dependency = ['file', 'pages/a.md', 'f-file'];

function createNode(id: string, dependencies: readonly Dependency[]): StoredNode {
  const record = { fingerprint: `f-${id}`, failed: false, dependencies, diagnostics: [], outputs: [] };
  return { id, record, range: { offset: 1, length: 2 } };
}

const nodes = [
  createNode('document: a', [site, page, file]),
  createNode('document: b', [site, file]),
  { ...createNode('site', []), range: undefined },
];

const format = (stored: readonly StoredNode[]) => [...formatIndex(stored)].join('');

test('nodes are parsed as they were formatted', () => {
  const parsed = parseIndex(format(nodes));
  expect(parsed.map(({ id, record, range }) => ({ id, record, range }))).toEqual(nodes);
  expect(parseIndex(format([]))).toEqual([]);
});

test('what several nodes have read is written once, and is one object when it is read', () => {
  const text = format(nodes);
  expect(text.match(/f-file/g)).toHaveLength(1);
  const [a, b] = parseIndex(text);
  expect(a!.record.dependencies[2]).toBe(b!.record.dependencies[1]);
});

test('a node knows how its readers have recorded it', () => {
  const [a, b, siteNode] = parseIndex(format(nodes));
  expect(siteNode!.dependency).toBe(a!.record.dependencies[0]);
  expect(b!.dependency).toBeUndefined();
});

test('the text is of pieces that are small beside a large whole', () => {
  const many = Array.from({ length: 5000 }, (_, at) =>
    createNode(`page: ${at}`, [site, ['file', `${at}`, 'f']]),
  );
  const pieces = [...formatIndex(many)];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(length / 8);
  expect(parseIndex(pieces.join('')).at(-1)).toMatchObject(many.at(-1)!);
});

test('a text that is no index throws', () => {
  expect(() => parseIndex('{')).toThrow();
  expect(() => parseIndex('[]')).toThrow();
});
