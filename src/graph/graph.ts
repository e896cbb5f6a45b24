/** The graph runs steps and remembers their runs, so that only what has to run again does. A remembered run is right while
 *  everything that the step read has the fingerprint it had, checked in the order of reading, while the bytes of its outputs
 *  can still be found, and unless it depends on something that is no input. */

import { Dependents } from './dependents.js';
import { deserialize } from './serialize.js';
import { fingerprintInput } from './fingerprint-input.js';
import { encodeId } from './key.js';
import { createNode, getDependency, isKeptInMemory, restoreNodes, type ComputedValue } from './node.js';
import type { GraphNode, StepTiming } from './node.js';
import { inspectNode, type StepInspection } from './inspect-node.js';
import { OutcomeTracker, collectReachableNodes, type BuildOutcome } from './outcome-tracker.js';
import { getLimit, type ResolvedStep, type RunContext } from './run-recorder.js';
import { runStep } from './run-step.js';
import { UnavailableError, type AnyStep, type Dependency, type Output, type Step } from './step.js';
import { UnreadValues } from './unread-values.js';
import { verifyDependencies } from './verify-dependencies.js';
import type { GraphStore } from './graph-store.js';
import type { StoredNode } from './index-format.js';

interface GraphOptions extends Omit<RunContext, 'resolve'> {
  /** Every step there is, so that remembered runs can be found by their names. */
  readonly steps: readonly AnyStep[];
  readonly store?: GraphStore;
  /** Whether the bytes of a remembered output can be found; where they cannot, its step runs again. */
  readonly hasOutput?: (output: Output) => boolean;
  /** Called after each run; the graph goes on when the promise resolves. */
  readonly onRun?: (run: StepTiming) => void | Promise<void>;
}

export class Graph {
  readonly #options: GraphOptions;
  readonly #runContext: RunContext;
  readonly #nodes: Map<string, GraphNode>;
  readonly #outcomes = new OutcomeTracker();
  readonly #unreadValues = new UnreadValues();
  /** Set when it is first needed: only a session of several builds uses it. */
  #dependents: Dependents | undefined;
  #hasUnsavedRuns = false;
  /** Each revision stands for one state of the inputs. */
  #revision = 1;

  constructor(options: GraphOptions) {
    this.#options = options;
    this.#runContext = { ...options, resolve: (step, key) => this.#resolve(step, key) };
    this.#nodes = restoreNodes(options.store?.load() ?? [], options.steps);
  }

