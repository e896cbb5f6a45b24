/** Collects requests into batches: while one batch is running, the requests for the next one come together. */

interface Request<V> {
  readonly promise: Promise<V>;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
}

/** As many files as esbuild has open at once, and no more than one error may hold up. */
const MAX_BATCH_SIZE = 50;

export class BatchQueue<V> {
  readonly #run: (keys: readonly string[]) => Promise<readonly V[]>;
  readonly #requests = new Map<string, Request<V>>();
  #isRunning = false;

  /** `run` gives the values of a batch in the order of its keys. */
  constructor(run: (keys: readonly string[]) => Promise<readonly V[]>) {
    this.#run = run;
  }

  /** The value of a key. Where the batch fails, each of its requests is rejected. */
  async request(key: string): Promise<V> {
    const request = this.#requests.get(key) ?? createRequest<V>();
    this.#requests.set(key, request);
    if (!this.#isRunning) void this.#runBatches();
    return request.promise;
  }

  async #runBatches(): Promise<void> {
    this.#isRunning = true;
    // What is asked for in this turn of the event loop belongs together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#requests.size > 0) await this.#runBatch([...this.#requests].slice(0, MAX_BATCH_SIZE));
    this.#isRunning = false;
  }

  async #runBatch(batch: readonly (readonly [string, Request<V>])[]): Promise<void> {
    for (const [key] of batch) this.#requests.delete(key);
    try {
      const values = await this.#run(batch.map(([key]) => key));
      for (const [index, [, { resolve }]] of batch.entries()) resolve(values[index]!);
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
  }
}

function createRequest<V>(): Request<V> {
  let resolve!: Request<V>['resolve'];
  let reject!: Request<V>['reject'];
  const promise = new Promise<V>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
