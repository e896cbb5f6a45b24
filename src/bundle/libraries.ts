/** The library files that the demos of a site share: one for each documented package, one for React and what the packages
 *  have in common, and one for what the demos of one page alone need. What none needs is not in them. Knows nothing of
 *  demos. */

import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Wanted } from './libraries/consumers.js';
import { findHomes, withoutHomes, type Homes, type Sharing } from './libraries/homes.js';
import { planLayers, type Layer } from './libraries/layers.js';
import { exportLine, prefixOf } from './libraries/exports.js';
import { closureOf, linkTo, type Places } from './link.js';
import { meetingOf } from './libraries/meeting.js';
import { PackageFolders, packageOfFile } from './package-folders.js';
import { compilePiece, fileOf, joinNeeds, type Need, type Piece } from './piece.js';

export interface LibrariesSource extends Wanted {
  /** The site folder, absolute. */
  readonly root: string;
  /** docsgen's own scripts, absolute. */
  readonly own: string;
  /** Modules of docsgen's own, absolute, by the package with which they are compiled: all that they export is kept. */
  readonly companions: Readonly<Record<string, string>>;
  /** Modules of docsgen's own, absolute, that all others get instead of a package's: `react/jsx-runtime`. */
  readonly standIns: Readonly<Record<string, string>>;
}

export interface LibraryFile {
  /** `material.0123456789.js` */
  readonly name: string;
  readonly code: string;
}

export interface Libraries {
  readonly files: readonly LibraryFile[];
  /** Where a module that is needed is found, by its path. */
  readonly places: Places;
  /** The files that a file imports, directly or not, by their names. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The file that holds a package, by the package's name: of those that have a companion. */
  readonly holders: Readonly<Record<string, string>>;
  readonly inputs: readonly string[];
}

export async function compileLibraries(source: LibrariesSource): Promise<Libraries> {
  const { root, own, needs, consumers, companions } = source;
  const folders = new PackageFolders();
  const direct = needs.flatMap((need) => packageOfFile(fileOf(need, root)) ?? []);
  const named = Object.keys(companions).flatMap((name) => folders.find(name, root) ?? []);
  const layers = planLayers(root, [...direct, ...named], folders);
  const parties = consumers.map(({ name, alone, packages }) => ({
    layer: { name, folders: new Set<string>() },
    alone: new Set(alone),
    packages: packages.map((folder) => join(root, folder)),
  }));
  const companionsOf = (layer: Layer): string => companionLines(layer, { source, folders });
  const meeting = meetingOf({ layers, parties, folders });
  const sharing = { root, own, needs, layers, parties, folders, meeting, companionsOf };
  const drafts = await compileOnce(sharing, { source, layers, companionsOf });
  const linked = await finished(drafts);
  const holders = Object.keys(companions).flatMap((name) => {
    const at = layers.findLastIndex((layer) => layer.folders.has(folders.find(name, root) ?? ''));
    return at < 0 ? [] : [[name, linked.files[layers.length - 1 - at]!.name] as const];
  });
  const inputs = new Set([...folders.inputs, ...drafts.flatMap((draft) => draft.inputs)]);
  return { ...linked, holders: Object.fromEntries(holders), inputs: [...inputs].sort() };
}

function companionLines(
  layer: Layer,
  { source, folders }: { source: LibrariesSource; folders: PackageFolders },
): string {
  return Object.entries(source.companions)
    .filter(([name]) => layer.folders.has(folders.find(name, source.root) ?? ''))
    .map(([, file]) => `export * from ${JSON.stringify(file)};`)
    .join('\n');
}

interface Draft extends Pick<Piece, 'code' | 'needs' | 'inputs' | 'kept'> {
  readonly layer: Layer;
  readonly exported: readonly Need[];
}

interface Compiling {
  readonly source: LibrariesSource;
  readonly layers: readonly Layer[];
  readonly homes: Homes;
  readonly companionsOf: (layer: Layer) => string;
}

