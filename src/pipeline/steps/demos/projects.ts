/** Writes the project as which a reader can open a demo in StackBlitz or CodeSandbox. */

import { posix } from 'node:path';
import type { Read } from '../../../graph/step.js';
import type { Demo, DemoSources } from '../../../demos/source/load-demo.js';
import { SASS_FILE } from '../../../text/file-kinds.js';
import { installedPackage } from './installed-package.js';
import { readJavascriptFiles, type NamedCode } from './source-files.js';
import { demoSources } from './sources.js';
import { wrapperPath } from './wrappers.js';
import { emitHashedFile } from '../shell/emit-hashed-file.js';

interface ProjectOptions {
  readonly demo: Demo;
  /** Its files in JavaScript, where they can be. */
  readonly javascriptSources: readonly NamedCode[] | undefined;
  readonly title: string;
  readonly language: string;
}

/** The address of the project's files, in both languages. */
export async function emitProject(
  read: Read,
  { demo, javascriptSources, title, language }: ProjectOptions,
): Promise<string> {
  const { createDemoProject } = await import('../../../demos/source/create-demo-project.js');
  const { inlineAssets } = await import('../../../demos/source/inline-assets.js');
  const wrapper = await readWrapperFiles(read, demo);
  const packages = [...demo.packages, ...(wrapper?.sources.packages ?? [])];
  const dependencies = await resolveDependencies(read, packages);
  const tailwind = demo.styling === 'tailwind' ? await readVersion(read, 'tailwindcss') : undefined;
  const sass = usesSass(demo, wrapper?.sources) ? await readVersion(read, 'sass') : undefined;
  const commonOptions = { title, language, dependencies, tailwind, sass };
  const getDataUrl = await createDataUrls(read, [...demo.assets, ...(wrapper?.sources.assets ?? [])]);
  const createFiles = (sources: DemoSources, codes: readonly NamedCode[], isTyped: boolean) =>
    flattenFiles(inlineAssets(sources, codes, { extension: isTyped ? 'ts' : 'js', getDataUrl }));
  const typescriptOptions = {
    ...{ ...commonOptions, isTyped: true },
    files: createFiles(demo, demo.files, true),
    wrapper: wrapper && createFiles(wrapper.sources, wrapper.sources.files, true),
  };
  const javascriptOptions = {
    ...commonOptions,
    files: createFiles(demo, javascriptSources ?? demo.files, false),
    wrapper: wrapper && createFiles(wrapper.sources, wrapper.javascriptSources, false),
    isTyped: false,
  };
  const [TS, JS] = [createDemoProject(typescriptOptions), createDemoProject(javascriptOptions)];
  return emitHashedFile(read, `${demo.name}.json`, JSON.stringify({ title, TS, JS }));
}

interface WrapperFiles {
  readonly sources: DemoSources;
  /** In JavaScript, where they can be. */
  readonly javascriptSources: readonly NamedCode[];
}

/** The files of what stands around a demo; nothing where nothing does. */
async function readWrapperFiles(read: Read, { modulePath }: Demo): Promise<WrapperFiles | undefined> {
  const path = await read.step(wrapperPath, modulePath);
  if (path === null) return undefined;
  const sources = await read.step(demoSources, path);
  return { sources, javascriptSources: (await readJavascriptFiles(read, sources)) ?? sources.files };
}

function usesSass(...demos: readonly (DemoSources | undefined)[]): boolean {
  return demos.some((demo) => demo?.files.some(({ path }) => SASS_FILE.test(path)));
}

/** The content of each file as a `data:` address. */
async function createDataUrls(read: Read, assets: DemoSources['assets']): Promise<(path: string) => string> {
  if (assets.length === 0) return () => '';
  const { lookup } = await import('mrmime');
  const urls = new Map(
    assets.map(({ path }) => {
      const content = Buffer.from(read.bytes(path) ?? []).toString('base64');
      return [path, `data:${lookup(path) ?? 'application/octet-stream'};base64,${content}`];
    }),
  );
  return (path) => urls.get(path) ?? '';
}

/** A file from above the demo's folder lies beside it. */
function flattenFiles(files: readonly NamedCode[]): readonly NamedCode[] {
  const outerNames = files
    .filter(({ name }) => name.startsWith('../'))
    .map(({ name }) => posix.basename(name).replace(/\.\w+$/, ''));
  return files.map(({ name, code }) => ({
    name: name.startsWith('../') ? posix.basename(name) : name,
    code: outerNames.reduce(
      (text, outerName) =>
        text.replaceAll(
          new RegExp(
            `((?:from|import|@use|@forward|@import)\\s+['"])\\.\\./[^'"]*\\b${outerName}(?=['".])`,
            'g',
          ),
          `$1./${outerName}`,
        ),
      code,
    ),
  }));
}

/** What the demo imports and what that needs beside it, in the versions that the site has installed. */
async function resolveDependencies(
  read: Read,
  packages: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const versions: Record<string, string> = {};
  const packageNames = new Set([...packages, 'react', 'react-dom']);
  for (const name of packageNames) {
    const installed = await read.step(installedPackage, name);
    if (!installed) continue;
    versions[name] = installed.version;
    for (const peer of installed.peers) packageNames.add(peer);
  }
  return versions;
}

async function readVersion(read: Read, name: string): Promise<string | undefined> {
  return (await read.step(installedPackage, name))?.version;
}
