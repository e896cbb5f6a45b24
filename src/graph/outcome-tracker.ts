/** What came of a build: gathered from the traces that can be reached. Remembers what was reached, for as long as no run reads
 *  other steps than it did before. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { GraphNode } from './node.js';
import type { Output, StepRecord } from './step.js';

export interface BuildOutcome {
  readonly diagnostics: readonly Diagnostic[];
  /** Those among them for which something could not be made at all, as a page that could not be read. */
  readonly fatal: ReadonlySet<Diagnostic>;
  /** Gathered when it is asked for. */
  readonly outputs: readonly Output[];
  /** The outputs of what ran since the last outcome that was published, and those that it gave before and gives no more;
   *  `undefined`: others may have come or gone. */
  readonly changes: OutputChanges | undefined;
  /** How many runs of each step there were, by its name. */
  readonly runCounts: Readonly<Record<string, number>>;
  /** How many were found to be right as they were. */
  readonly reuseCounts: Readonly<Record<string, number>>;
}

export interface OutputChanges {
  readonly outputs: readonly Output[];
  /** Paths. */
  readonly removedPaths: ReadonlySet<string>;
}

/** What is reached from one root, and what has happened to it. */
export class OutcomeTracker {
  /** The runs of this world. */
  readonly #ranNodes = new Set<GraphNode>();
  /** What ran since the last outcome that was published. */
  readonly #unpublishedNodes = new Set<GraphNode>();
  /** The paths of what they gave before. */
  readonly #previousPaths = new Set<string>();
  #reachableNodes: readonly GraphNode[] | undefined;
  #root: GraphNode | undefined;
  #reachableCounts: Readonly<Record<string, number>> = {};
  #nodesWithDiagnostics = new Set<GraphNode>();
  #isIncremental = false;

  /** The next world begins. */
  beginRevision(): void {
    this.#ranNodes.clear();
  }

  /** A node has run; `former` is its trace from before. */
  recordRun(node: GraphNode, previousRecord: StepRecord | undefined): void {
    this.#ranNodes.add(node);
    this.#unpublishedNodes.add(node);
    if (formatStepDependencies(previousRecord) !== formatStepDependencies(node.record))
      this.#reachableNodes = undefined;
    for (const { path } of previousRecord?.outputs ?? []) this.#previousPaths.add(path);
    if (node.record!.diagnostics.length > 0) this.#nodesWithDiagnostics.add(node);
    else this.#nodesWithDiagnostics.delete(node);
  }

  /** What has come of a root so far was published. */
  markPublished(): void {
    this.#unpublishedNodes.clear();
    this.#previousPaths.clear();
    this.#isIncremental = this.#reachableNodes !== undefined;
  }

  getOutcome(root: GraphNode, nodes: ReadonlyMap<string, GraphNode>): BuildOutcome {
    const reachableNodes = this.#collectReachable(root, nodes);
    const runCounts = countByStep(this.#ranNodes);
    const recordsWithDiagnostics = [...this.#nodesWithDiagnostics].map(({ record }) => record!);
    return {
      diagnostics: recordsWithDiagnostics.flatMap(({ diagnostics }) => diagnostics),
      fatal: new Set(
        recordsWithDiagnostics.flatMap(({ failed, diagnostics }) => (failed ? diagnostics : [])),
      ),
      get outputs() {
        return reachableNodes.flatMap(({ record }) => record?.outputs ?? []);
      },
      changes: this.#isIncremental ? this.#getChanges() : undefined,
      runCounts,
      reuseCounts: Object.fromEntries(
        Object.entries(this.#reachableCounts).map(([name, count]) => [name, count - (runCounts[name] ?? 0)]),
      ),
    };
  }

  #getChanges(): OutputChanges {
    const outputs = [...this.#unpublishedNodes].flatMap(({ record }) => record!.outputs);
    const removedPaths = new Set(this.#previousPaths);
    for (const { path } of outputs) removedPaths.delete(path);
    return { outputs, removedPaths };
  }

  #collectReachable(root: GraphNode, nodes: ReadonlyMap<string, GraphNode>): readonly GraphNode[] {
    if (this.#reachableNodes && this.#root === root) return this.#reachableNodes;
    const reachableNodes = collectReachableNodes(root, nodes);
    this.#reachableNodes = reachableNodes;
    this.#root = root;
    this.#reachableCounts = countByStep(reachableNodes);
    this.#nodesWithDiagnostics = new Set(
      reachableNodes.filter(({ record }) => (record?.diagnostics.length ?? 0) > 0),
    );
    this.#isIncremental = false;
    return reachableNodes;
  }
}

/** A node and all that it has read, and so on; each once, in the order in which they were read. */
export function collectReachableNodes(
  root: GraphNode,
  nodes: ReadonlyMap<string, GraphNode>,
): readonly GraphNode[] {
  const reachable = new Set<GraphNode>([root]);
  for (const node of reachable) {
    for (const [kind, name] of node.record?.dependencies ?? []) {
      const dependency = kind === 'step' ? nodes.get(name) : undefined;
      if (dependency) reachable.add(dependency);
    }
  }
  return [...reachable];
}

function countByStep(nodes: Iterable<GraphNode>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { step } of nodes) counts[step.name] = (counts[step.name] ?? 0) + 1;
  return counts;
}

function formatStepDependencies(record: StepRecord | undefined): string {
  return (record?.dependencies ?? []).flatMap(([kind, name]) => (kind === 'step' ? [name] : [])).join('\n');
}
