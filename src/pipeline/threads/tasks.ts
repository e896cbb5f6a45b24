/** What can be done on another thread as well as on the main one: functions of plain data, which give plain data or a file's content. */

import type { renderMarkdownCopy } from '../../discovery/render-markdown-copy.js';
import type { HashedBytes } from '../../graph/fingerprint.js';
import type { parseSource } from './parse-source.js';
import type { addToSearchIndex, renderSearchIndex } from './search-index-tasks.js';

/** A task takes its own input and, where it has a second parameter, values that many tasks share: a thread gets each of those
 *  once. */
interface Tasks {
  readonly parseSource: typeof parseSource;
  readonly renderMarkdownCopy: typeof renderMarkdownCopy;
  readonly addToSearchIndex: typeof addToSearchIndex;
  readonly renderSearchIndex: typeof renderSearchIndex;
}

export type TaskName = keyof Tasks;
export type TaskArguments<Name extends TaskName> = Parameters<Tasks[Name]>;

/** The content of a file comes from another thread with its hash, so that the main thread has no work with it. */
export type TaskResult<Name extends TaskName> =
  TaskValue<Name> extends string | Uint8Array ? TaskValue<Name> | HashedBytes : TaskValue<Name>;

type TaskValue<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

type TaskFunction<Name extends TaskName> = (
  ...task: TaskArguments<Name>
) => TaskResult<Name> | Promise<TaskResult<Name>>;

const loaders: { readonly [Name in TaskName]: () => Promise<TaskFunction<Name>> } = {
  parseSource: async () => (await import('./parse-source.js')).parseSource,
  renderMarkdownCopy: async () =>
    (await import('../../discovery/render-markdown-copy.js')).renderMarkdownCopy,
  addToSearchIndex: async () => (await import('./search-index-tasks.js')).addToSearchIndex,
  renderSearchIndex: async () => (await import('./search-index-tasks.js')).renderSearchIndex,
};

/** What does tasks: one thread, this one, or whichever is idle. */
export interface TaskRunner {
  run<Name extends TaskName>(name: Name, ...task: TaskArguments<Name>): Promise<TaskResult<Name>>;
}

/** What a task needs is loaded when it is first done. */
export async function loadTask<Name extends TaskName>(name: Name): Promise<TaskFunction<Name>> {
  return loaders[name]();
}
