import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkConfig } from '../../src/config/check-config.js';
import { configSchema } from '../../src/config/schema.js';
import { DiagnosticError, type Diagnostic } from '../../src/diagnostics/diagnostic.js';
import { report, tries } from '../torture.js';

const least = { title: 'Acme', products: [{ id: 'acme', name: 'Acme' }] };

function collectDiagnostics(value: unknown, text = ''): readonly Diagnostic[] {
  try {
    checkConfig(value, { file: 'docsgen.config.ts', text });
    return [];
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics;
    throw error;
  }
}

describe('the config', () => {
  test('needs a title and products, and has a default for everything else', () => {
    const config = checkConfig(least, { file: 'docsgen.config.ts', text: '' });
    expect(config).toMatchObject({
      base: '/',
      languages: ['en'],
      templates: 'templates',
      redirects: [],
      diagnostics: {},
    });
  });

  test('has the display ratio and the vitals threshold of the specification (ENT-06, VIT-02)', () => {
    const config = checkConfig({ ...least, ads: {}, analytics: { webVitals: {} } }, { file: 'c', text: '' });
    expect(config.ads?.displayRatio).toBe(0.1);
    expect(config.analytics.webVitals?.skipThreshold).toBe(0.0001);
  });

  test('an unknown key is an error at its place, with the nearest known one', () => {
    const text = `export default {\n  title: 'Acme',\n  titel: 'x',\n};`;
    expect(collectDiagnostics({ ...least, titel: 'x' }, text)).toEqual([
      {
        code: 'config/unknown-key',
        severity: 'error',
        file: 'docsgen.config.ts',
        line: 3,
        column: 3,
        message: '“titel” is not a key of the config',
        hint: 'Did you mean “title”?',
      },
    ]);
  });

  test('the former key `islands` is reported as unknown', () => {
    const text = `export default { title: 'Acme', islands: ['ad'] };`;
    expect(collectDiagnostics({ ...least, islands: ['ad'] }, text)).toMatchObject([
      { code: 'config/unknown-key', line: 1, message: '“islands” is not a key of the config' },
    ]);
  });

  test('an unknown key within a product is reported with its path', () => {
    const [diagnostic] = collectDiagnostics({
      ...least,
      products: [{ id: 'a', name: 'A', pathprefix: '/' }],
    });
    expect(diagnostic).toMatchObject({ code: 'config/unknown-key', hint: 'Did you mean “pathPrefix”?' });
    expect(diagnostic!.message).toContain('products.0.pathprefix');
  });

  test('everything that is wrong is reported at once', () => {
    const codes = collectDiagnostics({ titel: 1, base: 'docs', url: 'acme.example/x' }).map(
      ({ message }) => message,
    );
    expect(codes).toHaveLength(5);
  });

  test.each([
    ['no object', 'text', 'The config must be'],
    ['no title', { products: least.products }, '“title” is missing'],
    ['a base without slashes', { ...least, base: 'docs' }, '“base” must begin and end with a slash'],
    ['an origin with a path', { ...least, url: 'https://a.example/b' }, '“url” must be an origin'],
    [
      'an http ad network (B117)',
      { ...least, ads: { network: { json: 'http://a.example/x' } } },
      'must be an https: address',
    ],
    ['a path out of the site', { ...least, templates: '../x' }, 'must be a path inside the site folder'],
    ['a ratio above one', { ...least, ads: { displayRatio: 2 } }, 'must be from 0 to 1'],
    [
      'an unknown severity',
      { ...least, diagnostics: { 'link/dead': 'warn' } },
      'must be off, warning or error',
    ],
    [
      'two products of one id',
      { ...least, products: [...least.products, ...least.products] },
      'Two products have the id “acme”',
    ],
  ])('refuses %s', (_, value, message) => {
    expect(
      collectDiagnostics(value)
        .map((diagnostic) => diagnostic.message)
        .join('\n'),
    ).toContain(message);
  });

  test('each further product of one id is reported at its own `id`', () => {
    const text = [
      `import { a } from './a';`,
      `const ids = ['a', "b"];`,
      `export default { products: [`,
      `  { id: 'a', path: 'id:"a"' }, { id: 'ab' },`,
      `  { name: 'A', "id": "a" },`,
      `  { id: \`a\` },`,
      `] };`,
    ].join('\n');
    const products = ['a', 'ab', 'a', 'a'].map((id) => ({ ...least.products[0], id }));
    const diagnostics = collectDiagnostics({ ...least, products }, text);
    expect(diagnostics.map(({ line, column }) => [line, column])).toEqual([
      [5, 16],
      [6, 5],
    ]);
  });

  test('two products whose ids are not in the text are reported at the products', () => {
    const text = `const id = 'a';\nexport default { products: [{ id }, { id }] };`;
    const products = [least.products[0], least.products[0]];
    expect(collectDiagnostics({ ...least, products }, text)).toMatchObject([{ line: 2, column: 18 }]);
  });

  test('whatever it holds, it is accepted or reported in words', ({ task }) => {
    const runs = tries(500, 50_000);
    const names = [
      ...Object.keys(configSchema.entries),
      'id',
      'name',
      'href',
      'from',
      'to',
      'en',
      'constructor',
    ];
    const texts = [
      '',
      '/',
      '/a/',
      '//x',
      'https://a.b',
      'javascript:x',
      'en',
      '\0',
      '../..',
      'a'.repeat(9999),
    ];
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom<unknown>(null, undefined, true, false, 0, -1, Infinity, Number.NaN, ...texts),
        fc.string(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...names, '__proto__'), tie('value'), { maxKeys: 5 }),
      ),
    }));
    const config = fc
      .tuple(value, fc.boolean(), fc.constantFrom(...names))
      .map(([any, isWhole, key]): unknown => (isWhole ? any : { ...least, [key]: any }));
    const property = fc.property(config, (any) => {
      for (const { file, message, line = 1 } of collectDiagnostics(any, JSON.stringify(any) ?? '')) {
        expect(message).not.toMatch(/\[object|RangeError|TypeError/);
        expect([file, line >= 1]).toEqual(['docsgen.config.ts', true]);
      }
    });
    fc.assert(property, { numRuns: runs });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    report(task, { of: 'configs', tried: runs, full: 50_000, found: '0 crashes' });
  });
});
