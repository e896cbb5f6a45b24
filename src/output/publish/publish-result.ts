/** What publishing returns, and where the bytes of a file are before it. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Mtimes } from './previous-output.js';

/** A content that is not written yet, or the path of a file. */
export type FileLocation = { readonly content: string | Uint8Array } | { readonly file: string };

export interface PublishResult {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
  /** The size of the whole output. */
  readonly bytes: number;
  /** To be kept, and passed to the next staging folder as `knownMtimes`. */
  readonly mtimes: Mtimes;
  /** Warnings; the site is published anyway. */
  readonly diagnostics: readonly Diagnostic[];
}
