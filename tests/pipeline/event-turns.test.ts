import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventTurns } from '../../src/pipeline/event-turns.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Work of so many milliseconds. */
function work(ms: number): void {
  vi.advanceTimersByTime(ms);
}

test('steps go on without a turn of the event loop until they have run for a while', async () => {
  const turns = new EventTurns();
  await turns.take();
  const events: string[] = [];
  setImmediate(() => events.push('turn'));
  await turns.take();
  events.push('step');
  work(15);
  await turns.take();
  events.push('step');
  expect(events).toEqual(['step', 'turn', 'step']);
});

test('of many long steps, few are done between two turns, in the order in which they wait', async () => {
  const turns = new EventTurns();
  const events: (number | 'turn')[] = [];
  const countTurns = (): void => {
    events.push('turn');
    timer = setImmediate(countTurns);
  };
  let timer = setImmediate(countTurns);
  work(15);
  await Promise.all(
    Array.from({ length: 12 }, async (_, step) => {
      await turns.take();
      events.push(step);
      work(6);
      await Promise.resolve();
    }),
  );
  clearImmediate(timer);
  expect(events.filter((event) => event !== 'turn')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const stepsPerTurn = events
    .join()
    .split('turn')
    .map((steps) => steps.split(',').filter(Boolean).length);
  expect(Math.max(...stepsPerTurn)).toBe(2);
});
