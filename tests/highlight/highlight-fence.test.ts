import { describe, expect, test } from 'vitest';
import { FENCE_LANGUAGES, highlightFence } from '../../src/highlight/highlight-fence.js';
import { computingTime } from '../computing-time.js';

describe('highlightFence', () => {
  test.each([
    ['python', '# a\ndef b(c): return "d"', '<span class="k">def</span>'],
    ['toml', '[a]\nb = 1', '<span class="y">a</span>'],
    ['markdown', '# A\n', '<span class="k"># A</span>'],
    ['nginx', 'listen 80;', '<span class="n">80</span>'],
    ['graphql', 'type A { b: Int }', '<span class="y">Int</span>'],
    ['docker', 'FROM a', '<span class="k">FROM</span>'],
    ['tsx', 'const a', '<span class="k">const</span>'],
  ])('%s is colored', (language, code, expected) => {
    expect(highlightFence(code, language)).toContain(expected);
  });

  test('colors do not depend on which languages came before', () => {
    const code = 'a { b: c } /* <?php d */ "e"';
    const first = FENCE_LANGUAGES.map((language) => highlightFence(code, language));
    const second = FENCE_LANGUAGES.toReversed().map((language) => highlightFence(code, language));
    expect(second.toReversed()).toEqual(first);
  });

  test('the text stays, whatever the language', () => {
    const code = '<a b="&"> # `c` $d {{ e }} \\ \n\t// f /* g */ [h](i) @j --k |l| %m \'n';
    for (const language of FENCE_LANGUAGES) {
      const html = highlightFence(code, language);
      const text = html.replace(/<\/?span[^>]*>/g, '');
      expect(text, language).toBe(
        code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      );
    }
  });

  test.each(['"', "'", '_', '<a ', '[', '$', 'a.', '\n', '```\n', '/*', '{'])(
    'a long row of %j takes no time in any language',
    (piece) => {
      const code = piece.repeat(10_000 / piece.length);
      for (const language of FENCE_LANGUAGES) {
        const start = computingTime();
        highlightFence(code, language);
        expect(computingTime() - start, language).toBeLessThan(2000);
      }
    },
  );

  test('long code in a language without a grammar of ours is plain', () => {
    expect(highlightFence('def '.repeat(3000), 'python')).not.toContain('<span');
    expect(highlightFence('const '.repeat(3000), 'ts')).toContain('<span');
  });
});
