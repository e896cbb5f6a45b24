import { describe, expect, test } from 'vitest';
import { loadDemoSources } from '../../../src/demos/source/load-demo.js';
import { placeProjectFiles } from '../../../src/demos/source/place-project-files.js';

/** The files of the demo `pages/p/sub/Up.tsx` in its project, by their places; of images, nothing. */
function place(files: Readonly<Record<string, string>>, main?: string): Readonly<Record<string, string>> {
  const sources = loadDemoSources('pages/p/sub/Up.tsx', (path) =>
    path in files ? { text: files[path]! } : { missing: true },
  );
  expect(sources.diagnostics).toEqual([]);
  const placed = placeProjectFiles(sources, sources.files, main);
  return Object.fromEntries([
    ...placed.files.map(({ name, code }) => [name, code]),
    ...placed.assets.map(({ name }) => [name, '']),
  ]) as Readonly<Record<string, string>>;
}

describe('the files of a demo in a project', () => {
  test('lie in the folder of the demo, and import each other there', () => {
    const files = {
      'pages/p/sub/Up.tsx':
        "import { x } from '../lib/a/data';\nimport { y } from '../lib/b/data.js';\nimport './own';\n",
      'pages/p/lib/a/data.ts': "export { x } from '../x';\n",
      'pages/p/lib/b/data.ts': "import '../../sub/own';\nimport Up from '../../sub/Up';\n",
      'pages/p/lib/x/index.ts': "import json from '../../x.json';\nimport photo from './photo.png';\n",
      'pages/p/lib/x/photo.png': '',
      'pages/p/sub/own.ts': "import '..';\n",
      'pages/p/index.ts': '',
      'pages/p/x.json': '{}',
    };
    expect(place(files, 'Demo')).toEqual({
      'Demo.tsx': "import { x } from './a/data';\nimport { y } from './b/data.js';\nimport './own';\n",
      'a/data.ts': "export { x } from '../x';\n",
      'x/index.ts': "import json from '../x.json';\nimport photo from '../photo.png';\n",
      'photo.png': '',
      'x.json': '{}',
      'b/data.ts': "import '../own';\nimport Up from '../Demo';\n",
      'own.ts': "import './p';\n",
      'p/index.ts': '',
    });
  });

  test('are named otherwise than the demo and what starts it', () => {
    const files = {
      'pages/p/sub/Up.tsx':
        "import Demo from './Demo';\nimport './main.js';\nimport './index';\nimport './a';\n",
      'pages/p/sub/Demo.tsx': "import '../Demo2';\n",
      'pages/p/sub/main.ts': '',
      'pages/p/sub/index.ts': '',
      'pages/p/sub/a.ts': '// from "./Demo"\n',
      'pages/p/Demo2.ts': '',
    };
    expect(place(files, 'Demo')).toEqual({
      'Demo.tsx': "import Demo from './Demo3';\nimport './main2.js';\nimport './index2';\nimport './a';\n",
      'Demo3.tsx': "import './Demo2';\n",
      'Demo2.ts': '',
      'main2.ts': '',
      'index2.ts': '',
      'a.ts': '// from "./Demo"\n',
    });
    expect(Object.keys(place(files))).toContain('Demo.tsx');
  });

  test('name stylesheets as their author does, with or without an extension', () => {
    const files = {
      'pages/p/sub/Up.tsx': "import styles from '../css/up.module.scss';\n",
      'pages/p/css/up.module.scss': "@use '../sass/vars';\n@use \"../theme\";\n@import './base.css';\n",
      'pages/p/sass/_vars.scss': '',
      'pages/p/theme/_index.scss': '',
      'pages/p/css/base.css': 'a { background: url(../a.png) }\n',
      'pages/p/a.png': '',
    };
    expect(place(files)).toMatchObject({
      'Up.tsx': "import styles from './up.module.scss';\n",
      'up.module.scss': "@use './_vars';\n@use \"./theme\";\n@import './base.css';\n",
      'base.css': 'a { background: url(../a.png) }\n',
      'theme/_index.scss': '',
    });
  });
});
