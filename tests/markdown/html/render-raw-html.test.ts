import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { html, read, diagnose } from '../parse-fixture.js';
import { report, tries } from '../../torture.js';

describe('raw HTML that a page may contain', () => {
  test.each([
    ['<kbd class="key">Ctrl</kbd>', '<p><kbd class="key">Ctrl</kbd></p>\n'],
    ['a<br>b<br/>c<BR />d', '<p>a<br>b<br>c<br>d</p>\n'],
    ['H<sub>2</sub>O', '<p>H<sub>2</sub>O</p>\n'],
    [
      '<div CLASS=\'a "b"\' data-x=1 hidden>x</div>',
      '<div class="a &quot;b&quot;" data-x="1" hidden>x</div>',
    ],
    ['<div>a &amp; b &lt; c < d > e &copy;</div>', '<div>a &amp; b &lt; c &lt; d &gt; e ©</div>'],
    ['<div>\n\n*a*\n\n</div>', '<div>\n<p><em>a</em></p>\n</div>'],
    [
      '<details>\n<summary>More</summary>\n\n- a\n\n</details>',
      '<details>\n<summary>More</summary>\n<ul>\n<li>a</li>\n</ul>\n</details>',
    ],
    ['<!-- note -->', ''],
    ['a <!-- note --> b', '<p>a  b</p>\n'],
    ['<img src="/a.png" alt="A">', '<img src="/a.png" alt="A" loading="lazy" decoding="async">'],
    [
      '<img src="/a.png" alt="" loading="eager">',
      '<img src="/a.png" alt="" loading="eager" decoding="async">',
    ],
    ['<a href="/system/box/#x">a</a>', '<p><a href="/system/box/#x">a</a></p>\n'],
    [
      '<a href="https://a.b/" rel="nofollow">a</a>',
      '<p><a href="https://a.b/" rel="noopener nofollow">a</a></p>\n',
    ],
    ['<a target="_blank" href="/a/">a</a>', '<p><a target="_blank" href="/a/" rel="noopener">a</a></p>\n'],
    ['<span />x', '<p><span></span>x</p>\n'],
    [
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
      '<p><svg viewbox="0 0 1 1"><path d="M0 0"/></svg></p>\n',
    ],
    [
      '<video src="/a.mp4" controls poster="/a.png"></video>',
      '<p><video src="/a.mp4" controls poster="/a.png"></video></p>\n',
    ],
    ['> <div>\n>\n> a\n>\n> </div>', '<blockquote>\n<div>\n<p>a</p>\n</div></blockquote>\n'],
  ])('%j', (body, expected) => {
    expect(html(body).replaceAll('\n</div>\n<', '\n</div><').trimEnd()).toBe(expected.trimEnd());
  });

  test('base and language stand in its links', () => {
    const options = { base: '/docs/', languagePrefix: '/zh' };
    expect(html('<a href="/a/">a</a> <img src="/a.png" alt="">', options)).toBe(
      '<p><a href="/docs/zh/a/">a</a> <img src="/docs/a.png" alt="" loading="lazy" decoding="async"></p>\n',
    );
  });

  test('its ids are anchors', () => {
    expect(read('<span id="here"></span>\n').page.anchors).toEqual(['here']);
  });
});

describe('style attributes', () => {
  test('become classes of the page, equal ones the same', () => {
    const { page, diagnostics } = read(
      '<p class="big" style="Text-Align: center; width: calc(100% - 8px)">a</p>\n\nb <b style="color: #f00">c</b> <i style="color:#f00;">d</i>\n',
    );
    expect(diagnostics).toEqual([]);
    const [block] = page.blocks;
    expect(block?.kind === 'html' && block.html).toBe(
      '<p class="big inline-1">a</p>\n<p>b <b class="inline-2">c</b> <i class="inline-2">d</i></p>\n',
    );
    expect(page.css).toBe(
      '.inline-1:not(#_){text-align:center;width:calc(100% - 8px)}.inline-2:not(#_){color:#f00}',
    );
  });

  test('an empty one leaves nothing', () => {
    expect(html('<p style="">a</p>\n')).toBe('<p class="">a</p>\n');
    expect(read('<p style="">a</p>\n').page.css).toBeUndefined();
  });
});

