/** What the host and its child say to each other: plain data. Knows nothing of how it travels. */

export interface ExtractionTask {
  /** `@mui/material` */
  readonly name: string;
  /** Where the package lies, absolute, with `/`. */
  readonly folder: string;
  /** The folder from which its name resolves, absolute, with `/`. */
  readonly resolveFrom: string;
  /** The names of exports that are left out. */
  readonly excludedNames: readonly string[];
}
