/** Remembers what steps gave and what they read, and runs again only what must be. Knows nothing of what is built.
 *  A remembered value is right while everything that its step read has the fingerprint it had, in the order of reading. */

import { Dependents } from './dependents.js';
import type { Files } from './files.js';
import { fingerprintOf, revive, serialise } from './fingerprint.js';
import { decodeId, encodeId } from './key.js';
import { isHeld, type Node, type Ran, type Run } from './node.js';
import { Outcomes, reachableFrom, type Outcome } from './outcome.js';
import { ReadingOf, type Asked, type World } from './reading.js';
import { settle } from './settle.js';
import { Unavailable, type AnyStep, type Dependency, type Output, type Step, type Trace } from './step.js';
import type { Remembered, Store } from './store.js';

export interface GraphOptions {
  readonly files: Files;
  /** Every step there is, so that remembered ones can be found by their names. */
  readonly steps: readonly AnyStep[];
  readonly given: Readonly<Record<string, unknown>>;
  readonly tools?: Readonly<Record<string, unknown>>;
  readonly store?: Store | undefined;
  /** Is handed each output in the moment it is made. */
  readonly onOutput?: (output: Output, content: string | Uint8Array) => void;
  /** Is told of each run when it has ended; the graph goes on when the answer has come. */
  readonly onRun?: (run: Run) => void | Promise<void>;
}

export class Graph implements World {
  readonly #nodes = new Map<string, Node>();
  readonly #steps: ReadonlyMap<string, AnyStep>;
  readonly #outcomes = new Outcomes();
  /** Known since it was first asked what a few files have changed. */
  #dependents: Dependents | undefined;
  /** Something has run since the last time that all was written down. */
  #isUnsaved = false;
  #world = 1;

  constructor(readonly options: GraphOptions) {
    this.#steps = new Map(options.steps.map((step) => [step.name, step]));
    for (const remembered of options.store?.load() ?? []) this.#remember(remembered);
  }

  /** The value of a step, run or remembered. Rejects with `Unavailable` when it has errors. */
  async value<V>(step: Step<V>): Promise<V> {
    return (await this.ask(step)).value() as Promise<V>;
  }

