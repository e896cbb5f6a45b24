import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOutput } from '../../../src/output/publish/plan-output.js';

test('what is new or differs is written, what is gone is removed, what is the same is left alone', () => {
  const before = new Map([
    ['same', '1'],
    ['changed', '1'],
    ['gone', '1'],
  ]);
  const after = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['new', '1'],
  ]);
  expect(planOutput(before, after)).toEqual({ write: ['changed', 'new'], remove: ['gone'] });
});

test('following a plan always leads from before to after', () => {
  const state = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2'));
  fc.assert(
    fc.property(state, state, (from, to) => {
      const before = new Map(Object.entries(from));
      const after = new Map(Object.entries(to));
      const { write, remove } = planOutput(before, after);
      const result = new Map(before);
      for (const path of remove) result.delete(path);
      for (const path of write) result.set(path, after.get(path)!);
      expect(new Map([...result].toSorted())).toEqual(new Map([...after].toSorted()));
    }),
  );
});
