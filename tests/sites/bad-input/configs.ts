/** Bad configs: each ends with status `config`. */

import { config } from '../fixture.js';
import type { BadInput, Found } from './bad-input.js';

const CONFIG = 'docsgen.config.ts';

const source = (name: string, text: string, ...finds: readonly Found[]): BadInput => ({
  name,
  files: { [CONFIG]: text },
  finds,
  status: 'config',
});

/** A further key on line 6 of a good config, from column 3 on. */
const key = (name: string, line: string, code = 'config/invalid', column = 3): BadInput =>
  source(name, config(line), [code, CONFIG, 6, column]);

const defined = (...lines: readonly string[]): string =>
  `import { defineConfig } from 'docsgen';\nexport default defineConfig({\n${lines.map((line) => `  ${line},\n`).join('')}});\n`;

const PRODUCT = "{ id: 'acme', name: 'Acme', pathPrefix: '/', navigation: 'navigation/acme.ts' }";

export const configs: readonly BadInput[] = [
  source('B109 a config cannot be compiled', defined("title: 'Acme'\n  products: []"), [
    'config/syntax',
    CONFIG,
    4,
    3,
  ]),
  source('B109 a config throws', "throw new Error('no config today');\nexport default {};\n", [
    'config/syntax',
    CONFIG,
  ]),
  source('a config imports what is not there', "import { more } from './more';\nexport default more;\n", [
    'config/syntax',
    CONFIG,
    1,
    22,
  ]),
  source('a config has no default export', "export const config = { title: 'Acme' };\n", [
    'config/syntax',
    CONFIG,
  ]),
  source('a config is a number', 'export default 5;\n', ['config/invalid', CONFIG]),
  { name: 'there is no config', remove: [CONFIG], finds: [['config/not-found', CONFIG]], status: 'config' },
  { ...key('B109 a key is misspelled', "descripton: 'x',", 'config/unknown-key'), hint: /“description”/ },
  {
    ...key(
      'a key below another is misspelled',
      "repository: { url: 'https://example.com/r', brach: 'main' },",
      'config/unknown-key',
      47,
    ),
    hint: /“branch”/,
  },
  key('a host of embeds has a path', "embeds: { hosts: ['https://box.example/new'] },", 'config/invalid', 13),
  key('B109 a value has the wrong type', 'description: 5,'),
  key('a tag has a space', "repository: { url: 'https://example.com/r', tag: 'v 1' },", undefined, 47),
  key(
    'an address that is not to be followed has no scheme',
    "links: { nofollow: ['www.w3.org'] },",
    undefined,
    12,
  ),
  source('a title is missing', defined(`products: [${PRODUCT}]`), ['config/invalid', CONFIG]),
  source('a title is empty', defined("title: ''", `products: [${PRODUCT}]`), [
    'config/invalid',
    CONFIG,
    3,
    3,
  ]),
  source('products are missing', defined("title: 'Acme'"), ['config/invalid', CONFIG]),
  source('there is no product', defined("title: 'Acme'", 'products: []'), ['config/invalid', CONFIG, 4, 3]),
  source('two products have one id', defined("title: 'Acme'", `products: [${PRODUCT}, ${PRODUCT}]`), [
    'config/invalid',
    CONFIG,
    4,
  ]),
  source(
    'a product has an unknown key',
    defined("title: 'Acme'", `products: [${PRODUCT.replace('name:', 'nme:')}]`),
    ['config/invalid', CONFIG, 4, 3],
    ['config/unknown-key', CONFIG, 4, 28],
  ),
  key('B116 a base does not begin with a slash', "base: 'docs/',"),
  key('B116 a base does not end in a slash', "base: '/docs',"),
  key('B116 a base is a whole address', "base: 'https://example.com/docs/',"),
  source('an origin has a path', config().replace('https://acme.example', 'https://acme.example/docs'), [
    'config/invalid',
    CONFIG,
    4,
    3,
  ]),
  key(
    'B117 the address of ads is http:',
    "ads: { network: { json: 'http://ads.example/a.json' } },",
    'config/invalid',
    21,
  ),
  key(
    'B117 the address of ads is malformed',
    "ads: { network: { script: 'https://a b' } },",
    'config/invalid',
    21,
  ),
  key(
    'B117 an id of analytics is a script',
    "analytics: { measurementId: '</script>' },",
    'config/invalid',
    16,
  ),
  key(
    'a stylesheet of fonts does not exist',
    "fonts: { icons: '/static/icons.css' },",
    'config/missing-file',
    19,
  ),
  {
    ...key(
      'the theme has no colors for a color scheme',
      "colorSchemes: [{ name: 'sepa', label: 'Sepia', mode: 'light' }],",
      'config/unknown-scheme',
      26,
    ),
    files: {
      [CONFIG]: config("colorSchemes: [{ name: 'sepa', label: 'Sepia', mode: 'light' }],"),
      'templates/theme/schemes.ts': "export const schemes = { sepia: { divider: '#000' } };\n",
    },
    hint: /“sepia”/,
  },
  key(
    'a color scheme has the name of a mode',
    "colorSchemes: [{ name: 'dark', label: 'Dark', mode: 'dark' }],",
    'config/invalid',
    20,
  ),
  key(
    'two color schemes have one name',
    "colorSchemes: [{ name: 'a', label: 'A', mode: 'dark' }, { name: 'a', label: 'B', mode: 'dark' }],",
    'config/invalid',
    67,
  ),
  key('an account on X has no @', "twitterSite: 'acme',"),
  key('a wrapper lies out of the site', "demos: { wrapper: '../Wrapper.tsx' },", 'config/invalid', 12),
  {
    ...key(
      'a wrapper is for no product',
      "demos: { wrapper: { acmee: 'W.tsx' } },",
      'config/unknown-key',
      23,
    ),
    hint: /“acme”/,
  },
  {
    ...key(
      'the demos of no product are isolated',
      'demos: { isolated: { acmee: true } },',
      'config/unknown-key',
      24,
    ),
    hint: /“acme”/,
  },
  key('what is isolated is a text', "demos: { isolated: 'acme' },", 'config/invalid', 12),
  {
    ...key(
      'colors of the brand are hard to read',
      "brand: { colors: { light: { primary: '#7fd1ae' }, dark: { primary: '#3ccb8c', link: 'hsl(154, 60%, 30%)' } } },",
    ),
    finds: [
      ['config/contrast', CONFIG, 6, 31],
      ['config/contrast', CONFIG, 6, 81],
    ],
  },
  key(
    'a color of the brand can be seen through',
    "brand: { colors: { light: { primary: '#0a7d4b80' }, dark: { primary: '#fff' } } },",
    'config/invalid',
    31,
  ),
  key(
    'a font of the brand is on another host',
    "brand: { fonts: { files: [{ family: 'A', file: 'https://a.example/a.woff2' }] } },",
    'config/invalid',
    44,
  ),
  {
    ...key(
      'the file of a font is missing',
      "brand: { fonts: { files: [{ family: 'A', file: '/a.woff2' }] } },",
      'config/missing-file',
      50,
    ),
  },
  key('the logo is missing', "logo: '/gone.svg',", 'config/missing-file', 9),
  source(
    'logos are missing, of which two are the same file',
    config("logo: { light: '/light.svg', dark: '/dark.svg?v=2' },").replace(
      "name: 'Acme UI',",
      "name: 'Acme UI', logo: '/light.svg',",
    ),
    ['config/missing-file', CONFIG, 5, 51],
    ['config/missing-file', CONFIG, 6, 38],
  ),
  {
    ...key(
      'a color of a color scheme is hard to read',
      "colorSchemes: [{ name: 'sepia', label: 'Sepia', mode: 'light' }],",
    ),
    files: {
      [CONFIG]: config("colorSchemes: [{ name: 'sepia', label: 'Sepia', mode: 'light' }],"),
      'templates/theme/schemes.ts': "export const schemes = { sepia: { text: { link: '#b58900' } } };\n",
    },
    finds: [['config/contrast', 'templates/theme/schemes.ts', 1, 49]],
    hint: /nearest color that passes is #[\da-f]{6}/,
  },
  key('a ratio is above one', 'ads: { displayRatio: 10 },', 'config/invalid', 10),
  key('a language has three letters', "languages: ['eng'],"),
  key('templates lie out of the site', "templates: '../templates',"),
  source('a navigation lies out of the site', config().replace('navigation/acme.ts', '../acme.ts'), [
    'config/invalid',
    CONFIG,
    5,
  ]),
  key('a severity is fixed', "diagnostics: { 'output/locked': 'off' },", 'config/invalid', 18),
  key('a severity is not known', "diagnostics: { 'nav/orphan-page': 'eror' },", 'config/invalid', 18),
  {
    ...key('a rule is not known', "diagnostics: { 'nav/orphan-pag': 'error' },", 'config/unknown-key', 18),
    hint: /nav\/orphan-page/,
  },
  key('a host is not known', "hosting: ['nginx', 'netlify'],"),
  key('a limit is no whole number', 'limits: { pageBytes: 0.5 },', 'config/invalid', 13),
  key(
    'a policy names a host without https:',
    "csp: { 'img-src': ['http://img.example'] },",
    'config/invalid',
    10,
  ),
  key(
    'a policy of Trusted Types has a name that none can have',
    "csp: { 'trusted-types': ['any name'] },",
    'config/invalid',
    10,
  ),
  source(
    'three errors are reported at once',
    config("base: 'docs',\n  descripton: 'x',\n  languages: 'en',"),
    ['config/invalid', CONFIG, 6, 3],
    ['config/unknown-key', CONFIG, 7, 3],
    ['config/invalid', CONFIG, 8, 3],
  ),
];
