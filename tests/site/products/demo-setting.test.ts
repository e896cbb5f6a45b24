import { expect, test } from 'vitest';
import { findDemoSetting } from '../../../src/site/products/demo-setting.js';

const products = [
  { id: 'kit', pathPrefix: '/kit/' },
  { id: 'charts', pathPrefixes: ['/charts/', '/kit/charts/'] },
];

test.each([
  ['pages/kit/Button', true],
  ['pages/kit/charts/Bars', false],
  ['pages/charts/Bars', false],
  ['pages/other/Bars', undefined],
])('%s has the setting of its product', (path, expected) => {
  expect(findDemoSetting({ kit: true, charts: false }, path, products)).toBe(expected);
});

test('one value holds for all demos', () => {
  expect(findDemoSetting('Wrapper.tsx', 'pages/other/Bars', products)).toBe('Wrapper.tsx');
  expect(findDemoSetting(undefined, 'pages/other/Bars', products)).toBeUndefined();
});
