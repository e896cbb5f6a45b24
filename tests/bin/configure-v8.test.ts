import { PerformanceObserver } from 'node:perf_hooks';
import v8 from 'node:v8';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

interface ConfigureV8 {
  readonly configureV8: (command: string | undefined, version: string) => void;
}

const FILE: string = '../../bin/configure-v8.js';
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

async function readFlags(command: string, version: string): Promise<string> {
  const { configureV8 } = (await import(FILE)) as ConfigureV8;
  setFlags.mockClear();
  observe.mockClear();
  configureV8(command, version);
  return setFlags.mock.calls.map(([flags]) => flags).join(' ');
}

describe('the flags of V8', () => {
  test.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])(
    'make a build with Node %s optimize less',
    async (version) => {
      const flags = await readFlags('build', version);
      expect(flags).toContain('--max-inlined-bytecode-size-cumulative');
      expect(flags).toMatch(/--interrupt-budget|--invocation-count-for-turbofan/);
    },
  );

  test.each(['22.12.0', '24.0.0'])('leave a watch with Node %s as it is', async (version) => {
    expect(await readFlags('watch', version)).not.toMatch(/inlined|invocation-count/);
  });

  test('that a version does not know are not set', async () => {
    expect(await readFlags('build', '22.12.0')).not.toContain('--interrupt-budget');
    expect(await readFlags('build', '20.19.0')).not.toContain('--invocation-count');
  });

  test('are those of V8 itself with a version that nobody has tried', async () => {
    expect(await readFlags('build', '99.0.0')).toBe('');
    expect(observe).not.toHaveBeenCalled();
  });

  test.each([
    ['24.0.0', 1],
    ['22.12.0', 0],
  ])('with Node %s the young generation is watched %s times', async (version, times) => {
    await readFlags('build', version);
    expect(observe).toHaveBeenCalledTimes(times);
  });
});
