import { describe, expect, test } from 'vitest';
import { findNearestName } from '../../src/diagnostics/find-nearest-name.js';
import { computingTime } from '../computing-time.js';

describe('nearest', () => {
  test.each([
    ['titel', ['title', 'plan'], 'title'],
    ['plann', ['planned', 'plan'], 'plan'],
    ['Title', ['subtitle', 'title'], 'title'],
    ['childern', ['children', 'pathname'], 'children'],
    [
      '/material-ui/react-buton/',
      ['/material-ui/react-box/', '/material-ui/react-button/'],
      '/material-ui/react-button/',
    ],
    ['/material-ui/button/', ['/material-ui/react-button/'], '/material-ui/react-button/'],
    ['/a/b', ['/a/b/'], '/a/b/'],
  ])('of %s is found among %j', (name, known, meant) => {
    expect(findNearestName(name, known)).toBe(meant);
  });

  test.each([
    ['gold', ['community', 'pro', 'premium']],
    ['x', ['title', 'plan']],
    ['title', []],
  ])('of %s is none among %j', (name, known) => {
    expect(findNearestName(name, known)).toBeUndefined();
  });

  test('a swap of neighbors counts as one slip', () => {
    expect(findNearestName('ab', ['ba'])).toBe('ba');
  });

  test('the first of equally near names is given', () => {
    expect(findNearestName('cat', ['bat', 'hat'])).toBe('bat');
  });

  test('a list of any length costs a bounded time', () => {
    const known = Array.from({ length: 200_000 }, (_, index) => `/some/long/path/of/a/page-${index}/`);
    const start = computingTime();
    findNearestName('/other/long/path/of/a/page-x/', known);
    expect(computingTime() - start).toBeLessThan(1000);
  });
});
