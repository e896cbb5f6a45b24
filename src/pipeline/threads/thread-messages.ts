/** What the main thread and another thread send to each other. */

import type { TaskName } from './tasks.js';

export type ThreadRequest =
  /** A value that several tasks share: it is sent once. */
  | { readonly kind: 'share'; readonly sharedId: number; readonly value: object }
  | {
      readonly kind: 'run';
      readonly id: number;
      readonly task: TaskName;
      readonly input: object;
      /** The ids of the shared values, by the names under which the task knows them. */
      readonly sharedIds: Readonly<Record<string, number>>;
    };

export type ThreadReply =
  /** The thread takes requests. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly id: number; readonly result: object }
  /** The stack of a bug. */
  | { readonly kind: 'failed'; readonly id: number; readonly stack: string };
