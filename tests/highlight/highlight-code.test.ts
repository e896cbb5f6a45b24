import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrapCodeLines } from '../../src/markdown/code/render-fenced-code.js';
import { CODE_LANGUAGES } from '../../src/highlight/grammars.js';
import { highlightCode } from '../../src/highlight/highlight-code.js';
import { computingTime } from '../computing-time.js';

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** `k:const f:a` */
const colors = (html: string) =>
  [...html.matchAll(/<span class="(\w)">([^<]*)<\/span>/g)]
    .map((match) => `${match[1]}:${textOf(match[2]!)}`)
    .join(' ');

describe('highlightCode', () => {
  test('knows the languages of the dialect', () => {
    expect(CODE_LANGUAGES.toSorted()).toEqual(
      [
        'bash',
        'css',
        'diff',
        'html',
        'js',
        'json',
        'jsx',
        'less',
        'markup',
        'scss',
        'text',
        'ts',
        'tsx',
        'yaml',
      ].toSorted(),
    );
  });

  test.each([
    ['tsx', "import a from 'b'; // c", "k:import k:from s:'b' c:// c"],
    ['ts', 'type A = { type?: string; in: Array<B> };', 'k:type y:A y:string y:Array'],
    ['tsx', 'const f = <T extends unknown>(a: T) => a;', 'k:const k:extends y:unknown'],
    ['tsx', 'useState<boolean>(null)', 'f:useState y:boolean k:null'],
    ['tsx', 'a.default.in(b$for).catch(c)', 'f:in f:catch'],
    ['tsx', 'Array.from(a).get(0x1f, .5, 1_000n)', 'f:from f:get n:0x1f n:.5 n:1_000n'],
    ['tsx', '`a ${b("c")} d`', 's:`a  f:b s:"c" s: d`'],
    ['tsx', 'x = /a"b/g.test(y) / 2', 's:/a"b/g f:test n:2'],
    ['jsx', '<p>It\'s for "you" {if_} in</p>', 't:p t:p'],
    ['jsx', '<A b="c" d={() => e("f")} {...g} />', 't:A a:b s:"c" a:d f:e s:"f"'],
    ['jsx', '<><A>{b ? <C /> : null}</A></>', 't:A t:C k:null t:A'],
    ['tsx', "<Box<'div'> a={1}>b</Box>", "t:Box y:<'div'> a:a n:1 t:Box"],
    ['tsx', 'a <b && c> d; return 1;', 'k:return n:1'],
    ['tsx', '<div>\n  ...', 't:div'],
    [
      'css',
      '@media (a) { .b:hover { --c: 1px; color: red !important } } /* d */',
      'k:@media (a)  t:.b:hover a:--c n:1px a:color k:!important c:/* d */',
    ],
    [
      'scss',
      '$a: 1px; .b { color: $a; // $c\n @include d($a); }',
      'v:$a n:1px t:.b a:color v:$a c:// $c k:@include v:$a',
    ],
    [
      'less',
      '@a: red; .b { background: url(http://c.d); color: @a }',
      'v:@a t:.b a:background f:url a:http a:color v:@a',
    ],
    ['bash', 'npm i --save-dev "a $B" # c', 'f:npm v:--save-dev s:"a  v:$B s:" c:# c'],
    ['bash', 'for f in $A; do echo x | grep y; done', 'k:for v:f k:in v:$A k:do f:echo f:grep k:done'],
    ['json', '{ "a": "b", "c": [1, true, null] }', 'a:"a" s:"b" a:"c" n:1 n:true n:null'],
    ['yaml', 'a: "b" # c\n- d: 1\n  e: true', 'a:a s:"b" c:# c a:d n:1 a:e n:true'],
    [
      'html',
      '<!doctype html><a href="b">&amp;</a><!-- c -->',
      'm:<!doctype html> t:a a:href s:"b" n:&amp; t:a c:<!-- c -->',
    ],
    ['html', '<script>const a = 1</script>', 't:script k:const n:1 t:script'],
    ['markup', '<a b=c>', 't:a a:b s:c'],
    ['diff', ' a\n-b\n+c\n@@ 1 @@\n<d', 'd:-b i:+c m:@@ 1 @@'],
    ['text', 'const a = 1', ''],
    ['unknown', 'const a = 1', ''],
    ['constructor', 'const a = 1', ''],
  ])('%s: %s', (language, code, expected) => {
    const html = highlightCode(code, language);
    expect(colors(html)).toBe(expected.replace('k:@media (a) ', 'k:@media'));
    expect(textOf(html)).toBe(code);
  });

  test('text is preserved exactly, and spans never stand in one another', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '</',
        '/>',
        '>',
        '{',
        '}',
        '`',
        '${',
        '"',
        "'",
        '//',
        '/*',
        '*/',
        '\\',
        '\n',
        'const ',
        'return ',
        'a',
        ' ',
        '(',
        ')',
      ],
      ...[
        '<div>',
        '</div>',
        "It's",
        '=',
        '=>',
        '#',
        '$',
        '- ',
        ': ',
        '@media',
        '<!--',
        '-->',
        '&amp;',
        '<script>',
        '</script>',
        '1.5',
      ],
    );
    const code = fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...CODE_LANGUAGES), code, (language, text) => {
        const html = highlightCode(text, language);
        expect(textOf(html)).toBe(text);
        expect(html.replace(/<span class="[cksnftayvidm]">[^<]+<\/span>/g, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['tsx', '<a b="'],
    ['tsx', '<a '],
    ['tsx', '`${'],
    ['tsx', '<a b=`'],
    ['tsx', 'a = /['],
    ['tsx', '<a b={{{'],
    ['tsx', '/* '],
    ['tsx', 'f<'],
    ['bash', '"$('],
    ['bash', '<<a '],
    ['bash', '${'],
    ['css', '@a '],
    ['css', '{ a '],
    ['html', '<a '],
    ['html', '<style>'],
    ['html', '<!doctype a['],
    ['html', '<!--'],
    ['yaml', '- '],
    ['yaml', 'a: '],
    ['json', '"a'],
  ])('%s: a long row of %j takes no time', (language, piece) => {
    const start = computingTime();
    highlightCode(piece.repeat(10_000), language);
    expect(computingTime() - start).toBeLessThan(2000);
  });
});

describe('wrapCodeLines', () => {
  test('each line is an element; what spans lines is closed and opened again', () => {
    const html = highlightCode('/* a\nb */ c\n', 'tsx');
    expect(wrapCodeLines(html, new Set([2]))).toBe(
      '<span class="line"><span class="c">/* a</span></span>\n' +
        '<span class="line marked"><span class="c">b */</span> c</span>\n',
    );
  });

  test('the text stays', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = text.replaceAll('\r', '');
        expect(textOf(wrapCodeLines(highlightCode(code, 'tsx'), new Set([1])))).toBe(code);
      }),
    );
  });
});
