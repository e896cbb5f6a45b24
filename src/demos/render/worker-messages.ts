/** What the host and its child say to each other: plain data. Knows nothing of how it travels. */

/** The libraries whose default theme a demo may need. */
export type DemoLibrary = 'material' | 'joy';

/** A place in a demo's compiled code; lines and columns count from 1. */
export interface CodePosition {
  readonly line: number;
  readonly column: number;
}

export interface DemoTask {
  readonly kind: 'demo';
  /** The demo's source, absolute: packages are found from it, and stacks name it. */
  readonly file: string;
  readonly code: string;
  /** What the ids of `React.useId` begin with. */
  readonly idPrefix: string;
  /** It has a document of its own, in which its global styles hold. */
  readonly isSandboxed: boolean;
}

export interface BaseStylesTask {
  readonly kind: 'base-styles';
  readonly libraries: readonly DemoLibrary[];
}

export type WorkerTask = DemoTask | BaseStylesTask;

export type DemoIssueCode =
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

/** What is wrong with a demo, with its place in the compiled code: the host knows the source. */
export interface DemoIssue {
  readonly code: DemoIssueCode;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly position?: CodePosition | undefined;
  /** Text to look for in the source where no spot is known. */
  readonly searchText?: string | undefined;
}

export interface RenderedDemo {
  readonly html: string;
  readonly css: string;
  /** Those whose base styles the demo needs, in alphabetical order. */
  readonly libraries: readonly DemoLibrary[];
}

export interface DemoReport {
  readonly kind: 'demo';
  readonly issues: readonly DemoIssue[];
  /** Absent where a fault kept the demo from being rendered. */
  readonly rendered?: RenderedDemo | undefined;
  /** The child must not be used for another demo: it was changed by this one, or remembers what is not installed. */
  readonly needsRestart: boolean;
}

export type WorkerReport =
  /** Sent once, when the child can take tasks. */
  | { readonly kind: 'ready' }
  /** A sign of life before the next piece of work: the time limit begins anew. Packages may take longer. */
  | { readonly kind: 'alive'; readonly next: 'demo' | 'package' }
  | { readonly kind: 'base-styles'; readonly css: string }
  /** Nothing was done: packages have changed since the child has loaded them. */
  | { readonly kind: 'stale' }
  /** The child itself has failed: it is not in order any more. */
  | { readonly kind: 'failed'; readonly message: string }
  | DemoReport;

/** What the child's second thread says, one JSON text a line, while the first one is stuck. */
export type WatchdogMessage =
  /** The call frames of the first thread, innermost first. */
  | { readonly kind: 'stuck'; readonly callFrames: readonly (CodePosition & { readonly file: string })[] }
  | { readonly kind: 'memory' };
