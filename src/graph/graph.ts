/** Remembers what steps gave and what they read, and runs again only what must be. Knows nothing of what is built.
 *  A remembered value is right while everything that its step read has the fingerprint it had, in the order of reading. */

import { Dependents } from './dependents.js';
import type { SourceFiles } from './source-files.js';
import { computeFingerprint, deserialize, serialize } from './fingerprint.js';
import { decodeId, encodeId } from './key.js';
import { isKeptInMemory, type GraphNode, type ComputedValue, type StepTiming } from './node.js';
import { OutcomeTracker, collectReachableNodes, type BuildOutcome } from './outcome-tracker.js';
import { RunRecorder, type ResolvedStep, type StepResolver } from './run-recorder.js';
import { captureResult } from './capture-result.js';
import {
  UnavailableError,
  type AnyStep,
  type Dependency,
  type Output,
  type Step,
  type StepRecord,
} from './step.js';
import type { StoredNode, GraphStore } from './graph-store.js';

export interface GraphOptions {
  readonly files: SourceFiles;
  /** Every step there is, so that remembered ones can be found by their names. */
  readonly steps: readonly AnyStep[];
  readonly optionValues: Readonly<Record<string, unknown>>;
  readonly tools?: Readonly<Record<string, unknown>>;
  readonly store?: GraphStore | undefined;
  /** Is handed each output in the moment it is made. */
  readonly onOutput?: (output: Output, content: string | Uint8Array) => void;
  /** Is told of each run when it has ended; the graph goes on when the answer has come. */
  readonly onRun?: (run: StepTiming) => void | Promise<void>;
}

export class Graph implements StepResolver {
  readonly #nodes = new Map<string, GraphNode>();
  readonly #steps: ReadonlyMap<string, AnyStep>;
  readonly #outcomes = new OutcomeTracker();
  /** Known since it was first asked what a few files have changed. */
  #dependents: Dependents | undefined;
  /** Something has run since the last time that all was written down. */
  #hasUnsavedRuns = false;
  #revision = 1;

  constructor(readonly options: GraphOptions) {
    this.#steps = new Map(options.steps.map((step) => [step.name, step]));
    for (const storedNode of options.store?.load() ?? []) this.#restoreNode(storedNode);
  }

  /** The value of a step, run or remembered. Rejects with `Unavailable` when it has errors. */
  async value<V>(step: Step<V>): Promise<V> {
    return (await this.resolve(step)).value() as Promise<V>;
  }

