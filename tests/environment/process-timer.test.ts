import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCoreWait, startProcessTimer } from '../../src/environment/process-timer.js';

/** When a timer of 5 seconds expires for a process that waits for a core for this part of the time; `undefined`: not within 2 minutes. */
function findExpiry(waitingPart: number): number | undefined {
  const start = performance.now();
  let expiredAt: number | undefined;
  startProcessTimer({
    limitMs: 5000,
    onExpire: () => (expiredAt = performance.now() - start),
    // Before the timer started, it has waited too.
    readWaitMs: () => 60_000 + (performance.now() - start) * waitingPart,
  });
  vi.advanceTimersByTime(120_000);
  return expiredAt;
}

describe('the time limit of a process', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('is wall time for a process that never waits for a core, such as one that waits for something else', () => {
    expect(findExpiry(0)).toBe(5000);
  });

  test('is extended by the time in which the process waits for a core', () => {
    const expiredAt = findExpiry(0.75);
    expect(expiredAt).toBeGreaterThan(19_900);
    expect(expiredAt).toBeLessThanOrEqual(20_000);
  });

  test('ends after twelve times as long in any case', () => {
    expect(findExpiry(1)).toBe(60_000);
  });

  test('calls nothing once it is stopped', () => {
    const onExpire = vi.fn();
    const stop = startProcessTimer({ limitMs: 5000, onExpire, readWaitMs: () => performance.now() / 2 });
    vi.advanceTimersByTime(6000);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(onExpire).not.toHaveBeenCalled();
  });
});

describe('the time that a process has waited for a core', () => {
  test.runIf(process.platform === 'linux')('is known on Linux', () => {
    expect(readCoreWait(process.pid)).toBeGreaterThan(0);
  });

  test('is none of a process that is gone, or where the system does not tell', () => {
    expect(readCoreWait(2 ** 22 + 1)).toBe(0);
    expect(readCoreWait(undefined)).toBe(0);
  });
});
