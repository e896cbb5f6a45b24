/** The library files that all demos of a site share: one for each documented package, one for what these have in common,
 *  one for React. What no demo needs is not in them. Knows nothing of demos. */

import { hash } from 'node:crypto';
import { planLayers, type Layer } from './layers.js';
import { closureOf, linkTo, type Places } from './link.js';
import { PackageFolders, packageOfFile } from './package-folders.js';
import { compilePiece, fileOf, joinNeeds, type Need } from './piece.js';

export interface LibrariesSource {
  /** The site folder, absolute. */
  readonly root: string;
  /** docsgen's own scripts, absolute. */
  readonly own: string;
  readonly needs: readonly Need[];
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
  const { root, needs, companions } = source;
  const folders = new PackageFolders();
  const direct = needs.flatMap((need) => packageOfFile(fileOf(need, root)) ?? []);
  const named = Object.keys(companions).flatMap((name) => folders.find(name, root) ?? []);
  const layers = planLayers(root, [...direct, ...named], folders);
  const inputs = new Set(folders.inputs);
  const drafts: Draft[] = [];
  const torn = await tearLayers(layers, { ...source, layers, folders, torn: [] });
  let open = needs;
  for (const layer of layers) {
    const isMine = (need: Need): boolean => isIn(layer, fileOf(need, root));
    const mine = joinNeeds(open.filter(isMine));
    const draft = await compileLayer(layer, mine, { ...source, layers, folders, torn });
    open = joinNeeds([...open.filter((need) => !isMine(need)), ...draft.needs]);
    for (const input of draft.inputs) inputs.add(input);
    drafts.push(draft);
  }
  const linked = await finished(drafts);
  const holders = Object.keys(companions).flatMap((name) => {
    const at = layers.findLastIndex((layer) => layer.folders.has(folders.find(name, root) ?? ''));
    return at < 0 ? [] : [[name, linked.files.at(-1 - at)!.name] as const];
  });
  return { ...linked, holders: Object.fromEntries(holders), inputs: [...inputs].sort() };
}

interface Draft {
  readonly layer: Layer;
  readonly code: string;
  readonly exported: readonly Need[];
  readonly needs: readonly Need[];
  readonly inputs: readonly string[];
  readonly kept: readonly string[];
}

/** A layer of which a part lies in the one file that alone needs that part: the data grid's parts of Material UI. */
interface Torn {
  readonly layer: Layer;
  readonly user: Layer;
  /** The files that demos need: they stay. */
  readonly stays: ReadonlySet<string>;
}

interface Compiling extends LibrariesSource {
  readonly layers: readonly Layer[];
  readonly folders: PackageFolders;
  readonly torn: readonly Torn[];
}

/** What demos need of a package lies in its file; what besides them one other package needs, with that one. Where two
 *  others build upon it, it stays whole, so that no module is in two files. */
async function tearLayers(layers: readonly Layer[], given: Compiling): Promise<readonly Torn[]> {
  const { root, needs, folders } = given;
  const torn: Torn[] = [];
  for (const layer of layers) {
    const builds = (one: Layer): boolean =>
      [...folders.closureOf(one.folders)].some((folder) => layer.folders.has(folder));
    const users = layers.slice(0, layers.indexOf(layer)).filter(builds);
    const direct = joinNeeds(needs.filter((need) => isIn(layer, fileOf(need, root))));
    if (users.length !== 1 || direct.length === 0) continue;
    const { kept } = await compileLayer(layer, direct, given);
    torn.push({ layer, user: users[0]!, stays: new Set(kept) });
  }
  return torn;
}

async function compileLayer(layer: Layer, exported: readonly Need[], given: Compiling): Promise<Draft> {
  const { root, own, companions, layers, folders, torn } = given;
  const extra = Object.entries(companions)
    .filter(([name]) => layer.folders.has(folders.find(name, root) ?? ''))
    .map(([, file]) => `export * from ${JSON.stringify(file)};`);
  const lines = exported.map((need, at) => exportLine(standInFor(need, given), need.names, prefixOf(at)));
  const lower = layers.slice(layers.indexOf(layer) + 1);
  const parts = torn.filter(({ user }) => user === layer);
  const isElsewhere = (one: Layer, file: string): boolean =>
    parts.find((part) => part.layer === one)?.stays.has(file) ?? true;
  const { code, needs, inputs, kept } = await compilePiece({
    root,
    own,
    code: 'demo/compile',
    contents: [...extra, ...lines].join('\n'),
    isOutside: (folder, file) => lower.some((one) => one.folders.has(folder) && isElsewhere(one, file)),
    torn: new Set(parts.flatMap(({ layer: one }) => [...one.folders])),
  });
  return { layer, code, exported, needs, inputs, kept };
}

function standInFor(need: Need, { root, standIns }: Compiling): string {
  const file = fileOf(need, root);
  const [, own] = Object.entries(standIns).find(([name]) => file.endsWith(`/node_modules/${name}.js`)) ?? [];
  return own ?? file;
}

function prefixOf(at: number): string {
  return `_${at.toString(36)}`;
}

function exportLine(file: string, names: readonly string[], prefix: string): string {
  const from = JSON.stringify(file);
  const named = names.filter((name) => name !== '*').map((name) => `${name} as ${prefix}$${name}`);
  const lines = [
    ...(names.includes('*') ? [`export * as ${prefix} from ${from};`] : []),
    ...(named.length > 0 ? [`export { ${named.join(', ')} } from ${from};`] : []),
  ];
  return lines.length > 0 ? lines.join('\n') : `import ${from};`;
}

function isIn(layer: Layer, file: string): boolean {
  const folder = packageOfFile(file);
  return folder !== undefined && layer.folders.has(folder);
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
