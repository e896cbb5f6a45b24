/** Finds the nodes that a changed file may affect. It may find too many, which costs a check, but never too few. */

import type { ChangedPaths } from './source-files.js';
import type { GraphNode } from './node.js';
import type { Dependency } from './step.js';

export class Dependents {
  /** The nodes that have read something, by its kind and name. */
  readonly #readers = new Map<string, GraphNode[]>();
  #size = 0;
  readonly #initialSize: number;

  constructor(nodes: Iterable<GraphNode>) {
    for (const node of nodes) this.addDependencies(node, []);
    this.#initialSize = this.#size;
  }

  /** Whether many entries are out of date: they are never removed. */
  get isBloated(): boolean {
    return this.#size > this.#initialSize + 10_000;
  }

  /** Adds what a node has read in its last run; `previousDependencies` are known already. */
  addDependencies(node: GraphNode, previousDependencies: readonly Dependency[]): void {
    const known = new Set(previousDependencies.map(([kind, name]) => `${kind} ${name}`));
    for (const [kind, name] of node.record?.dependencies ?? []) {
      const key = `${kind} ${name}`;
      if (known.has(key)) continue;
      const readers = this.#readers.get(key);
      if (readers) readers.push(node);
      else this.#readers.set(key, [node]);
      this.#size += 1;
    }
  }

  /** Marks all nodes that the changed paths may affect as unverified. Steps with an early cutoff are updated at once: where
   *  their values stay the same, their readers stay verified. */
  async invalidate(
    { files, folders }: ChangedPaths,
    revision: number,
    update: (node: GraphNode) => Promise<unknown>,
  ): Promise<void> {
    const invalidated = new Set<GraphNode>();
    const invalidateReaders = (kind: Dependency[0], name: string): void => {
      for (const node of this.#readers.get(`${kind} ${name}`) ?? [])
        if (invalidateNode(node, name, revision)) invalidated.add(node);
    };
    for (const file of files) {
      invalidateReaders('file', file);
      invalidateReaders('link', file);
    }
    for (const folder of folders) invalidateReaders('list', folder);
    const cutoffNodes = [...invalidated].filter(({ step }) => step.earlyCutoff);
    for (const node of cutoffNodes) invalidated.delete(node);
    // The set grows while it is iterated: the readers of the readers, and so on.
    for (const { id } of invalidated) invalidateReaders('step', id);
    for (const node of cutoffNodes) {
      const previousFingerprint = node.record?.fingerprint;
      await update(node);
      if (node.record?.fingerprint === previousFingerprint) continue;
      invalidated.clear();
      invalidateReaders('step', node.id);
      for (const { id } of invalidated) invalidateReaders('step', id);
    }
  }
}

/** Marks a node as unverified because of something that it read. Returns whether it was verified before. */
function invalidateNode(node: GraphNode, name: string, revision: number): boolean {
  if (node.verifiedRevision === revision) {
    node.verifiedRevision = 0;
    node.staleInputs = { revision, names: new Set([name]) };
    return true;
  }
  if (node.staleInputs?.revision === revision) node.staleInputs.names.add(name);
  return false;
}
