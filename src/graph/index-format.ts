/** The index of the store as text: a line for each thing that a step has read, and a line for each node. What many nodes have read
 *  is written once, and read as one object. */

import type { ByteRange } from './value-pack.js';
import type { Dependency, StepRecord } from './step.js';

/** What the store holds of a node. Its value is in the pack, unless it cannot be stored. */
export interface StoredNode {
  readonly id: string;
  readonly record: StepRecord;
  readonly range: ByteRange | undefined;
  /** The node as its readers have recorded it, if it was loaded and has some. */
  readonly dependency?: Dependency | undefined;
}

interface IndexedRecord extends Omit<StepRecord, 'dependencies'> {
  /** The lines of the dependencies, from 0. */
  readonly dependencies: readonly number[];
}

type Row = readonly [id: string, record: IndexedRecord, offset: number, length: number];

/** So many lines are formatted at once. */
const LINES_PER_PIECE = 500;

/** The pieces of the index, in order. */
export function* formatIndex(nodes: readonly StoredNode[]): Generator<string> {
  const lineNumbers = new Map<Dependency, number>();
  for (const { record } of nodes)
    for (const dependency of record.dependencies)
      if (!lineNumbers.has(dependency)) lineNumbers.set(dependency, lineNumbers.size);
  yield `[`;
  yield* formatLines([...lineNumbers.keys()], (dependency) => dependency);
  yield `,\n`;
  yield* formatLines(nodes, (node) => toRow(node, lineNumbers));
  yield ']';
}

/** Throws if the text is no index. */
export function parseIndex(text: string): readonly StoredNode[] {
  const [dependencies, rows]: [readonly Dependency[], readonly Row[]] = JSON.parse(text);
  const steps = new Map(dependencies.flatMap((one) => (one[0] === 'step' ? [[one[1], one]] : [])));
  return rows.map(([id, record, offset, length]) => ({
    id,
    // The object that was parsed: a copy of each of many thousands takes time.
    record: Object.assign(record, { dependencies: record.dependencies.map((line) => dependencies[line]!) }),
    range: offset < 0 ? undefined : { offset, length },
    dependency: steps.get(id),
  }));
}

function* formatLines<T>(items: readonly T[], toLine: (item: T) => unknown): Generator<string> {
  yield '[';
  for (let start = 0; start < items.length; start += LINES_PER_PIECE) {
    const lines = JSON.stringify(items.slice(start, start + LINES_PER_PIECE).map(toLine));
    yield `${start === 0 ? '' : ','}${lines.slice(1, -1)}`;
  }
  yield ']';
}

function toRow({ id, record, range }: StoredNode, lineNumbers: ReadonlyMap<Dependency, number>): Row {
  const dependencies = record.dependencies.map((dependency) => lineNumbers.get(dependency)!);
  return [id, { ...record, dependencies }, range?.offset ?? -1, range?.length ?? 0];
}
