/** Creates the files around a demo in a project of the form of Create React App, which CodeSandbox builds in the browser. */

import {
  createTypescriptPackages,
  formatIndexHtml,
  formatMainModule,
  formatManifest,
  type DemoProjectInput,
  type ProjectFiles,
} from './project-files.js';

/** The host knows the form of a project by this package. */
const REACT_SCRIPTS = { 'react-scripts': '5.0.1' };

export function createReactAppFiles(input: DemoProjectInput): ProjectFiles {
  const { isTyped, dependencies, tailwind, sass } = input;
  const main = `src/index.${isTyped ? 'tsx' : 'jsx'}`;
  const manifest = {
    main,
    scripts: { start: 'react-scripts start', build: 'react-scripts build' },
    dependencies: { ...dependencies, ...REACT_SCRIPTS },
    devDependencies: { ...(isTyped ? createTypescriptPackages(input) : {}), ...(sass ? { sass } : {}) },
  };
  // No server, so no plugin of Tailwind: its classes are made in the page.
  const head = tailwind
    ? `\n    <script src="https://unpkg.com/@tailwindcss/browser@${tailwind}"></script>`
    : '';
  return {
    'package.json': formatManifest(manifest),
    'public/index.html': formatIndexHtml(input, { head }),
    [main]: formatMainModule(input),
  };
}
