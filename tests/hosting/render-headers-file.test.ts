import { describe, expect, test } from 'vitest';
import { createHeaderRules, type HeadersOptions } from '../../src/hosting/header-rules.js';
import { renderHeadersFile } from '../../src/hosting/render-headers-file.js';

function written(more: Partial<HeadersOptions> = {}) {
  const { rules, diagnostics } = createHeaderRules({
    policy: "default-src 'none'",
    base: '/',
    configFile: 'content/docsgen.config.ts',
    ...more,
  });
  return { text: renderHeadersFile(rules), diagnostics };
}

/** As a host reads the file: the headers of each path. */
function blocks(text: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  return new Map(
    text
      .trim()
      .split(/\n(?=\/)/)
      .map((block) => {
        const [path = '', ...lines] = block.split('\n').filter((line) => line !== '');
        return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)))] as const;
      }),
  );
}

describe('documents with a policy of their own', () => {
  const policy = "default-src 'none'; sandbox";
  const { text } = written({
    sandboxDocuments: [{ path: '_docsgen/sandbox.0.html', policy }],
    base: '/docs/',
  });

  test.each(['/docs/_docsgen/sandbox.0.html', '/docs/_docsgen/sandbox.0'])(
    '%s has a policy of its own, instead of the pages’',
    (path) => {
      const block = text.split('\n\n').find((one) => one.startsWith(`${path}\n`));
      expect(block?.trim().split('\n')).toEqual([
        path,
        '  ! Content-Security-Policy',
        `  Content-Security-Policy: ${policy}`,
      ]);
    },
  );
});

describe('headers', () => {
  const { text, diagnostics } = written();
  const all = blocks(text);

  test.each([
    ['Content-Security-Policy', "default-src 'none'"],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('O14, O17: every response has %s: %s', (name, value) => {
    expect(diagnostics).toEqual([]);
    expect(all.get('/*')?.[name]).toBe(value);
  });

  test('O17: every browser feature is off, but writing to the clipboard', () => {
    const features = all.get('/*')?.['Permissions-Policy']?.split(', ') ?? [];
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
    expect(features).toContain('geolocation=()');
  });

  test.each([
    ['/_docsgen/*', 'public, max-age=31536000, immutable'],
    ['/*/', 'no-cache'],
    ['/', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/*', undefined],
  ])('O18: %s has the caching rule %s', (path, rule) => {
    expect(all.get(path)?.['Cache-Control']).toBe(rule);
  });

  test('the last of the caching rules is the one of the assets', () => {
    expect(text.lastIndexOf('Cache-Control')).toBe(
      text.indexOf('Cache-Control: public, max-age=31536000, immutable'),
    );
  });

  test('PID-06: test pages are kept out of search', () => {
    expect(all.get('/experiments/*')).toEqual({ 'X-Robots-Tag': 'noindex' });
  });

  test('all paths stand below the base', () => {
    const paths = [...blocks(written({ base: '/docs/' }).text).keys()];
    expect(paths).toEqual([
      '/docs/*',
      '/docs/*/',
      '/docs/',
      '/docs/404.html',
      '/docs/sw.js',
      '/docs/_docsgen/*',
      '/docs/experiments/*',
    ]);
  });

  test('the owner’s headers join ours, replace those of the same name, or stand behind them', () => {
    const extras = {
      '/*': { 'x-frame-options': 'DENY', 'X-Mine': '1' },
      '/images/*': { 'Cache-Control': 'max-age=86400' },
    };
    const own = blocks(written({ extras }).text);
    expect(own.get('/*')).toMatchObject({
      'x-frame-options': 'DENY',
      'X-Mine': '1',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(own.get('/*')).not.toHaveProperty('X-Frame-Options');
    expect([...own].at(-1)).toEqual(['/images/*', { 'Cache-Control': 'max-age=86400' }]);
  });

  test.each([
    [{ images: { A: 'b' } }, /not a path/],
    [{ '/a b': { A: 'b' } }, /not a path/],
    [{ '/a\n/*': { A: 'b' } }, /not a path/],
    [{ '/a': { 'A B': 'c' } }, /name of a header/],
    [{ '/a': { 'A:': 'c' } }, /name of a header/],
    [{ '/a': { A: 'b\n  Set-Cookie: c' } }, /line break/],
  ])('%j is refused', (extras, message) => {
    const result = written({ extras });
    expect(result.diagnostics).toMatchObject([
      { code: 'headers/invalid', severity: 'error', file: 'content/docsgen.config.ts' },
    ]);
    expect(result.diagnostics[0]?.message).toMatch(message);
    expect(result.text).toBe(text);
  });
});
