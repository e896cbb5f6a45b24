/** Bad navigation trees. */

import { others, tree, type BadInput, type Found } from './bad-input.js';

const NAV = 'navigation/acme.ts';

/** Line 5 holds the entry in question, behind those of the good pages; its pathname begins at this column. */
const entry = (name: string, line: string, code: string, column = 15): BadInput => ({
  name,
  files: tree(...others, line),
  finds: [[code, NAV, 5, column]],
});

const pathname = (name: string, value: string): BadInput =>
  entry(`B071 a pathname ${name}`, `{ pathname: ${JSON.stringify(value)} }`, 'nav/invalid-pathname');

const exported = (name: string, source: string, ...finds: readonly Found[]): BadInput => ({
  name,
  files: { [NAV]: source },
  finds,
});

export const navigationCases: readonly BadInput[] = [
  {
    ...entry('B060 a pathname is taken twice', "{ pathname: '/button/' }", 'nav/duplicate-pathname'),
    message: /Duplicated pathname \/button\/ in pages/,
    related: [NAV, 3, 15],
  },
  entry(
    'B060 a group has the pathname of a page',
    "{ pathname: '/button', children: [{ pathname: '/late', planned: true }] }",
    'nav/duplicate-pathname',
  ),
  {
    name: 'B061 an API tab may share the pathname of its page',
    files: tree(
      ...others,
      "{ pathname: '/button/components-api/#button', title: 'Button API' }",
      "{ pathname: '/button/hooks-api/#use-button' }",
    ),
    finds: [],
    status: 'complete',
  },
  { ...entry('B062 an entry has no page', "{ pathname: '/buton' }", 'nav/missing-page'), hint: /\/button\// },
  {
    name: 'B063 a page has no entry',
    files: tree(others[0], others[1]),
    finds: [['nav/orphan-page', 'pages/slider.md']],
    status: 'complete',
  },
  entry('B064 children are a text', "{ pathname: '/group', children: 'none' }", 'nav/invalid-entry'),
  entry('B064 children are null', "{ pathname: '/group', children: null }", 'nav/invalid-entry'),
  entry('B064 children are a number', "{ pathname: '/group', children: 3 }", 'nav/invalid-entry'),
  exported('B064 the tree is an object', "export default { pathname: '/bad' };\n", [
    'nav/invalid-entry',
    NAV,
  ]),
  { name: 'an entry is a text', files: tree(...others, "'/more'"), finds: [['nav/invalid-entry', NAV]] },
  {
    name: 'an entry has no pathname',
    files: tree(...others, "{ title: 'More' }"),
    finds: [['nav/invalid-entry', NAV]],
  },
  {
    ...entry(
      'B065 a flag is misspelled',
      "{ pathname: '/more', planned: true, newfeature: true }",
      'nav/unknown-key',
    ),
    hint: /newFeature/,
  },
  entry('a draft is a text', "{ pathname: '/more', draft: 'yes' }", 'nav/invalid-entry'),
  entry('a flag is a text', "{ pathname: '/more', planned: true, beta: 'yes' }", 'nav/invalid-entry'),
  {
    ...entry(
      'B065 a plan is not known',
      "{ pathname: '/more', planned: true, plan: 'premum' }",
      'nav/unknown-plan',
    ),
    hint: /premium/,
  },
  exported('B066 a tree is empty', 'export default [];\n', ['nav/empty', NAV]),
  {
    name: 'B068 a tree is 1,000 levels deep',
    files: {
      [NAV]: `let entry: object = { pathname: '/bad' };
for (let depth = 0; depth < 1000; depth += 1) entry = { pathname: \`/group/\${depth}\`, children: [entry] };
export default [entry, ${others.slice(1).join(', ')}];
`,
    },
    finds: [['nav/too-deep', NAV]],
    within: 5_000,
  },
  entry('B070 an address is javascript:', "{ pathname: 'javascript:alert(1)' }", 'nav/invalid-pathname'),
  entry('B070 an address leads to another host', "{ pathname: '//evil.example/' }", 'nav/invalid-pathname'),
  entry(
    'B070 the href of linkProps is javascript:',
    "{ pathname: '/more', planned: true, linkProps: { href: 'javascript:alert(1)' } }",
    'nav/invalid-pathname',
  ),
  entry(
    'linkProps hold a handler',
    "{ pathname: '/more', planned: true, linkProps: { onClick: 'alert(1)' } }",
    'nav/invalid-entry',
  ),
  entry(
    'linkProps hold a style',
    "{ pathname: '/more', planned: true, linkProps: { style: 'color: red' } }",
    'nav/invalid-entry',
  ),
  pathname('does not begin with a slash', 'button'),
  pathname('has two slashes in a row', '/a//b'),
  pathname('leads upwards', '/a/../b'),
  pathname('is escaped', '/%2e%2e/b'),
  pathname('has a query', '/a?b=c'),
  pathname('has a hash', '/a#b'),
  entry('B071 a pathname has a backslash', "{ pathname: '/a\\\\b' }", 'nav/invalid-pathname'),
  pathname('is empty', ''),
  exported(
    'a tree cannot be compiled',
    "export default [\n  { pathname: '/bad' \n  { pathname: '/button' },\n];\n",
    ['nav/syntax', NAV, 3, 3],
  ),
  exported('a tree throws', "throw new Error('no tree today');\nexport default [];\n", ['nav/syntax', NAV]),
  exported('a tree has no default export', "export const entries = [{ pathname: '/bad' }];\n", [
    'nav/syntax',
    NAV,
  ]),
  exported(
    'a tree imports what is not there',
    "import { more } from './more';\nexport default [...more];\n",
    ['nav/syntax', NAV, 1, 22],
  ),
  { name: 'a tree is missing', remove: [NAV], finds: [['nav/not-found', NAV]] },
  {
    name: 'an error in an imported part of a tree is reported where it is',
    files: {
      [NAV]: `import { more } from './more';\nexport default [${others.join(', ')}, ...more];\n`,
      'navigation/more.ts': "export const more = [\n  { pathname: '/gone' },\n];\n",
    },
    finds: [['nav/missing-page', 'navigation/more.ts', 2, 15]],
  },
];
