import { afterEach, expect, test, vi } from 'vitest';
import { loadEsbuild } from '../../src/bundle/load-esbuild.js';

afterEach(() => vi.unstubAllEnvs());

test('esbuild lets its heap grow further than it would, unless the environment says how far', async () => {
  vi.stubEnv('GOGC', undefined);
  loadEsbuild();
  expect(process.env['GOGC']).toBe('200');
  vi.stubEnv('GOGC', '50');
  loadEsbuild();
  expect(process.env['GOGC']).toBe('50');
});
