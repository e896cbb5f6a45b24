/** Who has read what: the way from something that has changed to all that may be another now. It may name too many, which costs
 *  a look, and never too few: what a run reads is noted before anybody can ask. */

import type { Touched } from './files.js';
import type { Node } from './node.js';
import type { Dependency } from './step.js';

export class Dependents {
  readonly #readers = new Map<Dependency[0], Map<string, Node[]>>();

  #size = 0;
  readonly #sizeAtFirst: number;

  constructor(nodes: Iterable<Node>) {
    for (const node of nodes) this.note(node, []);
    this.#sizeAtFirst = this.#size;
  }

  /** Whether much of it is no longer so. */
  get isWorn(): boolean {
    return this.#size > this.#sizeAtFirst + 10_000;
  }

  /** Notes what a node has read since; `former` is what is noted already. */
  note(node: Node, former: readonly Dependency[]): void {
    const known = new Set(former.map(([kind, name]) => `${kind} ${name}`));
    for (const [kind, name] of node.trace?.dependencies ?? []) {
      if (known.has(`${kind} ${name}`)) continue;
      this.#of(kind, name).push(node);
      this.#size += 1;
    }
  }

  /** Takes all that may be another now out of the world, and notes why. What is `early` is brought up to date at once: if it is
   *  the same as before, who has read it need not be doubted. */
  async doubt(
    touched: Touched,
    world: number,
    bringUpToDate: (node: Node) => Promise<unknown>,
  ): Promise<void> {
    const readers = [...this.#readersOf(touched)].filter(([node, name]) => suspect(node, name, world));
    const early = new Set(readers.map(([node]) => node).filter(({ step }) => step.early));
    this.#doubtAbove(
      readers.map(([node]) => node).filter((node) => !early.has(node)),
      world,
    );
    for (const node of early) {
      const before = node.trace?.fingerprint;
      await bringUpToDate(node);
      if (node.trace?.fingerprint !== before) this.#doubtAbove([node], world);
    }
  }

  /** The nodes that have read what was touched themselves, each with what it read. */
  *#readersOf({ files, folders }: Touched): Generator<readonly [Node, string]> {
    for (const file of files) {
      for (const node of this.#known('file', file)) yield [node, file];
      for (const node of this.#known('link', file)) yield [node, file];
    }
    for (const folder of folders) for (const node of this.#known('list', folder)) yield [node, folder];
  }

  /** All that have read these nodes, and so on. */
  #doubtAbove(nodes: readonly Node[], world: number): void {
    const found = new Set(nodes);
    for (const { id } of found)
      for (const node of this.#known('step', id)) if (suspect(node, id, world)) found.add(node);
  }

  #known(kind: Dependency[0], name: string): readonly Node[] {
    return this.#readers.get(kind)?.get(name) ?? [];
  }

  #of(kind: Dependency[0], name: string): Node[] {
    const byName = this.#readers.get(kind) ?? new Map<string, Node[]>();
    if (byName.size === 0) this.#readers.set(kind, byName);
    const nodes = byName.get(name) ?? [];
    if (nodes.length === 0) byName.set(name, nodes);
    return nodes;
  }
}

/** Doubts a node for the sake of something that it read. `true`: until now it was right. */
function suspect(node: Node, name: string, world: number): boolean {
  if (node.world === world) {
    node.world = 0;
    node.doubts = { world, names: new Set([name]) };
    return true;
  }
  if (node.doubts?.world === world) node.doubts.names.add(name);
  return false;
}
