/** Bad includes and demos. */

import { BAD, BODY, inBody, onFirstLine, page, type BadInput, type Found } from './bad-input.js';
import { config, type SiteFiles } from '../fixture.js';
import { keepsTheSecret } from './files.js';

const include = (path: string): string => `\`\`\`ts file="${path}"\n\`\`\``;

const outside = (path: string): BadInput => ({
  ...onFirstLine(`B087 an include leads to ${path}`, include(path), 'include/outside-site'),
  also: keepsTheSecret,
});

const demo = (name: string, source: string, ...finds: readonly Found[]): BadInput => ({
  name,
  files: {
    ...page('{{"demo": "Bad.js"}}'),
    'pages/Bad.tsx': source,
    'pages/parts/broken.ts': 'export const a = 1;\nexport const b = ;\n',
    'pages/parts/broken.scss': "@use 'sizes';\n",
    'pages/parts/_sizes.scss': '$gap: 4px;\np { margin: $gpa; }\n',
    'pages/Bad.module.css': '.title { color: red; }\n',
  },
  finds,
  // The page that shows it is named as well.
  related: [BAD, BODY, 1],
});

/** What is wrong in one styling option is reported in its own file. */
const styled = (
  name: string,
  source: string,
  [code, line, column]: readonly [code: string, line: number, column: number],
): BadInput => ({
  name: `in a styling option, ${name}`,
  files: {
    ...page('{{"demo": "Bad.js"}}'),
    'pages/Bad/system/index.tsx': GOOD,
    'pages/Bad/css/index.tsx': source,
  },
  finds: [[code, 'pages/Bad/css/index.tsx', line, column]],
  related: [BAD, BODY, 1],
});

/** Two demos within a wrapper. */
const wrapped = (name: string, files: SiteFiles, ...finds: readonly Found[]): BadInput => ({
  name,
  files: {
    ...page('{{"demo": "Good.js"}}\n\n{{"demo": "Other.js"}}'),
    'docsgen.config.ts': config("demos: { wrapper: 'demos/Wrapper.tsx' },"),
    'pages/Good.tsx': GOOD,
    'pages/Other.tsx': GOOD,
    ...files,
  },
  finds,
});

const option = (name: string, options: string): BadInput => ({
  name,
  files: { ...page(`{{"demo": "Good.js", ${options}}}`), 'pages/Good.tsx': GOOD },
  finds: [['demo/option', BAD, 9]],
});

const GOOD = 'export default function Good() {\n  return <p>Good</p>;\n}\n';

