/** Lets a session be closed while a build is running. The build goes on, but changes nothing on the disk any more. */

import type { OutputPublisher, PublishFailure } from './output-publisher.js';

const CLOSED: PublishFailure = { status: 'environment', diagnostics: [] };

/** Adds to a publisher that `close` waits for what is being written, and that nothing is written afterwards. */
export function addClosing(publisher: OutputPublisher): OutputPublisher {
  const operations = new Set<Promise<unknown>>();
  let isClosed = false;
  const track = async <T>(operation: Promise<T>): Promise<T> => {
    operations.add(operation);
    return operation.finally(() => operations.delete(operation));
  };
  return {
    open: async (isIncremental) => (isClosed ? CLOSED : track(publisher.open(isIncremental))),
    addOutput: (output, content) => (isClosed ? undefined : publisher.addOutput(output, content)),
    hasOutput: (output) => publisher.hasOutput(output),
    findOutput: (path) => publisher.findOutput(path),
    readOutput: (output) => publisher.readOutput(output),
    drain: async () => (isClosed ? undefined : track(publisher.drain())),
    publish: async (outcome) => (isClosed ? CLOSED : track(publisher.publish(outcome))),
    abandon: async () => (isClosed ? undefined : track(publisher.abandon())),
    close: async () => {
      isClosed = true;
      await Promise.allSettled(operations);
      await publisher.close();
    },
    publishedOutput: () => publisher.publishedOutput(),
    getSummary: () => publisher.getSummary(),
  };
}
