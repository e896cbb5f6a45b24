import { describe, expect, test } from 'vitest';
import {
  resolveCategoryId,
  resolveDisplayName,
  resolveProductId,
  findProduct,
} from '../../../src/site/products/product.js';

const table: readonly (readonly [pathname: string, categoryId: string, productId: string])[] = [
  ['/material-ui/react-button/', 'core', 'material-ui'],
  ['/zh/material-ui/x/', 'core', 'material-ui'],
  ['/joy-ui/getting-started/', 'core', 'joy-ui'],
  ['/base-ui/react-button/', 'core', 'base-ui'],
  ['/system/', 'core', 'system'],
  ['/x/react-data-grid/components', 'x', 'x-data-grid'],
  ['/x/react-data-grid', 'x', 'x-data-grid'],
  ['/x/react-date-pickers/lifecycle/', 'x', 'x-date-pickers'],
  ['/x/react-', 'x', 'null'],
  ['/x/migration/migration-data-grid-v7/', 'x', 'null'],
  ['/x/introduction/', 'x', 'null'],
  ['/toolpad/studio/getting-started/', 'toolpad', 'toolpad-studio'],
  ['/toolpad/core/introduction/', 'toolpad', 'toolpad-core'],
  ['/toolpad/', 'toolpad', 'toolpad-core'],
  ['/docs/', 'null', 'docs'],
  ['/versions/', 'null', 'docs'],
  ['/production-error/', 'null', 'docs'],
  ['/experiments/docs/callouts/', 'null', 'docs-infra'],
  ['/experiments/other/', 'null', 'null'],
  ['/', 'null', 'null'],
  ['/blog/some-post/', 'null', 'null'],
  ['/en/material-ui/', 'null', 'null'],
];

describe('product and category from the path', () => {
  test.each(table)('PID-01, PID-02: %s is %s and %s', (pathname, categoryId, productId) => {
    expect([resolveCategoryId(pathname, ['en']), resolveProductId(pathname, ['en'])]).toEqual([
      categoryId,
      productId,
    ]);
  });

  test.each([
    ['/material-ui', 'core', 'material-ui'],
    ['/versions', 'null', 'docs'],
    ['/x/react-data-grid?q=1', 'x', 'x-data-grid'],
    ['/x/react-data-grid/#features', 'x', 'x-data-grid'],
    ['/zh/x/react-data-grid/?q=1#features', 'x', 'x-data-grid'],
    ['//material-ui//react-button/', 'core', 'material-ui'],
  ])(
    'PID-03: query, hash, language and a missing slash do not matter: %s',
    (pathname, categoryId, productId) => {
      expect([resolveCategoryId(pathname, ['en']), resolveProductId(pathname, ['en'])]).toEqual([
        categoryId,
        productId,
      ]);
    },
  );

  test.each([
    ['/x/api/data-grid/data-grid/', 'x-data-grid'],
    ['/x/api/date-pickers/date-picker/', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/', 'x-charts'],
    ['/x/api/tree-view/tree-item/', 'x-tree-view'],
    ['/x/api/scheduler/event-calendar/', 'x-scheduler'],
    ['/x/api/chat-box/', 'x-chat'],
    ['/x/api/something-else/', 'null'],
    ['/x/api/', 'null'],
  ])('PID-07: the reference %s belongs to %s', (pathname, productId) => {
    expect([resolveCategoryId(pathname, ['en']), resolveProductId(pathname, ['en'])]).toEqual([
      'x',
      productId,
    ]);
  });

  test('PID-08: migration guides of X are of no product', () => {
    expect(resolveProductId('/x/migration/migration-data-grid-v7/', ['en'])).toBe('null');
  });

  test.each([
    ['material-ui', 'core', 'Material UI'],
    ['system', 'core', 'MUI System'],
    ['x-data-grid', 'x', 'MUI X'],
    ['null', 'x', 'MUI X'],
    ['toolpad-studio', 'toolpad', 'Toolpad Studio'],
    ['docs-infra', 'null', 'Docs Infra'],
    ['docs', 'null', undefined],
    ['null', 'null', undefined],
    ['__proto__', 'constructor', undefined],
  ])('the display name of %s in %s is %s', (productId, categoryId, name) => {
    expect(resolveDisplayName({ productId, categoryId }, [])).toBe(name);
  });

  test('an owner may rename a well-known product and name others', () => {
    const mine = { id: 'material-ui', name: 'My UI' };
    expect(resolveDisplayName({ productId: 'material-ui', categoryId: 'core' }, [mine])).toBe('My UI');
    expect(
      resolveDisplayName({ productId: 'acme', categoryId: 'null', product: { name: 'Acme' } }, [mine]),
    ).toBe('Acme');
  });
});

describe('the configured product of a pathname', () => {
  const products = [
    { id: 'x', pathPrefixes: ['/x/'] },
    { id: 'x-data-grid', pathPrefixes: ['/x/react-data-grid/', '/x/api/data-grid/'] },
    { id: 'material-ui', pathPrefixes: ['/material-ui/'] },
  ];

  test.each([
    ['/x/react-data-grid/sorting/', 'x-data-grid'],
    ['/x/api/data-grid/data-grid/', 'x-data-grid'],
    ['/x/react-data-grid', 'x-data-grid'],
    ['/x/react-data-grid-generator/', 'x'],
    ['/material-ui/', 'material-ui'],
    ['/material-ui-docs/', undefined],
    ['/', undefined],
  ])('PID-04: the longest prefix of %s is of %s', (pathname, id) => {
    expect(findProduct(pathname, products)?.id).toBe(id);
  });

  test('a product at the root owns every page', () => {
    expect(findProduct('/anything/', [{ id: 'all', pathPrefixes: ['/'] }])?.id).toBe('all');
  });
});
