import { describe, expect, test } from 'vitest';
import { loadKatex } from '../../../src/pipeline/load-katex.js';
import { diagnose, html, read } from '../parse-fixture.js';

const { render } = loadKatex(process.cwd());
const withMath = { renderFormula: render };

/** The formulas of a text, as KaTeX gets them. */
function listFormulas(body: string): readonly string[] {
  const formulas: string[] = [];
  html(body, {
    renderFormula: ({ tex, isDisplay }) => {
      formulas.push(`${isDisplay ? 'display' : 'inline'} ${tex}`);
      return { html: '<math></math>' };
    },
  });
  return formulas;
}

describe('formulas', () => {
  test.each([
    ['Of $a_1$, $b_1$ and *$c$*.', ['inline a_1', 'inline b_1', 'inline c']],
    ['from $5 to $10, $ a, \\$a, $HOME and `$a$`', []],
    ['the cost \\$5 of $x \\text{ at } \\$5$', ['inline x \\text{ at } \\$5']],
    ['a $$x$$ b', ['display x']],
    ['$$ x $$', ['display  x ']],
    ['Text\n$$\na\n\nb\n$$\nText', ['display \na\n\nb\n']],
    ['> $$\n> a\n> $$', ['display \na\n']],
    ['- $$a\n  b$$', ['display a\nb']],
    ['```math\na\n```', ['display a\n']],
    ['| a |\n| - |\n| $x$ |', ['inline x']],
    ['[a $x$](https://mui.com/a/)', ['inline x']],
  ])('of %j are %j', (body, formulas) => {
    expect(listFormulas(body)).toEqual(formulas);
  });

  test('dollar signs are text where the site has not turned formulas on', () => {
    expect(html('$a$ and\n\n$$\nb\n$$')).toBe('<p>$a$ and</p>\n<p>$$\nb\n$$</p>\n');
    expect(diagnose('```math\na\n```')).toEqual(['1:4 code/unknown-language']);
  });

  test('are MathML without styles, and a wide one is scrolled', () => {
    const { page, diagnostics } = read('$\\fcolorbox{red}{blue}{a}$\n\n$$\n\\frac{a}{b}\n$$', withMath);
    const [block] = page.blocks;
    const text = block?.kind === 'html' ? block.html : '';
    expect(diagnostics).toEqual([]);
    expect(text).toContain('class="inline-1"');
    expect(text).not.toMatch(/ style=|<annotation|class="katex"/);
    expect(page.css).toBe('.inline-1:not(#_){border:0.04em solid red}');
    expect(text).toContain('<div class="formula" tabindex="0" role="group" aria-label="Formula"><math ');
    expect(text).toContain('display="block"');
  });

  test('in a heading are a part of its id and its text', () => {
    const { page } = read('## The $x$ axis', withMath);
    expect(page.headings).toMatchObject([{ id: 'the-x-axis', text: 'The x axis' }]);
  });

  test.each([
    ['a $x + \\foo$', '1:8 math/syntax'],
    ['$$\na\n  \\foo{b}\n$$', '3:3 math/syntax'],
    ['> $$a\n> \\frac{a$$', '2:10 math/syntax'],
    ['```math\na\n\\foo\n```', '3:1 math/syntax'],
    ['$\\href{https://mui.com}{a}$', '1:2 math/syntax'],
    ['- $$\n  a\n\nb', '1:3 math/unclosed'],
  ])('what is wrong with %j is reported at its place', (body, diagnostic) => {
    expect(diagnose(body, withMath)).toEqual([diagnostic]);
  });
});
