/** What came of a build: gathered from the traces that can be reached. */

import type { Problem } from '../report/problem.js';
import type { Node } from './node.js';
import type { Output } from './step.js';

export interface Outcome {
  readonly problems: readonly Problem[];
  /** Those among them for which something could not be made at all, as a page that could not be read. */
  readonly fatal: ReadonlySet<Problem>;
  readonly outputs: readonly Output[];
  /** How many runs of each step there were, by its name. */
  readonly ran: Readonly<Record<string, number>>;
  /** How many were found to be right as they were. */
  readonly reused: Readonly<Record<string, number>>;
}

export function outcomeOf(nodes: readonly Node[], ranIds: ReadonlySet<string>): Outcome {
  const ran: Record<string, number> = {};
  const reused: Record<string, number> = {};
  for (const { id, step } of nodes) {
    const counted = ranIds.has(id) ? ran : reused;
    counted[step.name] = (counted[step.name] ?? 0) + 1;
  }
  return {
    problems: nodes.flatMap(({ trace }) => trace?.problems ?? []),
    fatal: new Set(nodes.flatMap(({ trace }) => (trace?.failed ? trace.problems : []))),
    outputs: nodes.flatMap(({ trace }) => trace?.outputs ?? []),
    ran,
    reused,
  };
}

/** A node and all that it has read, and so on; each once, in the order in which they were read. */
export function reachableFrom(root: Node, nodes: ReadonlyMap<string, Node>): readonly Node[] {
  const seen = new Set<Node>([root]);
  for (const node of seen) {
    for (const [kind, name] of node.trace?.dependencies ?? []) {
      const below = kind === 'step' ? nodes.get(name) : undefined;
      if (below) seen.add(below);
    }
  }
  return [...seen];
}
