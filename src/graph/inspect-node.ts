/** What one step has emitted, and what is wrong with everything that it depends on. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { GraphNode } from './node.js';
import { collectReachableNodes } from './outcome-tracker.js';
import type { Output } from './step.js';

/** One step, and everything that it depends on. */
export interface StepInspection {
  /** Empty where the step has failed. */
  readonly outputs: readonly Output[];
  /** Collected when it is read. */
  readonly diagnostics: readonly Diagnostic[];
}

export function inspectNode(node: GraphNode, nodes: ReadonlyMap<string, GraphNode>): StepInspection {
  return {
    outputs: node.record?.outputs ?? [],
    get diagnostics() {
      return collectReachableNodes(node, nodes).flatMap(({ record }) => record?.diagnostics ?? []);
    },
  };
}