  /** The value of a step, run or remembered. Rejects with `UnavailableError` when it has errors. */
  async value<V, K = void>(step: Step<V, K>, key?: K): Promise<V> {
    return (await this.#resolve(step, key)).value();
  }

  /** Brings a step up to date; returns what it has emitted, and what is wrong with everything that it depends on. */
  async inspect<V, K>(step: Step<V, K>, key: K): Promise<StepInspection> {
    const node = this.#getNode(step, key);
    const computed = await this.#bringUpToDate(node);
    if (computed) this.#unreadValues.add(node, computed);
    return inspectNode(node, this.#nodes);
  }

  /** Says that everything may have changed, or only the files at these paths. No remembered run is dropped. */
  async invalidate(paths?: Iterable<string>): Promise<void> {
    this.#outcomes.beginRevision();
    const { files } = this.#options;
    const changedPaths = paths ? files.invalidate(paths) : files.invalidateAll();
    if (!changedPaths) return void (this.#revision += 1);
    const update = async (node: GraphNode): Promise<unknown> => this.#bringUpToDate(node);
    await this.#getDependents().invalidate(changedPaths, this.#revision, update);
  }

  /** Prepares for `invalidate` with paths, when nobody waits. */
  prepareIncremental(): void {
    this.#getDependents();
  }

  /** Says that the last outcome was published: `changes` of the next one is relative to it. */
  markPublished(): void {
    this.#outcomes.markPublished();
  }

  /** The outputs and diagnostics of everything that a step depends on. */
  outcome(step: Step<unknown>): BuildOutcome {
    return this.#outcomes.getOutcome(this.#getNode(step), this.#nodes);
  }

  /** Stores everything that a step depends on, and forgets the rest. */
  async save(step: Step<unknown>): Promise<void> {
    this.#unreadValues.clear();
    const reachableNodes = collectReachableNodes(this.#getNode(step), this.#nodes);
    const ids = new Set(reachableNodes.map(({ id }) => id));
    for (const id of this.#nodes.keys()) if (!ids.has(id)) this.#nodes.delete(id);
    if (this.#dependents?.isBloated) this.#dependents = new Dependents(reachableNodes);
    const { store } = this.#options;
    if (!this.#hasUnsavedRuns || !store) return;
    this.#hasUnsavedRuns = false;
    const nodes = reachableNodes.flatMap(({ id, record, range }): StoredNode[] =>
      record ? [{ id, record, range }] : [],
    );
    for (const { id, range } of await store.save(nodes)) {
      const node = this.#nodes.get(id);
      if (node) node.range = range;
    }
  }

  #getDependents(): Dependents {
    return (this.#dependents ??= new Dependents(this.#nodes.values()));
  }

  #getNode(step: AnyStep, key?: unknown): GraphNode {
    const id = encodeId(step.name, key);
    const existingNode = this.#nodes.get(id);
    if (existingNode) return existingNode;
    const node = createNode(id, step, key);
    this.#nodes.set(id, node);
    return node;
  }

  /** Brings a step up to date. Its value is loaded only when it is needed. Returns promises only where something has to be done first:
   *  most calls can do without. */
  #resolve<V, K>(step: Step<V, K>, key?: K): ResolvedStep<V> | Promise<ResolvedStep<V>> {
    const node = this.#getNode(step, key);
    const toResolvedStep = (computed?: ComputedValue): ResolvedStep<V> => ({
      dependency: getDependency(node),
      failed: node.record?.failed ?? true,
      value: () => this.#getValue(node, computed) as V | Promise<V>,
    });
    if (node.verifiedRevision === this.#revision) return toResolvedStep();
    return this.#bringUpToDate(node).then(toResolvedStep);
  }

  async #bringUpToDate(node: GraphNode): Promise<ComputedValue | undefined> {
    if (node.verifiedRevision === this.#revision) return undefined;
    node.pending ??= this.#verifyOrRun(node).finally(() => (node.pending = undefined));
    return node.pending;
  }

  async #verifyOrRun(node: GraphNode): Promise<ComputedValue | undefined> {
    if (!(await this.#isUpToDate(node))) return this.#run(node);
    return void (node.verifiedRevision = this.#revision);
  }

  async #isUpToDate({ record, staleInputs }: GraphNode): Promise<boolean> {
    if (!record || record.expires) return false;
    const staleNames = staleInputs?.revision === this.#revision ? staleInputs.names : undefined;
    const isCurrent = ([kind, name, fingerprint]: Dependency): boolean | Promise<boolean> => {
      if (staleNames?.has(name) === false) return true;
      const current = this.#currentFingerprint(kind, name);
      if (current instanceof Promise) return current.then((resolved) => resolved === fingerprint);
      return current === fingerprint;
    };
    const areCurrent = await verifyDependencies(record, {
      isCurrent,
      getLimit: (concurrency) => getLimit(concurrency, this.#options),
    });
    return areCurrent && record.outputs.every((output) => this.#options.hasOutput?.(output) ?? true);
  }

  /** Returns a promise only where a step has to be brought up to date: most calls can do without one. */
  #currentFingerprint(kind: Dependency[0], name: string): string | undefined | Promise<string | undefined> {
    if (kind !== 'step') return fingerprintInput(kind, name, this.#options);
    const node = this.#nodes.get(name);
    if (!node || node.verifiedRevision === this.#revision) return node?.record?.fingerprint;
    return this.#bringUpToDate(node).then(() => node.record?.fingerprint);
  }

  async #run(node: GraphNode): Promise<ComputedValue> {
    const previousRecord = node.record;
    const { record, value, content, ms } = await runStep(node, this.#runContext);
    node.record = record;
    node.cachedValue = isKeptInMemory(node.step, content) ? { value } : undefined;
    if (content === undefined) node.range = undefined;
    else if (!node.range || previousRecord?.fingerprint !== record.fingerprint)
      node.range = this.#options.store?.append(content);
    node.verifiedRevision = this.#revision;
    this.#outcomes.recordRun(node, previousRecord);
    this.#dependents?.addDependencies(node, previousRecord?.dependencies ?? []);
    this.#hasUnsavedRuns = true;
    await this.#options.onRun?.({ id: node.id, step: node.step.name, ms });
    return { value };
  }

  /** The value, or a promise of it where it is not in memory. */
  #getValue(node: GraphNode, computed: ComputedValue | undefined): unknown {
    const { record, cachedValue } = node;
    if (!record || record.failed) throw new UnavailableError(node.id);
    const known = computed ?? cachedValue ?? this.#unreadValues.take(node);
    return known ? known.value : this.#loadValue(node, record.fingerprint);
  }

  async #loadValue(node: GraphNode, fingerprint: string): Promise<unknown> {
    const { range } = node;
    const text = range && (await this.#options.store?.read(range, fingerprint));
    if (text === undefined) return (await this.#run(node)).value;
    const value = deserialize(text);
    if (isKeptInMemory(node.step, text)) node.cachedValue = { value };
    return value;
  }
}
