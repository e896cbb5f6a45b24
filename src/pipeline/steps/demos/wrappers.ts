/** The steps of the site's own component around its demos, which the config names: on the server, and for browsers. */

import { resolve } from 'node:path';
import type { BrowserDemo } from '../../../bundle/compile-browser-demos.js';
import { extractSourceMap } from '../../../demos/render/create-demo-diagnostic.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { findLiteralPosition } from '../../../diagnostics/find-position.js';
import type { Read, Step } from '../../../graph/step.js';
import { findDemoSetting } from '../../../site/products/demo-setting.js';
import { SASS_FILE } from '../../../text/file-kinds.js';
import { getSourceFolder, readOption, readTool } from '../../build-input.js';
import { trackCompiled, trackInputs } from '../../track-inputs.js';
import { readSource } from '../content/pages.js';
import { config, readText } from '../site/config.js';
import { requireSass } from '../site/required-packages.js';
import { emitAssets } from './emit-assets.js';
import { compileForServer, expireUnrepeatable } from './server-modules.js';
import { demoSources } from './sources.js';

/** The path of the module that wraps a demo, by the path of the demo; nothing where none does. */
export const wrapperPath: Step<string | null, string> = {
  name: 'demo wrapper path',
  run: async (read, entry) => {
    const { demos, products } = await read.step(config);
    return findDemoSetting<string>(demos.wrapper, entry, products) ?? null;
  },
};

interface DemoWrapper {
  readonly path: string;
  /** CommonJS. */
  readonly code: string;
  /** What it says of all demos; it holds in demos only. */
  readonly css: string;
}

/** The module of that path, after a trial with nothing in it: what is wrong with it is reported once, not for each demo. */
export const demoWrapper: Step<DemoWrapper, string> = {
  name: 'demo wrapper',
  run: async (read, path) => {
    checkModule(read, path);
    const { files } = await read.step(demoSources, path);
    if (files.some((file) => SASS_FILE.test(file.path))) await read.step(requireSass);
    const { code, workspaceFiles } = await compileForServer(read, path);
    const result = await readTool(read, 'demos').render({
      file: resolve(read.root, path),
      relativeFile: path,
      code,
      isWrapper: true,
      workspaceFiles,
    });
    if (!('diagnostics' in result)) return { path, code: extractSourceMap(code).code, css: result.css };
    expireUnrepeatable(read, result.diagnostics);
    throw new DiagnosticError(result.diagnostics);
  },
};

function checkModule(read: Read, path: string): void {
  if (/\.[jt]sx?$/.test(path) && 'text' in readSource(read, path)) return;
  const file = readOption(read, 'config');
  const position = findLiteralPosition(readText(read, file) ?? '', path);
  throw new DiagnosticError([
    {
      code: 'config/invalid',
      severity: 'error',
      file,
      ...position,
      message: `“demos.wrapper” names ${path}, which is not a module of the site`,
      hint: 'Name a file such as demos/Wrapper.tsx, relative to the site folder.',
    },
  ]);
}

/** The wrapper of a demo, by the path of the demo. */
export async function readWrapper(read: Read, entry: string): Promise<DemoWrapper | undefined> {
  const path = await read.step(wrapperPath, entry);
  return path === null ? undefined : read.step(demoWrapper, path);
}

type WrapperModule = Pick<BrowserDemo, 'code' | 'externalImports' | 'specifiers'>;

/** For browsers, by its path: exports `Wrapper`. */
export const wrapperModule: Step<WrapperModule, string> = {
  name: 'demo wrapper module',
  run: async (read, path) => {
    const { compileBrowserDemos } = await import('../../../bundle/compile-browser-demos.js');
    await read.step(demoWrapper, path);
    const [compiled] = await compileBrowserDemos({
      root: read.root,
      entries: [path],
      exportName: 'Wrapper',
      builtInFolder: getSourceFolder(read),
      onFailure: trackInputs(read),
    });
    trackCompiled(read, compiled!);
    const { externalImports, specifiers } = compiled!;
    return { code: await emitAssets(read, compiled!), externalImports, specifiers };
  },
};
