/** Keeps large values that were computed before anything reads them, up to a number of bytes: those that come first. Each is handed out
 *  once. */

import type { ComputedValue, GraphNode } from './node.js';

const MAX_BYTES = 4 * 1024 * 1024;

interface UnreadValue {
  readonly computed: ComputedValue;
  readonly fingerprint: string | undefined;
  readonly bytes: number;
}

export class UnreadValues {
  readonly #values = new Map<GraphNode, UnreadValue>();
  #bytes = 0;

  constructor(readonly maxBytes = MAX_BYTES) {}

  /** The value of the node's last run, if it is in the store. */
  add(node: GraphNode, computed: ComputedValue): void {
    this.take(node);
    const { cachedValue, range, record } = node;
    if (cachedValue || !range || this.#bytes + range.length > this.maxBytes) return;
    this.#values.set(node, { computed, fingerprint: record?.fingerprint, bytes: range.length });
    this.#bytes += range.length;
  }

  /** The value, if the node has not become another one since. */
  take(node: GraphNode): ComputedValue | undefined {
    const unread = this.#values.get(node);
    if (!unread) return undefined;
    this.#values.delete(node);
    this.#bytes -= unread.bytes;
    return unread.fingerprint === node.record?.fingerprint ? unread.computed : undefined;
  }

  clear(): void {
    this.#values.clear();
    this.#bytes = 0;
  }
}
