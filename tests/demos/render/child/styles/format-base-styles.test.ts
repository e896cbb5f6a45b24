import { expect, test } from 'vitest';
import { formatBaseStyles } from '../../../../../src/demos/render/child/styles/format-base-styles.js';

test('the dark scheme says only what is different, by the attribute and by the system', () => {
  const sheets: Parameters<typeof formatBaseStyles>[0] = [
    { ':root': { '--x-space': '8px' } },
    { ':root, [data-mui-color-scheme="light"]': { colorScheme: 'light', '--x-a': '#fff', '--x-b': 1 } },
    { '[data-mui-color-scheme="dark"]': { colorScheme: 'dark', '--x-a': '#000', '--x-b': 1 } },
  ];
  expect(formatBaseStyles(sheets)).toBe(
    ':root{--x-space:8px}' +
      ':root, [data-mui-color-scheme="light"]{color-scheme:light;--x-a:#fff;--x-b:1}' +
      '@media screen{[data-mui-color-scheme="dark"]{color-scheme:dark;--x-a:#000}}' +
      '@media screen and (prefers-color-scheme:dark){:root:not([data-mui-color-scheme="light"]){color-scheme:dark;--x-a:#000}}',
  );
});