  /** Brings a step up to date; its value is fetched only when it is asked for. */
  async resolve(step: AnyStep, key?: unknown): Promise<ResolvedStep> {
    const node = this.#getNode(step, key);
    const computed = await this.#bringUpToDate(node);
    const { fingerprint, failed } = node.record!;
    return { id: node.id, fingerprint, failed, value: async () => this.#getValue(node, computed) };
  }

  /** Says that the world may have changed, or only these files in it. Nothing is thrown away. */
  async invalidate(paths?: Iterable<string>): Promise<void> {
    this.#outcomes.beginRevision();
    const changedPaths = paths ? this.options.files.invalidate(paths) : this.options.files.invalidateAll();
    if (!changedPaths) return void (this.#revision += 1);
    this.prepareIncremental();
    await this.#dependents!.invalidate(changedPaths, this.#revision, async (node) =>
      this.#bringUpToDate(node),
    );
  }

  /** Gets ready for changes of a few files. */
  prepareIncremental(): void {
    this.#dependents ??= new Dependents(this.#nodes.values());
  }

  /** Says that the last outcome was published: the next one tells what differs from it. */
  markPublished(): void {
    this.#outcomes.markPublished();
  }

  /** Runs the steps that gave these outputs once more, for the sake of the bytes. */
  async rerunForOutputs(paths: ReadonlySet<string>): Promise<void> {
    const producers = [...this.#nodes.values()].filter(
      ({ verifiedRevision, record }) =>
        verifiedRevision === this.#revision && record?.outputs.some(({ path }) => paths.has(path)),
    );
    for (const node of producers) await this.#run(node);
  }

  /** Everything that can be reached from a step that is up to date. */
  outcome(step: Step<unknown>): BuildOutcome {
    return this.#outcomes.getOutcome(this.#getNode(step), this.#nodes);
  }

  /** Writes down what can be reached from a step, and forgets the rest. */
  async save(step: Step<unknown>): Promise<void> {
    const reachableNodes = collectReachableNodes(this.#getNode(step), this.#nodes);
    const ids = new Set(reachableNodes.map(({ id }) => id));
    for (const id of this.#nodes.keys()) if (!ids.has(id)) this.#nodes.delete(id);
    if (this.#dependents?.isBloated) this.#dependents = new Dependents(reachableNodes);
    if (!this.#hasUnsavedRuns || !this.options.store) return;
    this.#hasUnsavedRuns = false;
    const storedNodes = await this.options.store.save(
      reachableNodes.map(({ id, record, range }) => ({ id, record: record!, range })),
    );
    for (const { id, range } of storedNodes) this.#nodes.get(id)!.range = range;
  }

  #restoreNode({ id, record, range }: StoredNode): void {
    const [name, key] = decodeId(id);
    const step = this.#steps.get(name);
    if (step) this.#nodes.set(id, { id, step, key, record, range, verifiedRevision: 0 });
  }

  #getNode(step: AnyStep, key?: unknown): GraphNode {
    const id = encodeId(step.name, key);
    const existingNode = this.#nodes.get(id);
    if (existingNode) return existingNode;
    const node: GraphNode = { id, step, key, verifiedRevision: 0 };
    this.#nodes.set(id, node);
    return node;
  }

  async #bringUpToDate(node: GraphNode): Promise<ComputedValue | undefined> {
    if (node.verifiedRevision === this.#revision) return undefined;
    node.pending ??= this.#verifyOrRun(node).finally(() => delete node.pending);
    return node.pending;
  }

  async #verifyOrRun(node: GraphNode): Promise<ComputedValue | undefined> {
    if (node.record && (await this.#isUpToDate(node, node.record))) {
      node.verifiedRevision = this.#revision;
      return undefined;
    }
    return this.#run(node);
  }

  async #isUpToDate({ staleInputs }: GraphNode, record: StepRecord): Promise<boolean> {
    const staleNames = staleInputs?.revision === this.#revision ? staleInputs.names : undefined;
    for (const [kind, name, fingerprint] of record.dependencies) {
      if (staleNames?.has(name) === false) continue;
      const current = this.#currentFingerprint(kind, name);
      if ((current instanceof Promise ? await current : current) !== fingerprint) return false;
    }
    return true;
  }

  /** At once where nothing has to be brought up to date for it: there are very many. */
  #currentFingerprint(kind: Dependency[0], name: string): string | undefined | Promise<string | undefined> {
    switch (kind) {
      case 'file':
        return this.options.files.fingerprint(name);
      case 'list':
        return this.options.files.listFingerprint(name);
      case 'link':
        return String(this.options.files.leadsOutside(name));
      case 'option':
        return computeFingerprint(serialize(this.options.optionValues[name]));
      case 'step': {
        const node = this.#nodes.get(name);
        if (!node || node.verifiedRevision === this.#revision) return node?.record!.fingerprint;
        return this.#bringUpToDate(node).then(() => node.record!.fingerprint);
      }
    }
  }

  async #run(node: GraphNode): Promise<ComputedValue> {
    const recorder = new RunRecorder(this, this.options);
    const previousRecord = node.record;
    const startTime = performance.now();
    const { value, failed, diagnostics } = await captureResult(node.id, async () =>
      node.step.run(recorder, node.key as never),
    );
    const allDiagnostics = [...recorder.diagnostics, ...diagnostics];
    const text = node.step.transient || failed ? undefined : serialize(value);
    const fingerprint = computeFingerprint(
      text ?? (failed ? `failed ${serialize(allDiagnostics)}` : `live ${serialize(recorder.dependencies)}`),
    );
    const { dependencies, outputs } = recorder;
    node.record = { fingerprint, failed, dependencies, diagnostics: allDiagnostics, outputs };
    this.#storeValue(node, { value, text, isUnchanged: previousRecord?.fingerprint === fingerprint });
    node.verifiedRevision = this.#revision;
    this.#outcomes.recordRun(node, previousRecord);
    this.#dependents?.addDependencies(node, previousRecord?.dependencies ?? []);
    this.#hasUnsavedRuns = true;
    const ms = performance.now() - startTime - recorder.waitedMs;
    await this.options.onRun?.({ id: node.id, step: node.step.name, ms });
    return { value };
  }

  #storeValue(
    node: GraphNode,
    { value, text, isUnchanged }: ComputedValue & { text: string | undefined; isUnchanged: boolean },
  ): void {
    node.cachedValue = isKeptInMemory(node.step, text) ? { value } : undefined;
    if (text === undefined) node.range = undefined;
    else if (!isUnchanged || !node.range) node.range = this.options.store?.append(text);
  }

  async #getValue(node: GraphNode, computed: ComputedValue | undefined): Promise<unknown> {
    if (node.record!.failed) throw new UnavailableError(node.id);
    if (computed) return computed.value;
    if (node.cachedValue) return node.cachedValue.value;
    const text = node.range && (await this.options.store?.read(node.range, node.record!.fingerprint));
    if (text === undefined) return (await this.#run(node)).value;
    const value = deserialize(text);
    if (isKeptInMemory(node.step, text)) node.cachedValue = { value };
    return value;
  }
}
