import { describe, expect, test } from 'vitest';
import { inlineAssets } from '../../../src/demos/source/inline-assets.js';
import { createDemoProject } from '../../../src/demos/source/create-demo-project.js';
import type { DemoProjectInput, ProjectFiles } from '../../../src/demos/source/project-files.js';

const source: DemoProjectInput = {
  title: 'Demo <1> — Acme',
  language: 'en',
  files: [
    { name: 'Counter.tsx', code: "import { Part } from './Part';\nexport default () => <Part />;\n" },
    { name: 'Part.tsx', code: 'export const Part = () => <p>Part</p>;\n' },
    { name: 'data.json', code: '{}\n' },
  ],
  isTyped: true,
  dependencies: { react: '19.3.1', '@mui/material': '7.2.0' },
};

const filesFor = (host: 'stackblitz' | 'codesandbox', input: DemoProjectInput): ProjectFiles => {
  const { sources, [host]: files } = createDemoProject(input);
  return { ...files, ...sources };
};

const manifest = (files: ProjectFiles) =>
  JSON.parse(files['package.json']!) as {
    readonly scripts: object;
    readonly dependencies: object;
    readonly devDependencies: Readonly<Record<string, string>>;
  };

describe('a demo as a project that builds', () => {
  test('has the demo, its files, what starts it, and exact versions', () => {
    const files = filesFor('stackblitz', source);
    expect(Object.keys(files).toSorted()).toEqual([
      'index.html',
      'package.json',
      'src/Demo.tsx',
      'src/Part.tsx',
      'src/data.json',
      'src/main.tsx',
      'src/vite-env.d.ts',
      'tsconfig.json',
      'vite.config.js',
    ]);
    expect(files['index.html']).toContain('<title>Demo &lt;1> — Acme</title>');
    expect(files['index.html']).toContain('src="/src/main.tsx"');
    expect(files['src/main.tsx']).toContain("import Demo from './Demo';");
    expect(manifest(files)).toMatchObject({
      scripts: { build: 'vite build' },
      dependencies: { '@mui/material': '7.2.0', react: '19.3.1' },
    });
    expect(Object.keys(manifest(files).devDependencies)).toContain('typescript');
  });

  test('in JavaScript, files with elements say so by their endings, wherever they are imported', () => {
    const files = filesFor('stackblitz', {
      ...source,
      isTyped: false,
      files: [
        { name: 'Counter.js', code: "import { Part } from './Part.js';\nexport default () => <Part />;\n" },
        {
          name: 'Part.js',
          code: "import { word } from './word.js';\nexport const Part = () => <p>{word}</p>;\n",
        },
        { name: 'word.js', code: "export const word = 'one';\n" },
      ],
    });
    expect(files['src/Demo.jsx']).toContain("'./Part.jsx'");
    expect(files['src/Part.jsx']).toContain("'./word.js'");
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['src/main.jsx', 'src/word.js']));
    expect(Object.keys(files)).not.toContain('tsconfig.json');
  });

  test('has Tailwind where the demo names its classes', () => {
    const files = filesFor('stackblitz', { ...source, tailwind: '4.3.5' });
    expect(files['src/main.tsx']).toMatch(/^import '\.\/tailwind\.css';/);
    expect(files['vite.config.js']).toContain('plugins: [react(), tailwindcss()]');
    expect(manifest(files).devDependencies).toMatchObject({
      '@tailwindcss/vite': '4.3.5',
      tailwindcss: '4.3.5',
    });
    expect(manifest(filesFor('stackblitz', source)).devDependencies).not.toHaveProperty('tailwindcss');
  });

  test('has no server where the host builds it in the browser', () => {
    const files = filesFor('codesandbox', { ...source, tailwind: '4.3.5' });
    expect(Object.keys(files).toSorted()).toEqual([
      'package.json',
      'public/index.html',
      'src/Demo.tsx',
      'src/Part.tsx',
      'src/data.json',
      'src/index.tsx',
      'tsconfig.json',
    ]);
    expect(manifest(files)).toMatchObject({
      main: 'src/index.tsx',
      dependencies: { '@mui/material': '7.2.0', react: '19.3.1', 'react-scripts': '5.0.1' },
    });
    expect(files['public/index.html']).toContain(
      '<script src="https://unpkg.com/@tailwindcss/browser@4.3.5">',
    );
    expect(filesFor('codesandbox', source)['public/index.html']).not.toContain('<script');
    expect(Object.keys(filesFor('codesandbox', { ...source, isTyped: false }))).toContain('src/index.jsx');
  });

  test('has what the site puts around its demos, in a folder of its own', () => {
    const wrapper = [
      { name: 'Kit.tsx', code: "import './kit.css';\nexport default ({ children }) => children;\n" },
      { name: 'kit.css', code: 'b {}\n' },
    ];
    const files = filesFor('stackblitz', { ...source, wrapper });
    expect(files['src/wrapper/kit.css']).toBe('b {}\n');
    expect(files['src/wrapper/Kit.tsx']).toBe(wrapper[0]!.code);
    expect(files['src/main.tsx']).toContain("import Wrapper from './wrapper/Kit';");
    expect(files['src/main.tsx']).toMatch(/<Wrapper[^]*direction="ltr"\s*>\s*<Demo \/>\s*<\/Wrapper>/);
  });

  test('has Sass where the demo has files of it, and images and fonts as modules and in stylesheets', () => {
    const demo = {
      files: [
        { name: 'Demo.tsx', path: 'pages/Demo.tsx', code: "import photo from './photo.svg';\n" },
        {
          name: 'demo.scss',
          path: 'pages/demo.scss',
          code: '/* url(photo.svg) */\na { b: url( "./photo.svg" ); c: url(#d) }\n',
        },
      ],
      assets: [{ name: 'photo.svg', path: 'pages/photo.svg' }],
    };
    const getDataUrl = (path: string): string => `data:,${path}`;
    expect(
      inlineAssets(demo, demo.files, { extension: 'ts', getDataUrl }).map(({ name, code }) => [name, code]),
    ).toEqual([
      ['Demo.tsx', "import photo from './photo.svg';\n"],
      ['demo.scss', '/* url(photo.svg) */\na { b: url( "data:,pages/photo.svg" ); c: url(#d) }\n'],
      ['photo.svg.ts', 'export default "data:,pages/photo.svg";\n'],
    ]);
    const files = filesFor('stackblitz', { ...source, sass: '1.99.0' });
    expect(manifest(files).devDependencies).toMatchObject({ sass: '1.99.0' });
  });
});
