import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createContentSecurityPolicy, toMetaPolicy } from '../../src/hosting/content-security-policy.js';

const hash = `sha256-${createHash('sha256').update('boot()').digest('base64')}`;

function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  );
}

describe('Content-Security-Policy', () => {
  const policy = createContentSecurityPolicy({ scriptHashes: [hash] });
  const parts = directives(policy);

  test('O01: scripts are the site’s own or known by their hash', () => {
    expect(parts.get('script-src')).toEqual(["'self'", `'${hash}'`]);
    expect(policy).not.toMatch(/unsafe|\*|blob:/);
  });

  test('O03: the only inline style is the empty one', () => {
    const nothing = `'sha256-${createHash('sha256').update('').digest('base64')}'`;
    expect(parts.get('style-src')).toEqual(["'self'", nothing]);
  });

  test.each([
    ['default-src', ["'none'"]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['frame-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
  ])('O06: %s is %j', (name, sources) => {
    expect(parts.get(name)).toEqual(sources);
  });

  test('hosts stand only where the config names them, each once', () => {
    const hosts = {
      'img-src': ['https://ads.example.com', 'https://ads.example.com'],
      'connect-src': ['https://a.example.com/x'],
    };
    const named = directives(createContentSecurityPolicy({ scriptHashes: [], hosts }));
    expect(named.get('img-src')).toEqual(["'self'", 'data:', 'https://ads.example.com']);
    expect(named.get('connect-src')).toEqual(["'self'", 'https://a.example.com/x']);
    expect(named.get('script-src')).toEqual(["'self'"]);
  });

  test('a host cannot end its directive', () => {
    const hosts = { 'img-src': ['https://a.example.com/;script-src,x'] };
    expect(createContentSecurityPolicy({ scriptHashes: [], hosts })).toContain(
      "img-src 'self' data: https://a.example.com/%3Bscript-src%2Cx; font-src",
    );
  });

  test.each([['http://a.example.com'], ["https://a 'unsafe-inline'"], ["'unsafe-eval'"], ['*']])(
    '%s is refused as a host',
    (host) => {
      expect(() =>
        createContentSecurityPolicy({ scriptHashes: [], hosts: { 'script-src': [host] } }),
      ).toThrow('cannot stand in');
    },
  );

  test('what is no hash is refused', () => {
    expect(() => createContentSecurityPolicy({ scriptHashes: ["x' 'unsafe-inline"] })).toThrow(
      'cannot stand in',
    );
  });

  test.each([
    [
      ['docsgen-offline', 'a#b/c'],
      ['docsgen-offline', 'a#b/c'],
    ],
    [[], ["'none'"]],
  ])(
    'O07: Trusted Types are required where it is said which policies there are: %j',
    (trustedTypes, names) => {
      const required = createContentSecurityPolicy({ scriptHashes: [], trustedTypes });
      expect(directives(required).get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(directives(required).get('trusted-types')).toEqual(names);
      expect(toMetaPolicy(required)).toContain("; require-trusted-types-for 'script'; trusted-types ");
      expect(policy).not.toContain('trusted-types');
    },
  );

  test.each([['*'], ["'allow-duplicates'"], ['a b'], ['a;script-src'], ['']])(
    '%j is refused as the name of a policy',
    (name) => {
      expect(() => createContentSecurityPolicy({ scriptHashes: [], trustedTypes: [name] })).toThrow(
        'cannot stand in',
      );
    },
  );

  test('in a meta element it has no frame-ancestors', () => {
    expect(toMetaPolicy(policy)).toBe(policy.replace("; frame-ancestors 'self'", ''));
  });
});
