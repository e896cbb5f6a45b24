import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferGarbageCollection, loadEsbuild } from '../../src/bundle/load-esbuild.js';

beforeEach(() => {
  vi.stubEnv('GOGC', undefined);
  vi.stubEnv('GOMEMLIMIT', undefined);
});
afterEach(() => vi.unstubAllEnvs());

const limits = () => [process.env['GOGC'], process.env['GOMEMLIMIT']];

describe('esbuild', () => {
  test('lets its heap grow further than it would', () => {
    loadEsbuild();
    expect(limits()).toEqual(['200', undefined]);
  });

  test('collects no garbage in one build before it has taken much memory', () => {
    deferGarbageCollection();
    loadEsbuild();
    expect(limits()).toEqual(['off', '400MiB']);
  });

  test.each([
    ['GOGC', '50', ['50', undefined]],
    ['GOMEMLIMIT', '1GiB', ['200', '1GiB']],
  ])('does what the environment says in %s', (name, value, expected) => {
    vi.stubEnv(name, value);
    deferGarbageCollection();
    loadEsbuild();
    expect(limits()).toEqual(expected);
  });
});
