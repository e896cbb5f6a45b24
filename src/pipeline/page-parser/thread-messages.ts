/** What the main thread and a thread that parses pages send to each other. */

import type { ParseReply, ParseRequest, ParseSettings } from './parse-request.js';

export type ThreadRequest =
  /** Settings of later requests: they are sent once. */
  | { readonly kind: 'settings'; readonly settingsId: number; readonly settings: ParseSettings }
  | ({ readonly kind: 'parse'; readonly id: number; readonly settingsId: number } & Omit<
      ParseRequest,
      'settings'
    >);

export type ThreadReply =
  /** The thread takes requests. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: ParseReply }
  /** The stack of a bug. */
  | { readonly kind: 'failed'; readonly id: number; readonly stack: string };