export const demos: readonly BadInput[] = [
  onFirstLine('B083 an included file is missing', include('./gone.ts'), 'include/missing'),
  {
    name: 'an included region is missing',
    files: {
      ...page(include('./sizes.ts#samll')),
      'pages/sizes.ts': '// #region small\nexport const small = 1;\n// #endregion\n',
    },
    finds: [['include/region', BAD, 9]],
    hint: /small/,
  },
  ...[
    '../../secret.md',
    '/etc/passwd',
    'file:///etc/passwd',
    '//host/share/x',
    'C:/secret.md',
    '%2e%2e/%2e%2e/secret.md',
    '..\\\\..\\\\secret.md',
  ].map(outside),
  {
    ...onFirstLine('B089 a demo is missing', '{{"demo": "BasicButon.js"}}', 'demo/missing'),
    files: { ...page('{{"demo": "BasicButon.js"}}'), 'pages/BasicButton.tsx': GOOD },
    hint: /BasicButton/,
  },
  inBody(
    'B089 three demos are missing, and each is reported',
    '{{"demo": "One.js"}}\n\nText.\n\n{{"demo": "Two.js"}}\n\n{{"demo": "Three.js"}}',
    ['demo/missing', BAD, 9],
    ['demo/missing', BAD, 13],
    ['demo/missing', BAD, 15],
  ),
  {
    ...onFirstLine('B090 a demo leads out of the site', '{{"demo": "../../Secret.js"}}', 'demo/outside-site'),
    also: keepsTheSecret,
  },
  {
    ...onFirstLine(
      'B090 the path of a demo is absolute',
      '{{"demo": "/etc/Secret.js"}}',
      'demo/outside-site',
    ),
    also: keepsTheSecret,
  },
  onFirstLine(
    'a demo lies in the site, but not below the pages',
    '{{"demo": "../Secret.js"}}',
    'demo/outside-site',
  ),
  {
    ...onFirstLine(
      'a demo of another folder is missing',
      '{{"demo": "button/BasicButon.js"}}',
      'demo/missing',
    ),
    hint: /button\/BasicButton/,
  },
  {
    ...demo('a demo imports a file from out of the site', `import '../../secret.js';\n${GOOD}`, [
      'demo/outside-site',
      'pages/Bad.tsx',
      1,
    ]),
    also: keepsTheSecret,
  },
  {
    ...wrapped('the wrapper of demos is missing', {}, ['config/invalid', 'docsgen.config.ts', 6, 21]),
    status: 'config',
  },
  wrapped('the wrapper of demos exports no component', { 'demos/Wrapper.tsx': 'export const a = 1;\n' }, [
    'demo/no-component',
    'demos/Wrapper.tsx',
    1,
  ]),
  wrapped(
    'the wrapper of demos throws, which is reported once',
    { 'demos/Wrapper.tsx': "export default function Wrapper() {\n  throw new Error('no theme');\n}\n" },
    ['demo/render', 'demos/Wrapper.tsx', 2],
  ),
  demo('B091 a demo cannot be parsed', 'export default function Bad() {\n  return <p>Bad</b>;\n}\n', [
    'demo/compile',
    'pages/Bad.tsx',
    2,
  ]),
  {
    ...demo(
      'a demo reads a class that its CSS module does not have',
      "import styles from './Bad.module.css';\n\nexport default function Bad() {\n  return <p className={styles.tilte}>Bad</p>;\n}\n",
    ),
    finds: [['demo/class', 'pages/Bad.tsx', 4, 24]],
    related: undefined,
    hint: /title/,
    status: 'complete',
  },
  demo('B091 a file that a demo imports cannot be parsed', `import './parts/broken';\n${GOOD}`, [
    'demo/compile',
    'pages/parts/broken.ts',
    2,
  ]),
  demo('Sass that a demo imports names what there is not', `import './parts/broken.scss';\n${GOOD}`, [
    'demo/compile',
    'pages/parts/_sizes.scss',
    2,
    13,
  ]),
  demo(
    'B092 a demo imports a package that is not installed',
    `import x from 'no-such-package';\n${GOOD}\nx();\n`,
    ['demo/import', 'pages/Bad.tsx', 1],
  ),
  demo(
    'B092 a demo imports what its package does not export',
    "import { NoSuchPart } from '@mui/material/Button';\n\nexport default function Bad() {\n  return <NoSuchPart />;\n}\n",
    ['demo/import', 'pages/Bad.tsx', 1],
  ),
  {
    ...demo(
      'B093 a demo throws while it is rendered',
      'export default function Bad() {\n  const parts: string[] = [];\n  throw new Error(`no demo today ${parts.length}`);\n}\n',
      ['demo/render', 'pages/Bad.tsx', 3],
    ),
    message: /no demo today/,
  },
  demo(
    'B094 a demo rejects a promise that nobody awaits',
    "void Promise.reject(new Error('late'));\nexport default function Bad() {\n  return <p>Bad</p>;\n}\n",
    ['demo/unhandled', 'pages/Bad.tsx', 1],
  ),
  {
    // It sleeps on the way: a loop that computes is `open-demo-renderer.test.ts`'s.
    ...demo(
      'B095 a demo never ends',
      'export default function Bad() {\n  while (true) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);\n}\n',
      ['demo/timeout', 'pages/Bad.tsx', 2],
    ),
    within: 15_000,
  },
  demo('B097 a demo ends the process', 'export default function Bad() {\n  process.exit(0);\n}\n', [
    'demo/exit',
    'pages/Bad.tsx',
    2,
  ]),
  {
    ...demo(
      'B099 a demo needs a window where there is none',
      'const wide = window.innerWidth;\nexport default function Bad() {\n  return <p>{wide}</p>;\n}\n',
      ['demo/render', 'pages/Bad.tsx', 1],
    ),
    hint: /effect|browser|client/i,
  },
  demo('B100 a demo has no default export', 'export function Bad() {\n  return <p>Bad</p>;\n}\n', [
    'demo/no-component',
    'pages/Bad.tsx',
    1,
  ]),
  demo('B100 the default export of a demo is no component', "export default 'Bad';\n", [
    'demo/no-component',
    'pages/Bad.tsx',
    1,
  ]),
  {
    ...demo(
      'B101 a demo is drawn by lot',
      'export default function Bad() {\n  return <p>{Math.random()}</p>;\n}\n',
      ['demo/unstable', 'pages/Bad.tsx', 2],
    ),
    status: 'complete',
    hint: /"ssr": false/,
  },
  {
    ...demo(
      'B101 a demo shows the time',
      'export default function Bad() {\n  return <p>{Date.now()}</p>;\n}\n',
      ['demo/unstable', 'pages/Bad.tsx', 2],
    ),
    status: 'complete',
  },
  {
    ...demo(
      'a demo renders a style element',
      'export default function Bad() {\n  return <style>{"p { color: red; }"}</style>;\n}\n',
      ['demo/policy', 'pages/Bad.tsx', 2],
    ),
    hint: /"isolated": true/,
  },
  {
    name: 'a demo that only browsers render imports a package that is not installed',
    files: {
      ...page('{{"demo": "Bad.js", "ssr": false}}'),
      'pages/Bad.tsx': `import x from 'no-such-package';\n${GOOD}\nx();\n`,
    },
    finds: [['demo/import', 'pages/Bad.tsx', 1]],
  },
  demo(
    'B102 a block lies in a paragraph',
    'export default function Bad() {\n  return (\n    <p>\n      <div>Bad</div>\n    </p>\n  );\n}\n',
    ['demo/nesting', 'pages/Bad.tsx', 4, 7],
  ),
  demo('B092 a demo imports a file that is not there', `import { a } from './gone';\n${GOOD}`, [
    'demo/import',
    'pages/Bad.tsx',
    1,
  ]),
  styled(
    'a demo throws',
    "export default function Bad() {\n  const now: string = 'now';\n  throw new Error(now);\n}\n",
    ['demo/render', 3, 9],
  ),
  styled('a demo cannot be parsed', 'export default function Bad() {\n  return <p>Bad</b>;\n}\n', [
    'demo/compile',
    2,
    18,
  ]),
  styled('a file is not there', `import { a } from './gone';\n${GOOD}`, ['demo/import', 1, 19]),
  styled('a package is not installed', `import x from 'no-such-package';\n${GOOD}\nx();\n`, [
    'demo/import',
    1,
    15,
  ]),
  styled(
    'there is no default export',
    "const words = 'Bad';\n\nexport function Bad() {\n  return <p>{words}</p>;\n}\n",
    ['demo/no-component', 3, 1],
  ),
  {
    ...styled(
      'a demo is drawn by lot',
      'export default function Bad() {\n  return (\n    <div>\n      <p>{Math.random()}</p>\n    </div>\n  );\n}\n',
      ['demo/unstable', 4, 7],
    ),
    status: 'complete',
  },
  styled(
    'a block lies in a paragraph',
    'export default function Bad() {\n  return (\n    <p>\n      <div>Bad</div>\n    </p>\n  );\n}\n',
    ['demo/nesting', 4, 7],
  ),
  option('hideToolbar is false, as it is anyway', '"hideToolbar": false'),
  option('hideToolbar stands with an open code', '"hideToolbar": true, "defaultCodeOpen": true'),
  option('hideToolbar stands with disableAd', '"hideToolbar": true, "disableAd": true'),
  option('ssr is a text', '"ssr": "no"'),
  option('isolated is false', '"isolated": "yes"'),
  option('an option is not known', '"backgroud": "outlined"'),
  option('an option has a wrong value', '"bg": "pink"'),
  option('a height is a text', '"height": "tall"'),
  {
    ...onFirstLine('a demo is named by its source', '{{"demo": "Good.tsx"}}', 'demo/option'),
    files: { ...page('{{"demo": "Good.tsx"}}'), 'pages/Good.tsx': GOOD },
  },
  {
    name: 'B103 a demo in JavaScript alone is shown',
    files: {
      ...page('{{"demo": "Plain.js"}}'),
      'pages/Plain.js': 'export default function Plain() {\n  return <p>Plain</p>;\n}\n',
    },
    finds: [],
    status: 'complete',
  },
  {
    name: 'B104 a demo looks for a secret in the environment, and finds none',
    files: {
      ...page('{{"demo": "Env.js"}}'),
      'pages/Env.tsx':
        'export default function Env() {\n  return <p>{process.env.CANARY ?? Object.keys(process.env).length > 20}</p>;\n}\n',
    },
    finds: [],
    status: 'complete',
    also: keepsTheSecret,
  },
  {
    name: 'B107 files of a demo that import each other do not hang it',
    files: {
      ...page('{{"demo": "Round.js"}}'),
      'pages/Round.tsx': `import { a } from './a';\nexport default function Round() {\n  return <p>{a}</p>;\n}\n`,
      'pages/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
      'pages/b.ts': "import { a } from './a';\nexport const b = () => a;\n",
    },
    finds: [],
    status: 'complete',
    within: 5_000,
  },
];
