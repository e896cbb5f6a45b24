/** The steps that make the library files of a site's demos. */

import { relative } from 'node:path';
import type { Wanted } from '../../bundle/libraries/consumers.js';
import type { Places } from '../../bundle/link.js';
import type { Need, Piece } from '../../bundle/piece.js';
import type { DemoLibrary } from '../../demos/host.js';
import type { Step } from '../../graph/step.js';
import type { Scope } from '../../islands/demos/edit/compile.js';
import { tool } from '../given.js';
import { demoMarkup, uniqueKeys } from './demo-markup.js';
import { liveModule, ownScripts, pageDemos } from './demo-modules.js';
import { emitAsset } from './templates.js';

type Specifiers = Piece['specifiers'];

interface DemoNeeds extends Wanted {
  readonly specifiers: Specifiers;
  readonly themes: readonly DemoLibrary[];
}

/** What demos need, and which page alone needs what: apart, so that the library files stand as long as it stays the same. */
export const demoNeeds: Step<DemoNeeds> = {
  name: 'demo needs',
  run: async (read) => {
    const { joinNeeds } = await import('../../bundle/piece.js');
    const { wantedBy } = await import('../../bundle/libraries/consumers.js');
    const pages = await read.step(pageDemos);
    const keys = uniqueKeys(pages.flatMap((one) => one.keys));
    const atOnce = tool(read, 'atOnce') * 2;
    const rendered = await read.steps(demoMarkup, keys, atOnce);
    const shown = new Set(keys.filter((_, at) => rendered[at]).map(([entry]) => entry));
    const entries = [...shown];
    const compiled = await read.steps(liveModule, entries, atOnce);
    const modules = new Map(entries.map((entry, at) => [entry, compiled[at]]));
    const specifiers = Object.assign({}, ...compiled.map((module) => module?.specifiers)) as Specifiers;
    const all = pages.map(({ pathname, keys: own }) => ({
      name: nameOf(pathname),
      needs: joinNeeds(own.flatMap(([entry]) => modules.get(entry)?.needs ?? [])),
    }));
    return {
      ...wantedBy(all),
      specifiers: Object.fromEntries(Object.entries(specifiers).sort(([a], [b]) => (a < b ? -1 : 1))),
      themes: [...new Set(rendered.flatMap((one) => one?.libraries ?? []))].sort(),
    };
  },
};

/** `react-slider` of `/material-ui/react-slider/`. */
function nameOf(pathname: string): string {
  return pathname.split('/').findLast((part) => part !== '') ?? 'home';
}

interface LibraryFiles {
  readonly places: Places;
  /** The address of what edited demos may import. */
  readonly scope: string;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The files that a demo is brought to life by, and its themes. */
  readonly hosts: Readonly<Record<'react' | DemoLibrary, string | undefined>>;
}

const COMPANIONS = { material: '@mui/material', joy: '@mui/joy' } as const;

export const libraryFiles: Step<LibraryFiles> = {
  name: 'demo libraries',
  shared: true,
  run: async (read) => {
    const { needs, consumers, themes, specifiers } = await read.step(demoNeeds);
    const { compileLibraries } = await import('../../bundle/libraries.js');
    const own = ownScripts(read);
    const script = (name: string): string => `${own}/islands/demos/${name}.ts`;
    const companions = Object.fromEntries(themes.map((theme) => [COMPANIONS[theme], script(theme)]));
    const { files, places, imports, inputs, holders } = await compileLibraries({
      root: read.root,
      own,
      needs,
      consumers,
      companions: { react: script('react'), ...companions },
      standIns: { 'react/jsx-runtime': script('policy-jsx') },
    });
    for (const input of inputs) read.note(relative(read.root, input));
    for (const { name, code } of files) read.emit(`_docsgen/${name}`, code);
    const hosts = { react: holders['react'], material: holders['@mui/material'], joy: holders['@mui/joy'] };
    const modules = await scopeOf(specifiers, needs, places);
    const scope = await emitAsset(read, 'scope.json', JSON.stringify({ hosts, imports, modules }));
    return { places, imports, hosts, scope };
  },
};

/** What an edited demo may import: whatever some demo imports, under the same name. */
async function scopeOf(
  specifiers: Specifiers,
  needs: readonly Need[],
  places: Places,
): Promise<Scope['modules']> {
  const { exportName } = await import('../../bundle/libraries/exports.js');
  const namesOf = new Map(needs.map(({ path, names }) => [path, names]));
  const modules = Object.entries(specifiers).flatMap(([specifier, path]) => {
    const place = places[path];
    const names = namesOf.get(path) ?? [];
    if (!place || names.length === 0) return [];
    const own = names.map((name) => [name, exportName(place.prefix, name)]);
    return [
      [specifier, { file: place.file, names: Object.fromEntries(own) as Readonly<Record<string, string>> }],
    ];
  });
  return Object.fromEntries(modules) as Scope['modules'];
}
