/** Keeps the contents of files for further reads, up to a number of bytes: those that were added last. */

/** A build reads a page's file for its front matter, its document and its Markdown copy. */
const MAX_BYTES = 16 * 1024 * 1024;

export class ContentCache {
  readonly #contents = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(readonly maxBytes = MAX_BYTES) {}

  get(path: string): Uint8Array | undefined {
    return this.#contents.get(path);
  }

  add(path: string, content: Uint8Array): void {
    this.delete(path);
    this.#contents.set(path, content);
    this.#bytes += content.byteLength;
    // The oldest comes first.
    for (const oldestPath of this.#contents.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      this.delete(oldestPath);
    }
  }

  delete(path: string): void {
    this.#bytes -= this.#contents.get(path)?.byteLength ?? 0;
    this.#contents.delete(path);
  }

  clear(): void {
    this.#contents.clear();
    this.#bytes = 0;
  }
}
