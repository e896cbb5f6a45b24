import { PerformanceObserver } from 'node:perf_hooks';
import v8 from 'node:v8';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { configureChild, configureCommand } from '../../src/environment/configure-v8.js';

const setFlags = vi.spyOn(v8, 'setFlagsFromString');
const observe = vi.spyOn(PerformanceObserver.prototype, 'observe');

beforeAll(() => {
  setFlags.mockReturnValue(undefined);
  observe.mockReturnValue(undefined);
});
afterAll(() => {
  setFlags.mockRestore();
  observe.mockRestore();
});

function readFlags(configure: () => void): string {
  setFlags.mockClear();
  observe.mockClear();
  configure();
  return setFlags.mock.calls.map(([flags]) => flags).join(' ');
}

describe('the flags of V8', () => {
  test.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])(
    'make a build with Node %s optimize less, and the processes beside it',
    (version) => {
      for (const configure of [() => configureCommand('build', version), () => configureChild(version)]) {
        const flags = readFlags(configure);
        expect(flags).toContain('--max-inlined-bytecode-size-cumulative');
        expect(flags).toMatch(/--interrupt-budget|--invocation-count-for-turbofan/);
      }
    },
  );

  test.each(['22.12.0', '24.0.0'])('leave a watch with Node %s as it is', (version) => {
    expect(readFlags(() => configureCommand('watch', version))).not.toMatch(/inlined|invocation-count/);
  });

  test('that a version does not know are not set', () => {
    expect(readFlags(() => configureCommand('build', '22.12.0'))).not.toContain('--interrupt-budget');
    expect(readFlags(() => configureCommand('build', '20.19.0'))).not.toContain('--invocation-count');
  });

  test('are those of V8 itself with a version that nobody has tried', () => {
    expect(readFlags(() => configureCommand('build', '99.0.0'))).toBe('');
    expect(readFlags(() => configureChild('99.0.0'))).toBe('');
    expect(observe).not.toHaveBeenCalled();
  });

  test.each([
    ['24.0.0', 1],
    ['22.12.0', 0],
  ])('with Node %s the young generation is watched %s times', (version, times) => {
    readFlags(() => configureCommand('build', version));
    expect(observe).toHaveBeenCalledTimes(times);
  });
});
