/** Does something with each item, in order of their beginning, several at a time. */

/** `limit` is asked before each item how many may be under way, at least one. Rejects with the first error. Items whose work returns no
 *  promise are done without waiting. */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  limit: () => number,
  work: (item: T) => void | Promise<void>,
): Promise<void> {
  const remaining = items[Symbol.iterator]();
  let running = 0;
  return new Promise((resolve, reject) => {
    const workOn = (): void => {
      while (running < limit()) {
        const { done, value } = remaining.next();
        if (done) {
          if (running === 0) resolve();
          return;
        }
        const pending = work(value);
        if (!pending) continue;
        running += 1;
        pending
          .then(() => {
            running -= 1;
            workOn();
          })
          .catch(reject);
      }
    };
    workOn();
  });
}
