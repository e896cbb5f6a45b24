/** A build, as the command line and other programs call it. Prints nothing, ends no process. */

import type { Problem } from '../report/problem.js';
import type { ProfileRow } from './meter.js';
import type { PublishedCounts } from './publish.js';
import { openSession } from './session.js';

export interface BuildOptions {
  /** The site folder. */
  readonly site?: string;
  readonly config?: string;
  readonly outDir?: string;
  /** Stands in for the config's. */
  readonly base?: string;
  readonly drafts?: boolean;
  /** How much is done at once; the number of cores where it is not said. */
  readonly concurrency?: number;
  /** More warnings than this keep the site from being published. */
  readonly maxWarnings?: number;
  /** `false`: remember nothing. */
  readonly cacheDir?: string | false | undefined;
  /** `false`: check only. */
  readonly write?: boolean;
  /** Is told what is being done, and how far it is. */
  readonly onPhase?: (name: string, detail?: string) => void;
}

export interface Summary extends PublishedCounts {
  readonly pages: number;
  readonly demos: number;
  /** Pages that were not rendered, because nothing that they are made of has changed. */
  readonly reused: number;
  readonly durationMs: number;
  readonly peakRssBytes: number;
}

export interface BuildResult {
  /** Anything but `complete`: the output is as it was before. */
  readonly status: 'complete' | 'content' | 'config' | 'environment' | 'locked';
  /** In order; files are relative to the working directory. */
  readonly problems: readonly Problem[];
  readonly summary: Summary;
  /** As messages name it. */
  readonly outDir: string;
  /** Output paths that were written anew, and those that are gone. */
  readonly changed: { readonly written: readonly string[]; readonly removed: readonly string[] };
  readonly profile: readonly ProfileRow[];
}

/** Builds a site. Rejects only for a bug of docsgen; what is wrong with the site or the machine is in the result. */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const session = openSession(options);
  try {
    return await session.build();
  } finally {
    await session.close();
  }
}
