/** Writes the project as which a reader can open a demo in StackBlitz or CodeSandbox. */

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
  const { placeProjectFiles } = await import('../../../demos/source/place-project-files.js');
  const wrapper = await readWrapperFiles(read, demo);
  const packages = [...demo.packages, ...(wrapper?.sources.packages ?? [])];
  const dependencies = await resolveDependencies(read, packages);
  const tailwind = demo.styling === 'tailwind' ? await readVersion(read, 'tailwindcss') : undefined;
  const sass = usesSass(demo, wrapper?.sources) ? await readVersion(read, 'sass') : undefined;
  const commonOptions = { title, language, dependencies, tailwind, sass };
  const getDataUrl = await createDataUrls(read, [...demo.assets, ...(wrapper?.sources.assets ?? [])]);
  const createFiles = ({ sources, codes, extension, main }: LanguageSources): readonly NamedCode[] => {
    const { files, assets } = placeProjectFiles(sources, codes, main);
    return inlineAssets({ files: sources.files, assets }, files, { extension, getDataUrl });
  };
  const demoOptions = { sources: demo, main: 'Demo' };
  const typescriptOptions = {
    ...{ ...commonOptions, isTyped: true },
    files: createFiles({ ...demoOptions, codes: demo.files, extension: 'ts' }),
    wrapper: wrapper && createFiles({ ...wrapper, codes: wrapper.sources.files, extension: 'ts' }),
  };
  const javascriptOptions = {
    ...commonOptions,
    files: createFiles({ ...demoOptions, codes: javascriptSources ?? demo.files, extension: 'js' }),
    wrapper: wrapper && createFiles({ ...wrapper, codes: wrapper.javascriptSources, extension: 'js' }),
    isTyped: false,
  };
  const [TS, JS] = [createDemoProject(typescriptOptions), createDemoProject(javascriptOptions)];
  return emitHashedFile(read, `${demo.name}.json`, JSON.stringify({ title, TS, JS }));
}

interface LanguageSources {
  readonly sources: DemoSources;
  /** The texts of its files in one of the languages. */
  readonly codes: readonly NamedCode[];
  /** Of the modules that stand for images and fonts. */
  readonly extension: 'ts' | 'js';
  /** What its module is called; none: as its file. */
  readonly main?: string;
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
