import { describe, expect, test } from 'vitest';
import { VIEW_ALL_VERSIONS, createVersionItems } from '../../../src/site/products/version-items.js';

const english = { base: '/', language: 'en', languages: ['en', 'zh'] };
const chinese = { ...english, language: 'zh' };

const versions = [
  { text: VIEW_ALL_VERSIONS, current: false, href: 'https://mui.com/versions/' },
  { text: 'v6', current: false, href: 'https://v6.mui.com/material-ui/getting-started/' },
  { text: 'v7.2.0', current: true, href: 'https://mui.com/' },
  { text: 'v5', current: false, href: 'https://v5.mui.com' },
];

describe('version switcher', () => {
  test('VER-01, VER-02, VER-03: the current one is first and no link, “View all versions” is last', () => {
    expect(createVersionItems(versions, english)).toEqual([
      { text: 'v7.2.0', current: true },
      { text: 'v6', current: false, href: 'https://v6.mui.com/material-ui/getting-started/' },
      { text: 'v5', current: false, href: 'https://v5.mui.com' },
      { text: 'View all versions', current: false, href: 'https://mui.com/versions/' },
    ]);
  });

  test('LNG-02: other languages stand behind the host', () => {
    expect(createVersionItems(versions, chinese).map(({ href }) => href)).toEqual([
      undefined,
      'https://v6.mui.com/zh/material-ui/getting-started/',
      'https://v5.mui.com/zh',
      'https://mui.com/zh/versions/',
    ]);
  });

  test('a version on this site has base and language', () => {
    const inside = [...versions.slice(2, 3), { text: VIEW_ALL_VERSIONS, current: false, href: '/versions/' }];
    expect(createVersionItems(inside, { ...chinese, base: '/docs/' })[1]?.href).toBe('/docs/zh/versions/');
  });

  test('where none is marked, the first is the current one', () => {
    const plain = [
      { text: 'v2', current: false },
      { text: 'v1', current: false, href: 'https://v1.example.com/' },
    ];
    expect(createVersionItems(plain, english)[0]).toEqual({ text: 'v2', current: true });
  });

  test('VER-04: a single version is the current one, alone', () => {
    expect(createVersionItems([{ text: 'v5.0.0-beta.49', current: true }], english)).toEqual([
      { text: 'v5.0.0-beta.49', current: true },
    ]);
    expect(createVersionItems([], english)).toEqual([]);
  });
});
