/** A node of the graph: what is known of one step with one key. */

import type { StoredNode } from './index-format.js';
import { decodeId } from './key.js';
import type { ByteRange } from './value-pack.js';
import type { AnyStep, Dependency, StepRecord } from './step.js';

export interface GraphNode {
  readonly id: string;
  readonly step: AnyStep;
  readonly key: unknown;
  /** The last run, of this process or an earlier one. */
  record: StepRecord | undefined;
  /** The value, where it is small enough to be kept in memory. */
  cachedValue: ComputedValue | undefined;
  /** Where the value is stored. */
  range: ByteRange | undefined;
  /** The revision of the graph in which the record was last known to be right. */
  verifiedRevision: number;
  /** The only dependencies that may have changed; not set: all of them. */
  staleInputs: StaleInputs | undefined;
  pending: Promise<ComputedValue | undefined> | undefined;
  /** The node as one of its readers records it, with the fingerprint that it has now: one object for all of them. */
  dependency: Dependency | undefined;
}

/** Has all properties from the beginning: V8 needs more memory for an object that gets or loses some later. */
export function createNode(id: string, step: AnyStep, key: unknown): GraphNode {
  return {
    id,
    step,
    key,
    record: undefined,
    cachedValue: undefined,
    range: undefined,
    verifiedRevision: 0,
    staleInputs: undefined,
    pending: undefined,
    dependency: undefined,
  };
}

/** The nodes of an earlier process, without those whose steps exist no more. */
export function restoreNodes(
  storedNodes: Iterable<StoredNode>,
  steps: readonly AnyStep[],
): Map<string, GraphNode> {
  const stepsByName = new Map(steps.map((step) => [step.name, step]));
  const nodes = new Map<string, GraphNode>();
  for (const { id, ...stored } of storedNodes) {
    const [name, key] = decodeId(id);
    const step = stepsByName.get(name);
    if (step) nodes.set(id, Object.assign(createNode(id, step, key), stored));
  }
  return nodes;
}

/** What a step records that has read this node. */
export function getDependency(node: GraphNode): Dependency {
  const { fingerprint = '' } = node.record ?? {};
  const { dependency } = node;
  if (dependency?.[2] === fingerprint) return dependency;
  return (node.dependency = ['step', node.id, fingerprint]);
}

/** A value that a run has just computed. */
export interface ComputedValue {
  readonly value: unknown;
}

interface StaleInputs {
  /** The only revision in which this is valid. */
  readonly revision: number;
  /** The names of dependencies. */
  readonly names: Set<string>;
}

/** Serialized values that are longer than this are not kept in memory. */
const MEMORY_LIMIT = 16_384;

/** Whether a value stays in memory. `content` is the serialized value; without one, it cannot be stored. */
export function isKeptInMemory(step: AnyStep, content: string | Uint8Array | undefined): boolean {
  return content === undefined || step.keepInMemory === true || content.length <= MEMORY_LIMIT;
}

/** The duration of one run. */
export interface StepTiming {
  readonly id: string;
  readonly step: string;
  /** Milliseconds of the step itself, without the steps that it waited for. */
  readonly ms: number;
}
