/** Creates a project of a demo that builds by itself, for each of the hosts on which a reader can open it. */

import { getFolderPath, resolveSourcePath } from '../../site/resolve-source-path.js';
import { createReactAppFiles } from './create-react-app-files.js';
import { createViteFiles } from './create-vite-files.js';
import { WRAPPER_FOLDER, type DemoProjectInput, type ProjectFiles } from './project-files.js';

/** The files of a project: those of all hosts, and those that differ. */
export interface DemoProject {
  readonly sources: ProjectFiles;
  /** Built by Vite, in a server of the host. */
  readonly stackblitz: ProjectFiles;
  /** Built in the browser, by what the host has in place of Create React App. */
  readonly codesandbox: ProjectFiles;
}

export function createDemoProject(input: DemoProjectInput): DemoProject {
  return {
    sources: createSources(input),
    stackblitz: createViteFiles(input),
    codesandbox: createReactAppFiles(input),
  };
}

function createSources({ files, wrapper = [], isTyped }: DemoProjectInput): ProjectFiles {
  const [demo, ...others] = isTyped ? files : renameToJsx(files);
  const wrapperFiles = isTyped ? wrapper : renameToJsx(wrapper);
  return {
    [`src/Demo.${isTyped ? 'tsx' : 'jsx'}`]: demo!.code,
    ...Object.fromEntries(others.map(({ name, code }) => [`src/${name}`, code])),
    ...Object.fromEntries(wrapperFiles.map(({ name, code }) => [`src/${WRAPPER_FOLDER}/${name}`, code])),
    ...(isTyped ? { 'tsconfig.json': `${JSON.stringify(TSCONFIG, null, 2)}\n` } : {}),
  };
}

/** Vite reads elements in files that say so by their names. */
function renameToJsx(files: DemoProjectInput['files']): DemoProjectInput['files'] {
  const jsxFiles = files.filter(({ name, code }) => name.endsWith('.js') && /<\/|\/>/.test(code));
  const jsxNames = jsxFiles.map(({ name }) => name);
  return files.map(({ name, code }) => ({
    name: jsxNames.includes(name) ? `${name}x` : name,
    code: code.replaceAll(/(?<=(['"]))\.[^'"\n]*\.js(?=\1)/g, (specifier) =>
      jsxNames.includes(resolveSourcePath(getFolderPath(name), specifier) ?? '')
        ? `${specifier}x`
        : specifier,
    ),
  }));
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};