/** What one file exports under two paths could come to lie in two files that meet: it stays with its package then. */
async function compileOnce(sharing: Sharing, given: Omit<Compiling, 'homes'>): Promise<readonly Draft[]> {
  const { comesWith } = sharing.meeting;
  const meets = ({ layer }: Draft, other: Draft): boolean =>
    comesWith(layer, other.layer) || comesWith(other.layer, layer);
  for (let homes = await findHomes(sharing); ;) {
    const drafts = await compileAll({ ...given, homes });
    const isApart = (file: string): boolean =>
      homes.files.has(file) || homes.packages.has(packageOfFile(file) ?? '');
    const twice = drafts.flatMap((draft, at) => {
      const others = drafts.slice(at + 1).filter((other) => meets(draft, other));
      return draft.kept.filter((file) => isApart(file) && others.some(({ kept }) => kept.includes(file)));
    });
    if (twice.length === 0) return drafts;
    homes = withoutHomes(homes, twice);
  }
}

/** From the top to the foundation: each leaves to those below what it does not hold. */
async function compileAll(given: Compiling): Promise<readonly Draft[]> {
  const { layers, homes, source } = given;
  const pieces = new Set([...homes.files.values()].flat().filter((home) => !layers.includes(home)));
  const drafts: Draft[] = [];
  let open = source.needs;
  const take = (layer: Layer): readonly Need[] => {
    const mine = open.filter((need) => holds(layer, fileOf(need, source.root), given));
    open = open.filter((need) => !mine.includes(need));
    return mine;
  };
  const add = (made: readonly Draft[]): void => {
    drafts.push(...made);
    open = joinNeeds([...open, ...made.flatMap((draft) => draft.needs)]);
  };
  // No piece asks for another.
  const asked = [...pieces]
    .map((piece) => ({ piece, mine: take(piece) }))
    .filter(({ mine }) => mine.length > 0);
  add(await Promise.all(asked.map(({ piece, mine }) => compileLayer(piece, mine, given))));
  for (const layer of layers) add([await compileLayer(layer, take(layer), given)]);
  return drafts;
}

function holds(layer: Layer, file: string, { homes }: Compiling): boolean {
  const folder = packageOfFile(file) ?? '';
  const apart = homes.files.get(file) ?? homes.packages.get(folder);
  return apart?.includes(layer) ?? layer.folders.has(folder);
}

async function compileLayer(layer: Layer, exported: readonly Need[], given: Compiling): Promise<Draft> {
  const { source, layers, homes, companionsOf } = given;
  const { root, own } = source;
  const lines = exported.map((need, at) => exportLine(standInFor(need, source), need.names, prefixOf(at)));
  const lower = layers.slice(layers.indexOf(layer) + 1);
  const guests = [...homes.files]
    .filter(([, all]) => all.includes(layer))
    .map(([file]) => packageOfFile(file)!);
  const { code, needs, inputs, kept } = await compilePiece({
    root,
    own,
    code: 'demo/compile',
    contents: [companionsOf(layer), ...lines].join('\n'),
    isOutside: (folder, file) => !holds(layer, file, given) && lower.some((one) => one.folders.has(folder)),
    torn: new Set(guests),
  });
  return { layer, code, exported, needs, inputs, kept };
}

function standInFor(need: Need, { root, standIns }: LibrariesSource): string {
  const file = fileOf(need, root);
  const [, own] = Object.entries(standIns).find(([name]) => file.endsWith(`/node_modules/${name}.js`)) ?? [];
  return own ?? file;
}

/** From the foundation upwards: a file's name is made of its content, which holds the names of those below. */
async function finished(drafts: readonly Draft[]): Promise<Pick<Libraries, 'files' | 'places' | 'imports'>> {
  const files: LibraryFile[] = [];
  const places: Record<string, Places[string]> = {};
  const imports: Record<string, readonly string[]> = {};
  for (const { layer, code, exported } of drafts.toReversed()) {
    const linked = await linkTo(places, code);
    const name = `${layer.name}.${hash('sha256', linked.code, 'hex').slice(0, 10)}.js`;
    files.push({ name, code: linked.code });
    exported.forEach(({ path }, at) => (places[path] = { file: name, prefix: prefixOf(at) }));
    imports[name] = closureOf(linked.files, imports);
  }
  return { files, places, imports };
}
