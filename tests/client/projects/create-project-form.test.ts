import { decompressFromBase64 } from 'lz-string';
import { expect, test } from 'vitest';
import { createProjectForm, type DemoProjects } from '../../../src/client/projects/create-project-form.js';

const project = (extension: string) => ({
  sources: { [`src/Demo.${extension}`]: 'export default () => <p>“é”</p>;\n' },
  stackblitz: { 'vite.config.js': 'export default {};\n' },
  codesandbox: { 'public/index.html': '<!doctype html>\n' },
});

const projects: DemoProjects = { title: 'Demo — Acme', TS: project('tsx'), JS: project('jsx') };

test('StackBlitz gets a field for each file, and opens the demo', () => {
  expect(createProjectForm(projects, 'stackblitz', 'TS')).toEqual({
    action: 'https://stackblitz.com/run?file=src/Demo.tsx',
    fields: {
      'project[title]': 'Demo — Acme',
      'project[description]': 'Demo — Acme',
      'project[template]': 'node',
      'project[files][vite.config.js]': 'export default {};\n',
      'project[files][src/Demo.tsx]': 'export default () => <p>“é”</p>;\n',
    },
  });
});

test('DEM-04: CodeSandbox gets the files as compressed JSON in letters of addresses, and opens the demo', () => {
  const { action, fields } = createProjectForm(projects, 'codesandbox', 'JS');
  const { parameters, ...others } = fields;
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(others).toEqual({ embed: '1', query: 'module=/src/Demo.jsx&fontsize=12' });
  expect(parameters).toMatch(/^[\w-]+$/);
  expect(JSON.parse(decompressFromBase64(parameters!.replaceAll('-', '+').replaceAll('_', '/')))).toEqual({
    files: {
      'public/index.html': { content: '<!doctype html>\n', isBinary: false },
      'src/Demo.jsx': { content: 'export default () => <p>“é”</p>;\n', isBinary: false },
    },
  });
});
