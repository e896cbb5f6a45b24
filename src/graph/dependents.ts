/** Who has read what: the way from something that has changed to all that may be another now. It may name too many, which costs
 *  a look, and never too few: what a run reads is noted before anybody can ask. */

import type { ChangedPaths } from './source-files.js';
import type { GraphNode } from './node.js';
import type { Dependency } from './step.js';

export class Dependents {
  readonly #readers = new Map<Dependency[0], Map<string, GraphNode[]>>();

  #size = 0;
  readonly #initialSize: number;

  constructor(nodes: Iterable<GraphNode>) {
    for (const node of nodes) this.addDependencies(node, []);
    this.#initialSize = this.#size;
  }

  /** Whether much of it is no longer so. */
  get isBloated(): boolean {
    return this.#size > this.#initialSize + 10_000;
  }

  /** Notes what a node has read since; `former` is what is noted already. */
  addDependencies(node: GraphNode, previousDependencies: readonly Dependency[]): void {
    const knownKeys = new Set(previousDependencies.map(([kind, name]) => `${kind} ${name}`));
    for (const [kind, name] of node.record?.dependencies ?? []) {
      if (knownKeys.has(`${kind} ${name}`)) continue;
      this.#getOrCreateReaders(kind, name).push(node);
      this.#size += 1;
    }
  }

  /** Takes all that may be another now out of the world, and notes why. What is `early` is brought up to date at once: if it is
   *  the same as before, who has read it need not be doubted. */
  async invalidate(
    changedPaths: ChangedPaths,
    revision: number,
    update: (node: GraphNode) => Promise<unknown>,
  ): Promise<void> {
    const readers = [...this.#findDirectReaders(changedPaths)].filter(([node, name]) =>
      invalidateNode(node, name, revision),
    );
    const cutoffNodes = new Set(readers.map(([node]) => node).filter(({ step }) => step.earlyCutoff));
    this.#invalidateReaders(
      readers.map(([node]) => node).filter((node) => !cutoffNodes.has(node)),
      revision,
    );
    for (const node of cutoffNodes) {
      const previousFingerprint = node.record?.fingerprint;
      await update(node);
      if (node.record?.fingerprint !== previousFingerprint) this.#invalidateReaders([node], revision);
    }
  }

  /** The nodes that have read what was touched themselves, each with what it read. */
  *#findDirectReaders({ files, folders }: ChangedPaths): Generator<readonly [GraphNode, string]> {
    for (const file of files) {
      for (const node of this.#findReaders('file', file)) yield [node, file];
      for (const node of this.#findReaders('link', file)) yield [node, file];
    }
    for (const folder of folders) for (const node of this.#findReaders('list', folder)) yield [node, folder];
  }

  /** All that have read these nodes, and so on. */
  #invalidateReaders(nodes: readonly GraphNode[], revision: number): void {
    const invalidated = new Set(nodes);
    for (const { id } of invalidated)
      for (const node of this.#findReaders('step', id))
        if (invalidateNode(node, id, revision)) invalidated.add(node);
  }

  #findReaders(kind: Dependency[0], name: string): readonly GraphNode[] {
    return this.#readers.get(kind)?.get(name) ?? [];
  }

  #getOrCreateReaders(kind: Dependency[0], name: string): GraphNode[] {
    const byName = this.#readers.get(kind) ?? new Map<string, GraphNode[]>();
    if (byName.size === 0) this.#readers.set(kind, byName);
    const nodes = byName.get(name) ?? [];
    if (nodes.length === 0) byName.set(name, nodes);
    return nodes;
  }
}

/** Doubts a node for the sake of something that it read. `true`: until now it was right. */
function invalidateNode(node: GraphNode, name: string, revision: number): boolean {
  if (node.verifiedRevision === revision) {
    node.verifiedRevision = 0;
    node.staleInputs = { revision, names: new Set([name]) };
    return true;
  }
  if (node.staleInputs?.revision === revision) node.staleInputs.names.add(name);
  return false;
}
