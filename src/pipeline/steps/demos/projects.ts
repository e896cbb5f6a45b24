/** Writes the project as which a reader can open a demo in StackBlitz or CodeSandbox. */

import { posix } from 'node:path';
import type { Read } from '../../../graph/step.js';
import type { Demo } from '../../../demos/source/load-demo.js';
import { findPackageManifests } from '../../installed-packages.js';
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
  const wrapper = await readWrapperFiles(read, demo);
  const dependencies = resolveDependencies(read, [...demo.packages, ...(wrapper?.packages ?? [])]);
  const tailwind =
    demo.styling === 'tailwind' ? readPackageManifest(read, 'tailwindcss')?.version : undefined;
  const commonOptions = { title, language, dependencies, tailwind };
  const typescriptOptions = {
    ...{ ...commonOptions, isTyped: true },
    files: flattenFiles(demo.files),
    wrapper: wrapper && flattenFiles(wrapper.TS),
  };
  const javascriptOptions = {
    ...commonOptions,
    files: flattenFiles(javascriptSources ?? demo.files),
    wrapper: wrapper && flattenFiles(wrapper.JS),
    isTyped: false,
  };
  const [TS, JS] = [createDemoProject(typescriptOptions), createDemoProject(javascriptOptions)];
  return emitHashedFile(read, `${demo.name}.json`, JSON.stringify({ title, TS, JS }));
}

interface WrapperFiles extends Pick<Demo, 'packages'> {
  readonly TS: readonly NamedCode[];
  /** In JavaScript, where they can be. */
  readonly JS: readonly NamedCode[];
}

/** The files of what stands around a demo; nothing where nothing does. */
async function readWrapperFiles(read: Read, { modulePath }: Demo): Promise<WrapperFiles | undefined> {
  const path = await read.step(wrapperPath, modulePath);
  if (path === null) return undefined;
  const sources = await read.step(demoSources, path);
  const javascriptSources = await readJavascriptFiles(read, sources);
  return { packages: sources.packages, TS: sources.files, JS: javascriptSources ?? sources.files };
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
          new RegExp(`(from\\s+['"])\\.\\./[^'"]*\\b${outerName}(?=['".])`, 'g'),
          `$1./${outerName}`,
        ),
      code,
    ),
  }));
}

interface PackageManifest {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What the demo imports and what that needs beside it, in the versions that the site has installed. */
function resolveDependencies(read: Read, packages: readonly string[]): Readonly<Record<string, string>> {
  const versions: Record<string, string> = {};
  const packageNames = [...new Set([...packages, 'react', 'react-dom'])];
  for (const name of packageNames) {
    const manifest = readPackageManifest(read, name);
    if (!manifest) continue;
    const { version = '*', peerDependencies = {} } = manifest;
    versions[name] = version;
    for (const peer of Object.keys(peerDependencies)) {
      if (!peer.startsWith('@types/') && !packageNames.includes(peer)) packageNames.push(peer);
    }
  }
  return versions;
}

function readPackageManifest(read: Read, name: string): PackageManifest | undefined {
  const bytes = findPackageManifests(read.root, name)
    .map((file) => read.bytes(file))
    .find((content) => content !== undefined);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as PackageManifest);
}
