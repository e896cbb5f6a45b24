/** Finds what lies apart from the file of its package: with the consumer, or with the other package, that alone needs it.
 *  Compiles in order to know, and knows nothing of what is written. */

import type { Meeting, Parties } from './meeting.js';
import { FOUNDATION, type Layer } from './layers.js';
import type { LeftOut } from '../leaving-out.js';
import { exportLine, prefixOf } from './exports.js';
import { packageOfFile } from '../package-folders.js';
import { fileOf, type Need } from '../piece.js';
import { reachOf, type Reached } from './reach.js';

export interface Sharing extends Parties, Pick<LeftOut, 'root' | 'own'> {
  readonly needs: readonly Need[];
  readonly meeting: Meeting;
  /** The text that exports what is compiled with a layer for docsgen itself. */
  readonly companionsOf: (layer: Layer) => string;
}

/** Where what does not lie in the layer of its package does. */
export interface Homes {
  /** By file, absolute. */
  readonly files: ReadonlyMap<string, readonly Layer[]>;
  /** Of whole packages, by their folders, absolute. */
  readonly packages: ReadonlyMap<string, readonly Layer[]>;
}

/** Less than this, minified, is not worth a request of its own: it stays with its package. */
const LEAST_BYTES = 3072;

export async function findHomes(sharing: Sharing): Promise<Homes> {
  const { root, own, layers } = sharing;
  const foundation = layers.at(-1)!;
  const programs = programsOf(sharing);
  const reached = await reachOf(
    programs.map(({ text }) => text),
    { root, own, isOutside: (folder) => foundation.folders.has(folder) },
  );
  const small = new Set<Layer>();
  for (;;) {
    const { files, needs } = settled({ programs, reached, small }, sharing);
    const fresh = [...bytesOf(reached, files)].filter(
      ([home, all]) => all < LEAST_BYTES && !layers.includes(home),
    );
    for (const [home] of fresh) small.add(home);
    if (fresh.length === 0) return { files, packages: packageHomes(needs, sharing) };
  }
}

/** Has files, absolute, lie in the layer of their package after all. */
export function withoutHomes(homes: Homes, files: Iterable<string>): Homes {
  const gone = [...files];
  const folders = new Set(gone.map((file) => packageOfFile(file)));
  return {
    files: new Map([...homes.files].filter(([file]) => !gone.includes(file))),
    packages: new Map([...homes.packages].filter(([folder]) => !folders.has(folder))),
  };
}

/** What begins with one module that is needed, or with what docsgen adds to a package. */
interface Program {
  readonly text: string;
  readonly layer: Layer;
  /** The module, absolute. */
  readonly file?: string;
  /** Who alone needs it; nobody: several do, or docsgen itself. */
  readonly user?: Layer | undefined;
}

function programsOf({ root, needs, layers, parties, companionsOf }: Sharing): readonly Program[] {
  return layers.slice(0, -1).flatMap((layer) => {
    const direct = needs.filter((need) => isIn(layer, fileOf(need, root)));
    const programs = direct.map((need) => ({
      text: exportLine(fileOf(need, root), need.names, prefixOf(0)),
      layer,
      file: fileOf(need, root),
      user: parties.find(({ alone }) => alone.has(need.path))?.layer,
    }));
    return [...programs, { text: companionsOf(layer), layer }];
  });
}

interface Found {
  readonly programs: readonly Program[];
  readonly reached: readonly Reached[];
  /** Consumers for whom a file of their own is not worth while. */
  readonly small: ReadonlySet<Layer>;
}

interface Settled {
  readonly files: Homes['files'];
  /** The modules of the foundation, absolute, and what needs them. */
  readonly needs: readonly (readonly [file: string, users: readonly Layer[]])[];
}

/** What a program needs that stays with its package stays there too. */
function settled({ programs, reached, small }: Found, sharing: Sharing): Settled {
  const { homesFor } = sharing.meeting;
  const shared = new Set(programs.filter(({ user }) => !user || small.has(user)));
  const split = sharing.layers.filter((layer) => isSplit(layer, programs, sharing));
  for (;;) {
    const files = new Map<string, readonly Layer[]>();
    const usersIn = (layer: Layer, program: Program): readonly Layer[] => {
      if (shared.has(program)) return [program.layer];
      return program.layer === layer ? [program.user!] : (files.get(program.file!) ?? [program.layer]);
    };
    for (const layer of split)
      for (const one of reached) {
        const homes = homesFor([...new Set(one.programs.flatMap((at) => usersIn(layer, programs[at]!)))]);
        if (homes.length === 0 || homes.includes(layer)) continue;
        for (const { file } of one.files) if (isIn(layer, file)) files.set(file, homes);
      }
    const staying = programs.filter((one) => !shared.has(one) && !files.has(one.file!));
    if (staying.length === 0) return { files, needs: needsOf(reached, files, sharing) };
    for (const program of staying) shared.add(program);
  }
}

/** A package that no consumer needs directly is all for those above, and one that has one user is all for that one. */
function isSplit(layer: Layer, programs: readonly Program[], { layers, meeting }: Sharing): boolean {
  const direct = programs.filter((program) => program.layer === layer && program.file);
  const above = layers.filter((one) => one !== layer && meeting.comesWith(one, layer));
  const users = new Set([...above, ...direct.map(({ user }) => user)]);
  return direct.length > 0 && (users.size > 1 || users.has(undefined));
}

function needsOf(reached: readonly Reached[], homes: Homes['files'], { layers }: Sharing): Settled['needs'] {
  return reached.flatMap(({ files, needs }) => {
    const users = files.flatMap(({ file }) => homes.get(file) ?? layers.filter((layer) => isIn(layer, file)));
    return needs.map((file) => [file, users] as const);
  });
}

function bytesOf(reached: readonly Reached[], homes: Homes['files']): ReadonlyMap<Layer, number> {
  const sums = new Map<Layer, number>();
  for (const { file, bytes } of reached.flatMap(({ files }) => files))
    for (const home of homes.get(file) ?? []) sums.set(home, (sums.get(home) ?? 0) + bytes);
  return sums;
}

/** Packages of the foundation that are needed by no more than a package above, or a consumer, go there as a whole. */
function packageHomes(needs: Settled['needs'], sharing: Sharing): Homes['packages'] {
  const { layers, folders, root, meeting } = sharing;
  const foundation = layers.at(-1)!;
  const users = new Map([...foundation.folders].map((folder) => [folder, new Set<Layer>()]));
  const use = (folder: string | undefined, some: readonly Layer[]): void => {
    for (const one of folders.closureOf(folder ? [folder] : []))
      for (const user of some) users.get(one)?.add(user);
  };
  for (const [file, some] of needs) use(packageOfFile(file), some);
  for (const need of sharing.needs) {
    const file = fileOf(need, root);
    if (isIn(foundation, file)) use(packageOfFile(file), [foundation]);
  }
  // docsgen's own part of every demo is made of these.
  for (const name of FOUNDATION) use(folders.find(name, root), [foundation]);
  const homes = [...users].map(
    ([folder, some]) => [folder, some.size > 0 ? meeting.homesFor([...some]) : []] as const,
  );
  return new Map(homes.filter(([, some]) => some.length > 0 && !some.includes(foundation)));
}

function isIn(layer: Layer, file: string): boolean {
  return layer.folders.has(packageOfFile(file) ?? '');
}
