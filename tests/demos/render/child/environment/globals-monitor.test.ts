import { afterEach, describe, expect, test } from 'vitest';
import { GlobalsMonitor } from '../../../../../src/demos/render/child/environment/globals-monitor.js';

const scope = globalThis as unknown as Record<string, unknown>;
const undo: (() => void)[] = [];

afterEach(() => {
  for (const step of undo.splice(0)) step();
});

function watched(): GlobalsMonitor {
  const globals = new GlobalsMonitor();
  globals.takeSnapshot();
  return globals;
}

describe('a change of the globals', () => {
  test('is none while nothing happens, or while something is used for the first time', () => {
    const globals = watched();
    expect([new Blob([]), structuredClone({}), crypto]).toHaveLength(3);
    expect(globals.takeChanges()).toEqual([]);
  });

  test('is a new one', () => {
    const globals = watched();
    undo.push(() => delete scope['fresh']);
    scope['fresh'] = 1;
    expect(globals.takeChanges()).toEqual(['fresh']);
  });

  test('is another value, one that is gone, and an accessor in place of a value', () => {
    const { escape, unescape } = globalThis;
    const { prototype } = Array;
    const own = Object.getOwnPropertyDescriptor(prototype, 'at')!;
    const globals = watched();
    undo.push(
      () => Object.assign(globalThis, { escape, unescape }),
      () => Object.defineProperty(prototype, 'at', own),
    );
    scope['escape'] = () => '';
    delete scope['unescape'];
    Object.defineProperty(prototype, 'at', { configurable: true, get: () => 1 });
    expect([...globals.takeChanges()].sort()).toEqual(['Array.prototype.at', 'escape', 'unescape']);
  });

  test('is one of the process', () => {
    const globals = watched();
    const listener = (): void => undefined;
    process.on('disconnect', listener);
    process.env['FRESH'] = '1';
    undo.push(
      () => process.off('disconnect', listener),
      () => delete process.env['FRESH'],
    );
    expect(globals.takeChanges()).toEqual(['process.env.FRESH', "process.on('disconnect')"]);
  });

  test('does not count when it is made by a package, and does when it was made before', () => {
    const globals = watched();
    undo.push(
      () => delete scope['before'],
      () => delete scope['package'],
    );
    scope['before'] = 1;
    globals.ignoreChangesDuring(() => (scope['package'] = 1));
    expect(globals.takeChanges()).toEqual(['before']);
    expect(globals.takeChanges()).toEqual([]);
  });
});
