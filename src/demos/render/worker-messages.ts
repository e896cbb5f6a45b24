/** The messages between docsgen and the child processes that render demos. All of them are plain data. */

import type { ThemedLibrary } from '../../site/mui/themes.js';

/** The libraries whose default theme a demo may need. */
export type DemoLibrary = ThemedLibrary;

/** A position in a demo's compiled code; lines and columns count from 1. */
export interface CodePosition {
  readonly line: number;
  readonly column: number;
}

export interface CallFrame extends CodePosition {
  readonly file: string;
}

/** A module to evaluate. */
export interface DemoCode {
  /** The source, absolute: packages are resolved from it, and stacks name it. */
  readonly file: string;
  /** CommonJS. */
  readonly code: string;
}

export interface DemoTask extends DemoCode {
  readonly kind: 'demo';
  /** The site's own component around the demo. */
  readonly wrapper?: DemoCode | undefined;
  /** The module is such a wrapper, which is rendered with nothing in it. */
  readonly isWrapper?: boolean | undefined;
  /** The prefix of the ids that `React.useId` makes. */
  readonly idPrefix: string;
  /** The demo has a document of its own, to which its global styles apply. */
  readonly isSandboxed: boolean;
  /** The files of workspace packages that it loads, absolute, with fingerprints of their contents. */
  readonly workspaceFiles?: Readonly<Record<string, string>> | undefined;
}

export type WorkerTask =
  | DemoTask
  | { readonly kind: 'base-styles'; readonly libraries: readonly DemoLibrary[] };

type DemoIssueCode =
  | 'demo/exit'
  | 'demo/globals'
  | 'demo/import'
  | 'demo/nesting'
  | 'demo/no-component'
  | 'demo/policy'
  | 'demo/render'
  | 'demo/timeout'
  | 'demo/unhandled'
  | 'demo/unstable';

/** What is wrong with a demo. Its position is one in the compiled code. */
export interface DemoIssue {
  readonly code: DemoIssueCode;
  readonly message: string;
  readonly hint?: string;
  readonly position?: CodePosition;
  /** Text to look for in the source where the position is not known. */
  readonly searchText?: string;
  /** The place in a package's source, where that is to blame. Its file is absolute. */
  readonly packageFrame?: CallFrame;
}

export interface RenderedDemo {
  readonly html: string;
  readonly css: string;
  /** The libraries whose base styles the demo needs, in alphabetical order. */
  readonly libraries: readonly DemoLibrary[];
  /** The browser renders it anew: the HTML is only as large as the demo. */
  readonly isClientOnly?: boolean;
}

export interface DemoReport {
  readonly kind: 'demo';
  readonly issues: readonly DemoIssue[];
  /** Absent where an issue kept the demo from being rendered. */
  readonly rendered?: RenderedDemo;
  /** The process must not render another demo: this one has changed it, or it remembers that a package is missing. */
  readonly needsRestart: boolean;
}

export type WorkerReport =
  /** Sent once, when the process can take tasks. */
  | { readonly kind: 'ready' }
  /** Sent before the next piece of work: the time limit starts again. Packages may take longer. */
  | { readonly kind: 'progress'; readonly next: 'demo' | 'package' }
  | { readonly kind: 'base-styles'; readonly css: string }
  /** Sent before the report of a task that has loaded modules of packages: their files, absolute. */
  | { readonly kind: 'loaded-files'; readonly files: readonly string[] }
  /** The task was not done: packages have changed since the process loaded them. */
  | { readonly kind: 'stale' }
  /** The process itself has failed and cannot be used any more. */
  | { readonly kind: 'failed'; readonly message: string }
  | DemoReport;

/** What the second thread of a process writes, one JSON text a line. */
export type WatchdogMessage =
  /** Where the first thread is, innermost frame first. */
  { readonly kind: 'call-frames'; readonly callFrames: readonly CallFrame[] } | { readonly kind: 'memory' };
