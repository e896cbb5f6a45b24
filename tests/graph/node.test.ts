import { expect, test } from 'vitest';
import { createNode, getDependency } from '../../src/graph/node.js';
import type { AnyStep } from '../../src/graph/step.js';

const step: AnyStep = { name: 'page', run: () => null };
const record = { fingerprint: 'f', failed: false, dependencies: [], diagnostics: [], outputs: [] };

test('all readers of a node record the same object, until its fingerprint is another', () => {
  const node = createNode('page: a', step, 'a');
  node.record = record;
  const dependency = getDependency(node);
  expect(dependency).toEqual(['step', 'page: a', 'f']);
  expect(getDependency(node)).toBe(dependency);
  node.record = { ...record, fingerprint: 'g' };
  expect(getDependency(node)).toEqual(['step', 'page: a', 'g']);
  expect(dependency).toEqual(['step', 'page: a', 'f']);
});

test('a node that has not run yet has an empty fingerprint', () => {
  expect(getDependency(createNode('page: a', step, 'a'))).toEqual(['step', 'page: a', '']);
});
