import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugifyHeading, PageIds } from '../../../src/markdown/html/page-ids.js';

describe('hashes', () => {
  test.each([
    ['createTheme(options) => theme', 'createtheme-options-theme'],
    ['Typography - Font family', 'typography-font-family'],
    ["barre d'application", 'barre-dapplication'],
    [
      'createGenerateClassName([options]) => class name generator',
      'creategenerateclassname-options-class-name-generator',
    ],
    ['@mui/material/styles vs @mui/styles', 'mui-material-styles-vs-mui-styles'],
    ['Inputs & Labels', 'inputs-labels'],
    ['Blog 📝', 'blog'],
    ['<Button />', 'button'],
    ['Array<string>', 'arraystring'],
    ['Rocket 🚀 and flag 🇫🇷', 'rocket-and-flag'],
    ['__proto__', 'proto'],
    ['Über uns', '%C3%BCber-uns'],
    ['日本語', '%E6%97%A5%E6%9C%AC%E8%AA%9E'],
    ['  -- a -- ', 'a'],
    ['🎉', ''],
    ['', ''],
    ['\ud83d', ''],
  ])('%s is %s (MDX-05)', (text, hash) => {
    expect(slugifyHeading(text)).toBe(hash);
  });
});

describe('Ids', () => {
  test('a taken one is numbered from 2', () => {
    const ids = new PageIds();
    expect(['a', 'a', 'a-2', 'a', ''].map((wanted) => ids.claimUnique(wanted))).toEqual([
      'a',
      'a-2',
      'a-2-2',
      'a-3',
      'section',
    ]);
  });

  test.each([
    'root',
    'constructor',
    '__proto__',
    'currentScript',
    'gtag',
    'main-content',
    'navigation',
    'contents',
  ])('%s is no heading id (B058)', (name) => {
    expect(new PageIds().claimUnique(name)).toBe(`${name}-section`);
  });

  test('all are different, none is empty or reserved', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('a', 'a-2', 'root', 'root-section', ''))),
        (wanted) => {
          const ids = new PageIds();
          const claimed = wanted.map((text) => ids.claimUnique(slugifyHeading(text)));
          expect(new Set(claimed).size).toBe(claimed.length);
          expect(claimed).not.toContain('');
          expect(claimed).not.toContain('root');
          expect(ids.all).toEqual(claimed);
        },
      ),
    );
  });
});