describe('images in several sizes', () => {
  test('have the base in every address', () => {
    const body =
      '<picture><source srcset="/a.avif 1x, /b.avif 2x" type="image/avif" width="8" height="6"><img src="/a.png" srcset="/a.png 640w,/b.png 1280w" sizes="(max-width: 600px) 100vw, 50vw" alt=""></picture>\n';
    const rendered = html(body, { base: '/docs/' });
    expect(rendered).toContain('srcset="/docs/a.avif 1x, /docs/b.avif 2x"');
    expect(rendered).toContain('srcset="/docs/a.png 640w, /docs/b.png 1280w"');
    expect(rendered).toContain('sizes="(max-width: 600px) 100vw, 50vw"');
    expect(read(body).page.links.map(({ target }) => target)).toEqual([
      '/a.avif',
      '/b.avif',
      '/a.png',
      '/a.png',
      '/b.png',
    ]);
  });
});

describe('iframes of hosts that the config names', () => {
  const embedHosts = ['https://sandbox.example'];
  const source = 'src="https://sandbox.example/x?a=1&amp;b" title="Box"';

  test('are a button with a poster, or the iframe itself', () => {
    const { page, diagnostics } = read(
      `<iframe ${source} height="300" poster="/box.png" allowfullscreen></iframe>\n\n<iframe ${source} eager style="width:100%; height:500px; border:0"></iframe>\n`,
      { embedHosts },
    );
    expect(diagnostics).toEqual([]);
    const [block] = page.blocks;
    const rendered = block?.kind === 'html' ? block.html : '';
    expect(rendered).toMatch(
      /<span class="embed inline-1" data-embed="https:\/\/sandbox\.example\/x\?a=1&amp;b"[^>]* data-title="Box"><img src="\/box\.png"[^>]*><span>Box<\/span><a href="[^"]*" target="_blank" rel="noopener" aria-label="Load the sandbox: Box">Load the sandbox<\/a><\/span>/,
    );
    expect(rendered).toMatch(/<iframe class="embed inline-2" src="[^"]*" title="Box" loading="lazy"/);
    expect(page.css).toContain('.inline-1:not(#_){height:300px}');
    expect(page.otherHosts).toEqual({ frames: embedHosts, images: [] });
  });

  test.each([
    ['another host', '<iframe src="https://other.example/" title="A" height="9"></iframe>'],
    ['no encryption', '<iframe src="http://sandbox.example/" title="A" height="9"></iframe>'],
    ['a script', '<iframe src="javascript:x" title="A" height="9"></iframe>'],
    ['no title', '<iframe src="https://sandbox.example/" height="9"></iframe>'],
    ['no height', `<iframe ${source} height="50%"></iframe>`],
  ])('%s is an error', (_, body) => {
    expect(diagnose(body, { embedHosts })).toEqual(['1:1 html/embed']);
  });

  test('an attribute that runs code is an error', () => {
    expect(diagnose(`<iframe onload="x" ${source} height="9"></iframe>`, { embedHosts })).toEqual([
      '1:9 html/forbidden-attribute',
    ]);
  });

  test('images of these hosts are named, too', () => {
    const { page } = read('![A](https://sandbox.example/a.png)\n', { embedHosts });
    expect(page.otherHosts).toEqual({ frames: [], images: embedHosts });
  });
});

