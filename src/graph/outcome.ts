/** What came of a build: gathered from the traces that can be reached. Remembers what was reached, for as long as no run reads
 *  other steps than it did before. */

import type { Problem } from '../report/problem.js';
import type { Node } from './node.js';
import type { Output, Trace } from './step.js';

export interface Outcome {
  readonly problems: readonly Problem[];
  /** Those among them for which something could not be made at all, as a page that could not be read. */
  readonly fatal: ReadonlySet<Problem>;
  /** Gathered when it is asked for. */
  readonly outputs: readonly Output[];
  /** The outputs of what ran since the last outcome that was published, and those that it gave before and gives no more;
   *  `undefined`: others may have come or gone. */
  readonly updated: Updated | undefined;
  /** How many runs of each step there were, by its name. */
  readonly ran: Readonly<Record<string, number>>;
  /** How many were found to be right as they were. */
  readonly reused: Readonly<Record<string, number>>;
}

export interface Updated {
  readonly outputs: readonly Output[];
  /** Paths. */
  readonly gone: ReadonlySet<string>;
}

/** What is reached from one root, and what has happened to it. */
export class Outcomes {
  /** The runs of this world. */
  readonly #ran = new Set<Node>();
  /** What ran since the last outcome that was published. */
  readonly #fresh = new Set<Node>();
  /** The paths of what they gave before. */
  readonly #former = new Set<string>();
  #reached: readonly Node[] | undefined;
  #root: Node | undefined;
  #counts: Readonly<Record<string, number>> = {};
  #flawed = new Set<Node>();
  #isUpdate = false;

  /** The next world begins. */
  begin(): void {
    this.#ran.clear();
  }

  /** A node has run; `former` is its trace from before. */
  ran(node: Node, former: Trace | undefined): void {
    this.#ran.add(node);
    this.#fresh.add(node);
    if (stepsIn(former) !== stepsIn(node.trace)) this.#reached = undefined;
    for (const { path } of former?.outputs ?? []) this.#former.add(path);
    if (node.trace!.problems.length > 0) this.#flawed.add(node);
    else this.#flawed.delete(node);
  }

  /** What has come of a root so far was published. */
  published(): void {
    this.#fresh.clear();
    this.#former.clear();
    this.#isUpdate = this.#reached !== undefined;
  }

  of(root: Node, nodes: ReadonlyMap<string, Node>): Outcome {
    const reached = this.#gather(root, nodes);
    const ran = countsOf(this.#ran);
    const flawed = [...this.#flawed].map(({ trace }) => trace!);
    return {
      problems: flawed.flatMap(({ problems }) => problems),
      fatal: new Set(flawed.flatMap(({ failed, problems }) => (failed ? problems : []))),
      get outputs() {
        return reached.flatMap(({ trace }) => trace?.outputs ?? []);
      },
      updated: this.#isUpdate ? this.#updated() : undefined,
      ran,
      reused: Object.fromEntries(
        Object.entries(this.#counts).map(([name, count]) => [name, count - (ran[name] ?? 0)]),
      ),
    };
  }

  #updated(): Updated {
    const outputs = [...this.#fresh].flatMap(({ trace }) => trace!.outputs);
    const gone = new Set(this.#former);
    for (const { path } of outputs) gone.delete(path);
    return { outputs, gone };
  }

  #gather(root: Node, nodes: ReadonlyMap<string, Node>): readonly Node[] {
    if (this.#reached && this.#root === root) return this.#reached;
    const reached = reachableFrom(root, nodes);
    this.#reached = reached;
    this.#root = root;
    this.#counts = countsOf(reached);
    this.#flawed = new Set(reached.filter(({ trace }) => (trace?.problems.length ?? 0) > 0));
    this.#isUpdate = false;
    return reached;
  }
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

function countsOf(nodes: Iterable<Node>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { step } of nodes) counts[step.name] = (counts[step.name] ?? 0) + 1;
  return counts;
}

function stepsIn(trace: Trace | undefined): string {
  return (trace?.dependencies ?? []).flatMap(([kind, name]) => (kind === 'step' ? [name] : [])).join('\n');
}
