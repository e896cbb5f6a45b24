/** The messages between a page and the sandbox in which an edited demo runs. */

/** Attributes of `<html>`: the page's scheme and direction. */
interface AttributesMessage {
  readonly kind: 'attributes';
  readonly attributes: Readonly<Record<string, string>>;
}

export interface RunMessage {
  readonly kind: 'run';
  /** Comes back with the answer. */
  readonly id: number;
  /** A module; what it imports from `./name.js` is the library of that name. */
  readonly code: string;
  /** The libraries that hold what demos are shown with, by name. */
  readonly hosts: readonly string[];
  /** The text of every library, by name. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly css: string;
  /** Attributes of the demo's element. */
  readonly attributes: Readonly<Record<string, string>>;
}

export type MessageToSandbox = AttributesMessage | RunMessage;

/** Something that is wrong with an edited demo. */
export interface EditIssue {
  /** Of a compiler or the browser; with `messageKey`, what that message is about. */
  readonly message: string;
  readonly messageKey?: 'noDefault' | 'noImport';
  /** In the demo's own file, from 1. */
  readonly line?: number | undefined;
}

export type MessageFromSandbox =
  | { readonly kind: 'ready' }
  /** In pixels. */
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'result'; readonly id: number; readonly issue?: EditIssue };