describe('raw HTML that a page may not contain (B055)', () => {
  test.each([
    ['<script>alert(1)</script>', ['1:1 html/forbidden-element']],
    ['a <script>alert(1)</script> b', ['1:3 html/forbidden-element']],
    ['<ScRiPt>alert(1)</sCrIpT>', ['1:1 html/forbidden-element']],
    ['<Script>alert(1)</Script>', ['1:1 html/forbidden-element']],
    ['<iframe src="https://a.b"></iframe>', ['1:1 html/forbidden-element']],
    ['<style>a{}</style>', ['1:1 html/forbidden-element']],
    ['<base href="/">', ['1:1 html/forbidden-element']],
    ['<meta http-equiv="refresh" content="0">', ['1:1 html/forbidden-element']],
    ['<form action="/"></form>', ['1:1 html/forbidden-element']],
    ['<object data="a"></object>', ['1:1 html/forbidden-element']],
    ['<embed src="a">', ['1:1 html/forbidden-element']],
    ['<link rel="stylesheet" href="/a.css">', ['1:1 html/forbidden-element']],
    ['x <input> <button>b</button>', ['1:3 html/forbidden-element', '1:11 html/forbidden-element']],
    ['<svg><script>x</script></svg>', ['1:6 html/forbidden-element']],
    ['<svg onload="x"></svg>', ['1:6 html/forbidden-attribute']],
    ['<math><mi></mi></math>', ['1:1 html/forbidden-element', '1:7 html/unknown-element']],
    ['<h1>a</h1>', ['1:1 html/forbidden-element']],
    ['<main>a</main>', ['1:1 html/forbidden-element']],
    ['<template>a</template>', ['1:1 html/forbidden-element']],
    ['<!DOCTYPE html>', ['1:1 html/forbidden-element']],
    ['<?php echo 1 ?>', ['1:1 html/forbidden-element']],
    ['<img src="/a.png" alt="" onerror="x">', ['1:26 html/forbidden-attribute']],
    ['<p style="position: fixed">a</p>', ['1:4 html/forbidden-attribute']],
    ['<p style="background: url(/a.png)">a</p>', ['1:4 html/forbidden-attribute']],
    ['<p style="color: red}p{color: blue">a</p>', ['1:4 html/forbidden-attribute']],
    ['<p style="color: rgb(1,2">a</p>', ['1:4 html/forbidden-attribute']],
    ['<p style="color">a</p>', ['1:4 html/forbidden-attribute']],
    ['<img srcset="/a.png big" src="/a.png" alt="">', ['1:6 html/forbidden-attribute']],
    ['<img srcset="javascript:x 1x" src="/a.png" alt="">', ['1:6 link/unsafe-url']],
    ['<div ONCLICK=x>a</div>', ['1:6 html/forbidden-attribute']],
    ['<div srcdoc="x">a</div>', ['1:6 html/forbidden-attribute']],
    ['<div data-island="Demo">a</div>', ['1:6 html/forbidden-attribute']],
    ['<a name="currentScript">a</a>', ['1:4 html/forbidden-attribute']],
    ['<img name="currentScript" src="/a.png" alt="">', ['1:6 html/forbidden-attribute']],
    ['<span id="currentScript"></span>', ['1:7 html/forbidden-attribute']],
    ['<span id="main-content"></span>', ['1:7 html/forbidden-attribute']],
    ['<span id="a b"></span>', ['1:7 html/forbidden-attribute']],
    ['## A\n\n<span id="a"></span>', ['3:7 html/forbidden-attribute']],
    ['<a href="javascript:x">a</a>', ['1:4 link/unsafe-url']],
    ['<img src="javascript:x" alt="">', ['1:6 link/unsafe-url']],
    ['<video src="data:video/mp4,x"></video>', ['1:8 link/unsafe-url']],
    ['<a href="/a" target="_top">a</a>', ['1:4 link/trailing-slash', '1:14 html/forbidden-attribute']],
    ['text\n<div>\n  <iframe></iframe>\n</div>', ['3:3 html/forbidden-element']],
    ['- item\n\n  <div\n    onclick="x"></div>', ['4:5 html/forbidden-attribute']],
  ])('%j is reported', (body, diagnostics) => {
    expect(diagnose(body)).toEqual(diagnostics);
  });

  test('nothing of it is written', () => {
    const { page } = read('a\n\n<script>alert("&<")</script>\n\n<img src="/a.png" alt="" onerror="x">\n');
    expect(page.blocks).toEqual([
      {
        kind: 'html',
        html: '<p>a</p>\nalert("&amp;&lt;")\n<img src="/a.png" alt="" loading="lazy" decoding="async">\n',
      },
    ]);
  });
});

