import { describe, expect, test } from 'vitest';
import { renderDocument } from '../../src/document/render-document.js';
import { escapeAttribute, escapeText } from '../../src/text/escape-html.js';
import { renderHead, type HeadProps } from '../../src/document/render-head.js';
import { createContentsItems } from '../../src/document/render-page.js';
import { outlineMarkup } from '../../src/document/outline-markup.js';

const head: HeadProps = {
  title: 'Button - Acme',
  description: 'About "buttons" & <more>.',
  siteTitle: 'Acme',
  canonical: 'https://acme.example/button/',
  alternates: [{ hreflang: 'x-default', href: 'https://acme.example/button/' }],
  language: 'en',
  productId: 'acme',
  categoryId: 'null',
  isIndexable: true,
  social: { title: 'Button', description: 'About' },
  stylesheets: ['/_docsgen/shell.css'],
  scripts: {
    boot: 'boot()',
    runtime: '/_docsgen/runtime.js',
    codeTabs: '/_docsgen/code-tabs.js',
    rules: '{}',
  },
};

describe('text in HTML', () => {
  test('is escaped for where it stands', () => {
    expect(escapeText('<a> & "b"')).toBe('&lt;a&gt; &amp; "b"');
    expect(escapeAttribute('<a> & "b"')).toBe('&lt;a&gt; &amp; &quot;b&quot;');
  });
});

describe('the head (SEO-01, SHL-02)', () => {
  test('has title, description, canonical address, alternates and identity', () => {
    const html = renderHead(head);
    expect(html).toContain('<title>Button - Acme</title>');
    expect(html).toContain(
      '<meta name="description" content="About &quot;buttons&quot; &amp; &lt;more&gt;.">',
    );
    expect(html).toContain('<link rel="canonical" href="https://acme.example/button/">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://acme.example/button/">');
    expect(html).toContain(
      '<meta name="mui:productId" content="acme"><meta name="mui:productCategoryId" content="null">',
    );
  });

  test.each([
    ['og:title', 'Button'],
    ['og:description', 'About'],
    ['og:url', 'https://acme.example/button/'],
    ['og:type', 'website'],
    ['og:ttl', '604800'],
  ])('has %s for social cards', (name, content) => {
    expect(renderHead(head)).toContain(`<meta property="${name}" content="${content}">`);
  });

  test.each([
    ['twitter:card', 'summary'],
    ['twitter:site', '@acme'],
    ['twitter:title', 'Button'],
    ['twitter:description', 'About'],
  ])('has %s for posts on X', (name, content) => {
    expect(renderHead({ ...head, twitterSite: '@acme' })).toContain(
      `<meta name="${name}" content="${content}">`,
    );
  });

  test('keeps a page out of search engines when it is not to be indexed', () => {
    expect(renderHead(head)).not.toContain('noindex');
    expect(renderHead({ ...head, isIndexable: false })).toContain('<meta name="robots" content="noindex">');
  });

  test('cannot be left by what an author writes (B021)', () => {
    const html = renderHead({
      ...head,
      title: '</title><script>alert(1)</script>',
      description: '"><script>',
    });
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(3);
  });

  test('says nothing of what is not known', () => {
    expect(renderHead({ ...head, canonical: undefined, description: '' })).not.toMatch(
      /canonical|og:url|og:image|twitter:site|name="description"/,
    );
  });
});

describe('a document', () => {
  test('has its language, and ends with a line break', () => {
    const text = renderDocument({ ...head, language: 'fr' }, { pieces: ['<p>x</p>'] }, {});
    expect(text).toMatch(
      /^<!doctype html>\n<html lang="fr"><head>.*<\/head><body><p>x<\/p><\/body><\/html>\n$/,
    );
  });

  test('has the HTML of each slot as it is, dollar signs included, and nothing in an empty slot', () => {
    const pieces = ['<main>', 'content', '</main><p>', 'contents', '</p>'];
    expect(renderDocument(head, { pieces }, { content: "$& $1 $'" })).toContain(
      "<body><main>$& $1 $'</main><p></p></body>",
    );
  });
});

describe('the contents list (TOC-01)', () => {
  const heading = (level: 2 | 3, id: string) => ({ level, id, text: id, html: id });

  test('puts level 3 below the level 2 before it', () => {
    const items = createContentsItems([heading(2, 'a'), heading(3, 'b'), heading(2, 'c')]);
    expect(items).toEqual([
      { id: 'a', html: 'a', children: [{ id: 'b', html: 'b' }] },
      { id: 'c', html: 'c', children: [] },
    ]);
  });

  test('keeps a level 3 without parent at the top', () => {
    expect(createContentsItems([heading(3, 'a')])).toHaveLength(1);
  });
});

describe('the outline of rendered HTML', () => {
  test('has every id once, as it is meant', () => {
    const html = '<p id="a"></p><p id="b&amp;c"></p><p id="a"></p><p data-id="no"></p><code> id="no"</code>';
    expect([...outlineMarkup(html, '/').ids]).toEqual(['a', 'b&c']);
  });

  test('has the addresses of this site only', () => {
    const html =
      '<a href="/docs/a/">a</a><a href="https://x.example/">x</a><a href="#here">h</a><img src="/docs/i.svg"><a href="//evil.example/">e</a><a href="/docs/_docsgen/x.js">s</a>';
    expect([...outlineMarkup(html, '/docs/').hrefOffsets.keys()]).toEqual(['/docs/a/', '/docs/i.svg']);
    expect([...outlineMarkup(html, '/').hrefOffsets.keys()]).not.toContain('//evil.example/');
  });

  test('has every class name', () => {
    expect([...outlineMarkup('<p class="css-1a code"><i class="css-2b"></i></p>', '/').classNames]).toEqual([
      'css-1a',
      'code',
      'css-2b',
    ]);
  });
});