  /** Brings a step up to date; its value is fetched only when it is asked for. */
  async ask(step: AnyStep, key?: unknown): Promise<Asked> {
    const node = this.#node(step, key);
    const ran = await this.#bringUpToDate(node);
    const { fingerprint, failed } = node.trace!;
    return { id: node.id, fingerprint, failed, value: async () => this.#valueOf(node, ran) };
  }

  /** Says that the world may have changed, or only these files in it. Nothing is thrown away. */
  async touch(paths?: Iterable<string>): Promise<void> {
    this.#outcomes.begin();
    const touched = paths ? this.options.files.forgetOnly(paths) : this.options.files.forget();
    if (!touched) return void (this.#world += 1);
    this.expectFew();
    await this.#dependents!.doubt(touched, this.#world, async (node) => this.#bringUpToDate(node));
  }

  /** Gets ready for changes of a few files. */
  expectFew(): void {
    this.#dependents ??= new Dependents(this.#nodes.values());
  }

  /** Says that the last outcome was published: the next one tells what differs from it. */
  published(): void {
    this.#outcomes.published();
  }

  /** Runs the steps that gave these outputs once more, for the sake of the bytes. */
  async giveAgain(paths: ReadonlySet<string>): Promise<void> {
    const givers = [...this.#nodes.values()].filter(
      ({ world, trace }) => world === this.#world && trace?.outputs.some(({ path }) => paths.has(path)),
    );
    for (const node of givers) await this.#run(node);
  }

  /** Everything that can be reached from a step that is up to date. */
  outcome(step: Step<unknown>): Outcome {
    return this.#outcomes.of(this.#node(step), this.#nodes);
  }

  /** Writes down what can be reached from a step, and forgets the rest. */
  async save(step: Step<unknown>): Promise<void> {
    const kept = reachableFrom(this.#node(step), this.#nodes);
    const ids = new Set(kept.map(({ id }) => id));
    for (const id of this.#nodes.keys()) if (!ids.has(id)) this.#nodes.delete(id);
    if (this.#dependents?.isWorn) this.#dependents = new Dependents(kept);
    if (!this.#isUnsaved || !this.options.store) return;
    this.#isUnsaved = false;
    const written = await this.options.store.save(
      kept.map(({ id, trace, place }) => ({ id, trace: trace!, place })),
    );
    for (const { id, place } of written) this.#nodes.get(id)!.place = place;
  }

  #remember({ id, trace, place }: Remembered): void {
    const [name, key] = decodeId(id);
    const step = this.#steps.get(name);
    if (step) this.#nodes.set(id, { id, step, key, trace, place, world: 0 });
  }

  #node(step: AnyStep, key?: unknown): Node {
    const id = encodeId(step.name, key);
    const known = this.#nodes.get(id);
    if (known) return known;
    const node: Node = { id, step, key, world: 0 };
    this.#nodes.set(id, node);
    return node;
  }

  async #bringUpToDate(node: Node): Promise<Ran | undefined> {
    if (node.world === this.#world) return undefined;
    node.pending ??= this.#verifyOrRun(node).finally(() => delete node.pending);
    return node.pending;
  }

  async #verifyOrRun(node: Node): Promise<Ran | undefined> {
    if (node.trace && (await this.#isRight(node, node.trace))) {
      node.world = this.#world;
      return undefined;
    }
    return this.#run(node);
  }

  async #isRight({ doubts }: Node, trace: Trace): Promise<boolean> {
    const doubted = doubts?.world === this.#world ? doubts.names : undefined;
    for (const [kind, name, fingerprint] of trace.dependencies) {
      if (doubted?.has(name) === false) continue;
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
      case 'given':
        return fingerprintOf(serialise(this.options.given[name]));
      case 'step': {
        const node = this.#nodes.get(name);
        if (!node || node.world === this.#world) return node?.trace!.fingerprint;
        return this.#bringUpToDate(node).then(() => node.trace!.fingerprint);
      }
    }
  }

  async #run(node: Node): Promise<Ran> {
    const reading = new ReadingOf(this, this.options);
    const former = node.trace;
    const began = performance.now();
    const { value, failed, problems } = await settle(node.id, async () =>
      node.step.run(reading, node.key as never),
    );
    const told = [...reading.problems, ...problems];
    const text = node.step.live || failed ? undefined : serialise(value);
    const fingerprint = fingerprintOf(
      text ?? (failed ? `failed ${serialise(told)}` : `live ${serialise(reading.dependencies)}`),
    );
    const { dependencies, outputs } = reading;
    node.trace = { fingerprint, failed, dependencies, problems: told, outputs };
    this.#keep(node, { value, text, same: former?.fingerprint === fingerprint });
    node.world = this.#world;
    this.#outcomes.ran(node, former);
    this.#dependents?.note(node, former?.dependencies ?? []);
    this.#isUnsaved = true;
    const ms = performance.now() - began - reading.waited;
    await this.options.onRun?.({ id: node.id, step: node.step.name, ms });
    return { value };
  }

  #keep(node: Node, { value, text, same }: Ran & { text: string | undefined; same: boolean }): void {
    node.memory = isHeld(node.step, text) ? { value } : undefined;
    if (text === undefined) node.place = undefined;
    else if (!same || !node.place) node.place = this.options.store?.append(text);
  }

  async #valueOf(node: Node, ran: Ran | undefined): Promise<unknown> {
    if (node.trace!.failed) throw new Unavailable(node.id);
    if (ran) return ran.value;
    if (node.memory) return node.memory.value;
    const text = node.place && (await this.options.store?.read(node.place, node.trace!.fingerprint));
    if (text === undefined) return (await this.#run(node)).value;
    const value = revive(text);
    if (isHeld(node.step, text)) node.memory = { value };
    return value;
  }
}
