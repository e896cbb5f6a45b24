/** The project that a reader can open a demo as, in a sandbox: fetched when it is asked for. */

import { posix } from 'node:path';
import type { Read } from '../../graph/step.js';
import type { Demo } from '../../pages/demos.js';
import { packageFiles } from '../packages.js';
import type { NamedCode } from './demo-sources.js';
import { emitAsset } from './templates.js';

export interface ProjectOf {
  readonly demo: Demo;
  /** Its files in JavaScript, where they can be. */
  readonly plain: readonly NamedCode[] | undefined;
  readonly title: string;
  readonly language: string;
}

/** The address of the project's files, in both languages. */
export async function projectOf(read: Read, { demo, plain, title, language }: ProjectOf): Promise<string> {
  const { demoProject } = await import('../../pages/demo-project.js');
  const dependencies = dependenciesOf(read, demo.packages);
  const tailwind = demo.styling === 'tailwind' ? manifestOf(read, 'tailwindcss')?.version : undefined;
  const common = { title, language, dependencies, tailwind };
  const typed = { ...common, files: flattened(demo.files), isTyped: true };
  const untyped = { ...common, files: flattened(plain ?? demo.files), isTyped: false };
  const files = { TS: demoProject(typed), JS: demoProject(untyped) };
  return emitAsset(read, `${demo.name}.json`, JSON.stringify({ title, files }));
}

/** A file from above the demo's folder lies beside it. */
function flattened(files: readonly NamedCode[]): readonly NamedCode[] {
  const outer = files
    .filter(({ name }) => name.startsWith('../'))
    .map(({ name }) => posix.basename(name).replace(/\.\w+$/, ''));
  return files.map(({ name, code }) => ({
    name: name.startsWith('../') ? posix.basename(name) : name,
    code: outer.reduce(
      (text, stem) =>
        text.replaceAll(new RegExp(`(from\\s+['"])\\.\\./[^'"]*\\b${stem}(?=['".])`, 'g'), `$1./${stem}`),
      code,
    ),
  }));
}

interface Manifest {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What the demo imports and what that needs beside it, in the versions that the site has installed. */
function dependenciesOf(read: Read, packages: readonly string[]): Readonly<Record<string, string>> {
  const versions: Record<string, string> = {};
  const wanted = [...new Set([...packages, 'react', 'react-dom'])];
  for (const name of wanted) {
    const manifest = manifestOf(read, name);
    if (!manifest) continue;
    const { version = '*', peerDependencies = {} } = manifest;
    versions[name] = version;
    for (const peer of Object.keys(peerDependencies)) {
      if (!peer.startsWith('@types/') && !wanted.includes(peer)) wanted.push(peer);
    }
  }
  return versions;
}

function manifestOf(read: Read, name: string): Manifest | undefined {
  const bytes = packageFiles(read.root, name)
    .map((file) => read.bytes(file))
    .find((found) => found !== undefined);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Manifest);
}