describe('raw HTML that does not come out even', () => {
  test.each([
    ['</div>', ['1:1 html/unbalanced']],
    ['a </main> b', []],
    ['</section></main></body>', []],
    ['<div>', ['1:1 html/unbalanced']],
    ['<div>\n\na', ['1:1 html/unbalanced']],
    ['<div><span></div></span>', ['1:12 html/unbalanced', '1:1 html/unbalanced']],
    ['a <b>c', ['1:3 html/unbalanced']],
    ['a <b>c\n\nd</b>', ['1:3 html/unbalanced', '3:2 html/unbalanced']],
    ['> <div>\n\n</div>', ['1:3 html/unbalanced', '3:1 html/unbalanced']],
    ['- <div>\n- </div>', ['1:3 html/unbalanced', '2:3 html/unbalanced']],
    ['<div>\n\n- a\n\n  </div>\n', ['5:3 html/unbalanced', '1:1 html/unbalanced']],
    ['|a|\n|-|\n|<b>|\n', ['3:2 html/unbalanced']],
    ['<div class="a', ['1:1 html/unbalanced']],
    ['a <!-- b', []],
    ['<!-- a\n\n# B', ['1:1 html/unbalanced']],
    ['x <div>a</div>', ['1:3 html/nesting']],
    ['<p>\n\na\n\n</p>', ['3:1 html/nesting']],
    ['<p><div></div></p>', ['1:4 html/nesting']],
    ['<a href="/a/">[b](/b/)</a>', ['1:15 html/nesting']],
    ['<a href="/a/"><a href="/b/">b</a></a>', ['1:15 html/nesting']],
  ])('%j', (body, diagnostics) => {
    const found = diagnose(body).filter((text) => !text.endsWith('forbidden-element'));
    expect(found.toSorted()).toEqual(diagnostics.toSorted());
  });

  test('end tags that are missing are written, so that nothing breaks out', () => {
    const { page } = read('<div>\n\n- a <b>c\n- d\n');
    expect(page.blocks).toEqual([
      { kind: 'html', html: '<div>\n<ul>\n<li>a <b>c</b></li>\n<li>d</li>\n</ul>\n</div>' },
    ]);
  });
});

describe('what is no HTML', () => {
  test.each([
    ['{foo} and } and a < b && c > d', '<p>{foo} and } and a &lt; b &amp;&amp; c &gt; d</p>\n'],
    ['{/* comment */} {`x`}', '<p>{/* comment */} {<code>x</code>}</p>\n'],
    ['1 <2 and <3', '<p>1 &lt;2 and &lt;3</p>\n'],
    ['{{ mustache }}', '<p>{{ mustache }}</p>\n'],
  ])('%j is shown as it is (B056)', (body, expected) => {
    expect(html(body)).toBe(expected);
  });

  test('a component in prose is shown as text, with a warning', () => {
    const { page, diagnostics } = read('Use <Button variant={x}>text</Button> here.\n');
    expect(page.blocks).toEqual([
      { kind: 'html', html: '<p>Use &lt;Button variant={x}&gt;text&lt;/Button&gt; here.</p>\n' },
    ]);
    expect(diagnostics).toMatchObject([
      {
        code: 'html/unknown-element',
        severity: 'warning',
        line: 6,
        column: 5,
        hint: 'If it is code, write it in backticks: `<Button>`.',
      },
    ]);
  });
});

describe('whatever is written', () => {
  const piece = fc.constantFrom(
    ...[
      '<div>',
      '</div>',
      '<b>',
      '</b>',
      '<script>',
      '</script>',
      '<p>',
      '</p>',
      '<a href="',
      '<img src=x onerror=y>',
      '">',
      '<!--',
    ],
    ...[
      '-->',
      '\n\n',
      '\n',
      '- ',
      '> ',
      '`',
      '```\n',
      ':::info\n',
      ':::\n',
      '|a|b|\n|-|-|\n',
      '[x](',
      ')',
      '**',
      '{{"demo": "',
      '"}}',
      'text ',
    ],
  );

  test('a page comes of it, in which tags are even and harmless', ({ task }) => {
    const runs = tries(1500, 100_000);
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const { page } = read(pieces.join(''));
        const all = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
        expect(all).not.toMatch(/<(?:script|style|iframe)|<[a-z][^<>]*\s(?:on\w+|style)=/i);
        expect(opened(all)).toEqual([]);
      }),
      { numRuns: runs },
    );
    report(task, { of: 'pages of HTML', tried: runs, full: 100_000, found: '0 harmful' });
  });
});

/** What is left open; or the end tag that closes nothing. */
function opened(text: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name, rest] of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>"]*(?:"[^"]*"[^<>"]*)*)?)>/g,
  )) {
    if (/^(?:br|hr|img|input|col|source|track|wbr)$/.test(name!) || rest!.endsWith('/')) continue;
    if (slash === '') open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
