import { expect, test } from 'vitest';
import { createNode, type GraphNode } from '../../src/graph/node.js';
import type { StepRecord } from '../../src/graph/step.js';
import { UnreadValues } from '../../src/graph/unread-values.js';

const step = { name: 'step', run: () => null };

function nodeWith(id: string, length: number, fingerprint = 'a'): GraphNode {
  const record: StepRecord = { fingerprint, failed: false, dependencies: [], diagnostics: [], outputs: [] };
  return Object.assign(createNode(id, step, undefined), { record, range: { offset: 0, length } });
}

test('a value is handed out once', () => {
  const unread = new UnreadValues();
  const node = nodeWith('page', 100);
  unread.add(node, { value: 1 });
  expect(unread.take(node)).toEqual({ value: 1 });
  expect(unread.take(node)).toBeUndefined();
});

test('a value is forgotten when its node has another one', () => {
  const unread = new UnreadValues();
  const node = nodeWith('page', 100);
  unread.add(node, { value: 1 });
  node.record = { ...node.record!, fingerprint: 'b' };
  expect(unread.take(node)).toBeUndefined();
});

test('a value that its node keeps is not kept again', () => {
  const unread = new UnreadValues();
  const node = nodeWith('page', 100);
  node.cachedValue = { value: 1 };
  unread.add(node, { value: 1 });
  expect(unread.take(node)).toBeUndefined();
});

test('the first values are kept, as long as there is room', () => {
  const unread = new UnreadValues(250);
  const [first, second, third, fourth] = ['1', '2', '3', '4'].map((id) => nodeWith(id, 100)) as [
    GraphNode,
    GraphNode,
    GraphNode,
    GraphNode,
  ];
  for (const node of [first, second, third]) unread.add(node, { value: node.id });
  expect(unread.take(third)).toBeUndefined();
  expect(unread.take(first)).toEqual({ value: '1' });
  unread.add(fourth, { value: '4' });
  expect([second, fourth].map((node) => unread.take(node)?.value)).toEqual(['2', '4']);
  unread.add(first, { value: '1' });
  unread.clear();
  expect(unread.take(first)).toBeUndefined();
});
