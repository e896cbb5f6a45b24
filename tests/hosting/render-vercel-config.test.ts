import { expect, test } from 'vitest';
import { createHeaderRules } from '../../src/hosting/header-rules.js';
import { renderVercelConfig } from '../../src/hosting/render-vercel-config.js';
import type { Redirect } from '../../src/hosting/redirects.js';

const policy = "default-src 'none'";
const sandboxDocuments = [{ path: '_docsgen/isolated/*', policy: `${policy}; style-src 'self'` }];
const { rules } = createHeaderRules({ policy, base: '/docs/', sandboxDocuments, configFile: '' });
const redirects: readonly Redirect[] = [
  { from: '/v1/*', to: '/:splat', status: 301 },
  { from: '/r/:name/', to: '/packages/:name/', status: 308 },
  { from: '/größe/', to: '/über/', status: 302 },
  { from: '/a.html', to: 'https://example.com/b', status: 307 },
  { from: '/shown/', to: '/a/', status: 200 },
];
const config = JSON.parse(renderVercelConfig(rules, redirects, '/docs/')) as Readonly<
  Record<'headers' | 'redirects' | 'rewrites', readonly Readonly<Record<string, unknown>>[]>
>;

test('vercel.json has the headers of _headers in its order, in the patterns of Vercel', () => {
  expect(config.headers.map(({ source }) => source)).toEqual([
    '/docs/(.*)',
    '/docs/(.*)/',
    '/docs/',
    '/docs/404.html',
    '/docs/sw.js',
    '/docs/_docsgen/(.*)',
    '/docs/experiments/(.*)',
    '/docs/_docsgen/isolated/(.*)',
  ]);
  expect(config.headers.at(-1)!['headers']).toEqual([
    { key: 'Content-Security-Policy', value: `${policy}; style-src 'self'` },
  ]);
});

test('vercel.json has the redirects, fixed paths first, and those with 200 as rewrites', () => {
  expect(config.redirects).toEqual([
    { source: '/docs/gr%C3%B6%C3%9Fe(/?)', destination: '/docs/%C3%BCber/', statusCode: 302 },
    { source: '/docs/a.html(/?)', destination: 'https://example.com/b', statusCode: 307 },
    { source: '/docs/v1/:splat(.*)', destination: '/docs/:splat', statusCode: 301 },
    { source: '/docs/r/:name([^/]+)(/?)', destination: '/docs/packages/:name/', statusCode: 308 },
  ]);
  expect(config.rewrites).toEqual([{ source: '/docs/shown(/?)', destination: '/docs/a/' }]);
});
