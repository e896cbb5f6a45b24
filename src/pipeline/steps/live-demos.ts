/** The steps that make what a demo needs to come alive: its own module, and the library files that all demos share. */

import { relative, resolve } from 'node:path';
import type { Piece } from '../../bundle/piece.js';
import type { Places } from '../../bundle/link.js';
import type { DemoLibrary } from '../../demos/host.js';
import type { Read, Step } from '../../graph/step.js';
import type { LiveDemoProps } from '../../kit/regions.js';
import { Problems } from '../../report/problem.js';
import { given, tool } from '../given.js';
import { noting } from '../noting.js';
import { config } from './config.js';
import { demoEntries, demoMarkup, entryOf, keyOf, usesOn } from './demo-markup.js';
import { page } from './pages.js';
import { routes } from './routes.js';
import { emitAsset } from './templates.js';

/** A demo's module for browsers, by its source file; nothing where it cannot be compiled, which its markup tells. */
const liveModule: Step<string, Pick<Piece, 'code' | 'needs'> | null> = {
  name: 'demo module',
  run: async (read, entry) => {
    const { compileLiveDemo } = await import('../../bundle/live-demo.js');
    try {
      const compiling = { root: read.root, entry, own: ownScripts(read), onFailure: noting(read) };
      const { code, needs, inputs } = await compileLiveDemo(compiling);
      for (const input of inputs) read.note(relative(read.root, input));
      return { code, needs };
    } catch (error) {
      if (!(error instanceof Problems)) throw error;
      return null;
    }
  },
};

/** All demos that the pages show, as keys of their markup, each once, sorted. */
const demoKeys: Step<'all', readonly string[]> = {
  name: 'demo keys',
  run: async (read) => {
    const all = await read.step(routes, 'all');
    const pages = await read.steps(
      page,
      all.map(({ pathname }) => pathname),
      tool(read, 'atOnce'),
    );
    const uses = pages.flatMap((one) => (one ? usesOn(one) : []));
    const entries = await read.steps(
      demoEntries,
      uses.map(({ asked }) => asked),
    );
    const keys = uses.flatMap((use, at) => (entries[at] ?? []).map((entry) => keyOf(entry, use)));
    return [...new Set(keys)].sort();
  },
};

/** What all demos together need: apart, so that the library files stand as long as it stays the same. */
const demoNeeds: Step<'all', { readonly needs: Piece['needs']; readonly themes: readonly DemoLibrary[] }> = {
  name: 'demo needs',
  run: async (read) => {
    const { joinNeeds } = await import('../../bundle/piece.js');
    const keys = await read.step(demoKeys, 'all');
    const atOnce = tool(read, 'atOnce') * 2;
    const rendered = await read.steps(demoMarkup, keys, atOnce);
    const shown = keys.filter((_, at) => rendered[at]).map(entryOf);
    const modules = await read.steps(liveModule, [...new Set(shown)], atOnce);
    return {
      needs: joinNeeds(modules.flatMap((module) => module?.needs ?? [])),
      themes: [...new Set(rendered.flatMap((one) => one?.libraries ?? []))].sort(),
    };
  },
};

interface LibraryFiles {
  readonly places: Places;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The files that a demo is brought to life by, and its themes. */
  readonly hosts: Readonly<Record<'react' | DemoLibrary, string | undefined>>;
}

const COMPANIONS = { material: '@mui/material', joy: '@mui/joy' } as const;

const libraryFiles: Step<'all', LibraryFiles> = {
  name: 'demo libraries',
  shared: true,
  run: async (read) => {
    const { needs, themes } = await read.step(demoNeeds, 'all');
    const { compileLibraries } = await import('../../bundle/libraries.js');
    const own = ownScripts(read);
    const script = (name: string): string => `${own}/islands/demos/${name}.ts`;
    const companions = Object.fromEntries(themes.map((theme) => [COMPANIONS[theme], script(theme)]));
    const { files, places, imports, inputs, holders } = await compileLibraries({
      root: read.root,
      own,
      needs,
      companions: { react: script('alive'), ...companions },
      standIns: { 'react/jsx-runtime': script('policy-jsx') },
    });
    for (const input of inputs) read.note(relative(read.root, input));
    for (const { name, code } of files) read.emit(`_docsgen/${name}`, code);
    const hosts = { react: holders['react'], material: holders['@mui/material'], joy: holders['@mui/joy'] };
    return { places, imports, hosts };
  },
};

/** Where a demo's module lies, by its source file; nothing where it has none. */
const liveAddress: Step<string, { readonly module: string; readonly files: readonly string[] } | null> = {
  name: 'demo address',
  run: async (read, entry) => {
    const module = await read.step(liveModule, entry);
    if (!module) return null;
    const { places } = await read.step(libraryFiles, 'all');
    const { linkTo } = await import('../../bundle/link.js');
    const { code, files } = await linkTo(places, module.code);
    return { module: await emitAsset(read, `${nameOf(entry)}.js`, code), files };
  },
};

/** `Hero` of `pages/a/Hero.tsx`; `Hero-css` of `pages/a/Hero/css/index.tsx`. */
function nameOf(entry: string): string {
  const [file = '', styling = '', folder = ''] = entry.split('/').reverse();
  return file.startsWith('index.') ? `${folder}-${styling}` : file.replace(/\.\w+$/, '');
}

interface Circumstances {
  readonly themes: readonly DemoLibrary[];
  readonly idPrefix: string;
}

/** What the page is told of a demo that can come alive. */
export async function liveDemoOf(
  read: Read,
  entry: string,
  { themes, idPrefix }: Circumstances,
): Promise<LiveDemoProps | undefined> {
  const address = await read.step(liveAddress, entry);
  if (!address) return undefined;
  const { imports, hosts } = await read.step(libraryFiles, 'all');
  const { closureOf } = await import('../../bundle/link.js');
  const direct = [...address.files, hosts.react, ...themes.map((theme) => hosts[theme])];
  const { base, repository } = await read.step(config, 'all');
  const files = closureOf(
    direct.filter((file) => file !== undefined),
    imports,
  );
  return {
    module: address.module,
    needs: files.map((file) => `${base}_docsgen/${file}`),
    themes,
    idPrefix,
    ...(repository ? { issues: `${repository.url}/issues/new` } : {}),
  };
}

function ownScripts(read: Read): string {
  return resolve(read.root, given(read, 'ownTemplates'), '../src');
}

export const steps = [
  demoEntries,
  liveModule,
  demoKeys,
  demoNeeds,
  libraryFiles,
  liveAddress,
] as readonly Step[];
