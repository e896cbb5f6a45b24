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

  /** Takes all that may be another now out of the world. What is `early` is brought up to date at once: if it is the same as
   *  before, who has read it need not be doubted. */
  async doubt(
    touched: Touched,
    world: number,
    bringUpToDate: (node: Node) => Promise<unknown>,
  ): Promise<void> {
    const readers = this.#readersOf(touched, world);
    const early = readers.filter(({ step }) => step.early);
    for (const node of this.#above(
      readers.filter(({ step }) => !step.early),
      world,
    ))
      node.world = 0;
    for (const node of early) node.world = 0;
    for (const node of early) {
      const before = node.trace?.fingerprint;
      await bringUpToDate(node);
      if (node.trace?.fingerprint === before) continue;
      for (const above of this.#above([node], world)) if (above !== node) above.world = 0;
    }
  }

  /** The nodes that have read what was touched themselves, as far as they are of this world. */
  #readersOf({ files, folders }: Touched, world: number): readonly Node[] {
    const read = [
      ...files.flatMap((file) => [...this.#known('file', file), ...this.#known('link', file)]),
      ...folders.flatMap((folder) => this.#known('list', folder)),
    ];
    return [...new Set(read)].filter((node) => node.world === world);
  }

  /** These nodes and all that have read them, and so on; only nodes of this world are gone through. */
  #above(nodes: Iterable<Node>, world: number): ReadonlySet<Node> {
    const found = new Set(nodes);
    for (const { id } of found)
      for (const node of this.#known('step', id)) if (node.world === world) found.add(node);
    return found;
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
