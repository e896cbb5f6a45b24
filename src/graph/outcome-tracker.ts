/** Collects the outcome of a build from the records of all nodes that the root depends on. The list of these nodes is kept
 *  while no run reads other steps than it did before. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { GraphNode } from './node.js';
import type { Output, StepRecord } from './step.js';

export interface BuildOutcome {
  readonly diagnostics: readonly Diagnostic[];
  /** The diagnostics of steps that have failed, such as a page that could not be read. */
  readonly fatal: ReadonlySet<Diagnostic>;
  /** Collected when it is read. */
  readonly outputs: readonly Output[];
  /** How the outputs differ from the outcome that was published last; `undefined` where that is not known. */
  readonly changes: OutputChanges | undefined;
  /** The number of runs of each step, by its name. */
  readonly runCounts: Readonly<Record<string, number>>;
  /** The number of remembered runs of each step that were still right. */
  readonly reuseCounts: Readonly<Record<string, number>>;
}

export interface OutputChanges {
  /** The outputs of all steps that have run since. */
  readonly outputs: readonly Output[];
  readonly removedPaths: ReadonlySet<string>;
}

export class OutcomeTracker {
  /** The nodes that ran in this revision. */
  readonly #ranNodes = new Set<GraphNode>();
  /** The nodes that ran since the last outcome that was published. */
  readonly #unpublishedNodes = new Set<GraphNode>();
  /** The paths of their outputs before that. */
  readonly #previousPaths = new Set<string>();
  #reachableNodes: readonly GraphNode[] | undefined;
  #root: GraphNode | undefined;
  #reachableCounts: Readonly<Record<string, number>> = {};
  #nodesWithDiagnostics = new Set<GraphNode>();
  /** Whether the last published outcome had the same reachable nodes. */
  #isIncremental = false;

  /** Starts the next revision. */
  beginRevision(): void {
    this.#ranNodes.clear();
  }

  /** Records that a node has run. `previousRecord` is the record that the run has replaced. */
  recordRun(node: GraphNode, previousRecord: StepRecord | undefined): void {
    this.#ranNodes.add(node);
    this.#unpublishedNodes.add(node);
    if (this.#reachableNodes && !hasSameSteps(previousRecord, node.record)) this.#reachableNodes = undefined;
    for (const { path } of previousRecord?.outputs ?? []) this.#previousPaths.add(path);
    if (hasDiagnostics(node)) this.#nodesWithDiagnostics.add(node);
    else this.#nodesWithDiagnostics.delete(node);
  }

  /** Says that the last outcome was published. */
  markPublished(): void {
    this.#unpublishedNodes.clear();
    this.#previousPaths.clear();
    this.#isIncremental = this.#reachableNodes !== undefined;
  }

  getOutcome(root: GraphNode, nodes: ReadonlyMap<string, GraphNode>): BuildOutcome {
    const reachableNodes = this.#collectReachable(root, nodes);
    const runCounts = countByStep(this.#ranNodes);
    const records = [...this.#nodesWithDiagnostics].flatMap(({ record }) => record ?? []);
    return {
      diagnostics: records.flatMap(({ diagnostics }) => diagnostics),
      fatal: new Set(records.flatMap(({ failed, diagnostics }) => (failed ? diagnostics : []))),
      get outputs() {
        return reachableNodes.flatMap(({ record }) => record?.outputs ?? []);
      },
      changes: this.#isIncremental ? this.#getChanges(reachableNodes) : undefined,
      runCounts,
      reuseCounts: Object.fromEntries(
        Object.entries(this.#reachableCounts).map(([name, count]) => [name, count - (runCounts[name] ?? 0)]),
      ),
    };
  }

  #getChanges(reachableNodes: readonly GraphNode[]): OutputChanges {
    const outputs = [...this.#unpublishedNodes].flatMap(({ record }) => record?.outputs ?? []);
    const removedPaths = new Set(this.#previousPaths);
    for (const { path } of outputs) removedPaths.delete(path);
    if (removedPaths.size > 0) keepPathsOf(reachableNodes, removedPaths);
    return { outputs, removedPaths };
  }

  #collectReachable(root: GraphNode, nodes: ReadonlyMap<string, GraphNode>): readonly GraphNode[] {
    if (this.#reachableNodes && this.#root === root) return this.#reachableNodes;
    const reachableNodes = collectReachableNodes(root, nodes);
    this.#reachableNodes = reachableNodes;
    this.#root = root;
    this.#reachableCounts = countByStep(reachableNodes);
    this.#nodesWithDiagnostics = new Set(reachableNodes.filter(hasDiagnostics));
    this.#isIncremental = false;
    return reachableNodes;
  }
}

/** Several nodes may have the same output, such as an image that two demos import. */
function keepPathsOf(nodes: readonly GraphNode[], removedPaths: Set<string>): void {
  for (const { record } of nodes) for (const { path } of record?.outputs ?? []) removedPaths.delete(path);
}

/** A node and everything that it depends on, each node once, in the order of reading. */
export function collectReachableNodes(
  root: GraphNode,
  nodes: ReadonlyMap<string, GraphNode>,
): readonly GraphNode[] {
  const reachable = new Set<GraphNode>([root]);
  // The set grows while it is iterated.
  for (const node of reachable) {
    for (const [kind, name] of node.record?.dependencies ?? []) {
      const dependency = kind === 'step' ? nodes.get(name) : undefined;
      if (dependency) reachable.add(dependency);
    }
  }
  return [...reachable];
}

function hasDiagnostics({ record }: GraphNode): boolean {
  return record !== undefined && record.diagnostics.length > 0;
}

function countByStep(nodes: Iterable<GraphNode>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { step } of nodes) counts[step.name] = (counts[step.name] ?? 0) + 1;
  return counts;
}

function hasSameSteps(one: StepRecord | undefined, other: StepRecord | undefined): boolean {
  return formatStepDependencies(one) === formatStepDependencies(other);
}

function formatStepDependencies(record: StepRecord | undefined): string {
  return (record?.dependencies ?? []).flatMap(([kind, name]) => (kind === 'step' ? [name] : [])).join('\n');
}
