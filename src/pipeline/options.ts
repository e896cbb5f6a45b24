/** What the caller of a build may say. */

/** The options of a build: those of the command. */
export interface BuildOptions {
  /** The site folder. Without it, the working directory. */
  readonly site?: string;
  /** The config file. Without it, `docsgen.config.ts` in the site folder. */
  readonly config?: string;
  /** The output folder. Without it, `dist`. */
  readonly outDir?: string;
  /** Stands in for the config's. */
  readonly base?: string;
  /** Builds drafts too. */
  readonly drafts?: boolean;
  /** Stands in for the config's `analytics.measurementId`. */
  readonly measurementId?: string;
  /** How much is done at once; the number of cores where it is not said. */
  readonly concurrency?: number;
  /** More warnings than this keep the site from being published. */
  readonly maxWarnings?: number;
  /** The cache folder; `false` for none. */
  readonly cacheDir?: string | false | undefined;
  /** `false`: check only. */
  readonly write?: boolean;
  /** Called with what is being done, and how far it is. */
  readonly onPhase?: (name: string, detail?: string) => void;
}

/** The names of a config file, the preferred one first. */
export const CONFIG_FILES = [
  'docsgen.config.ts',
  'docsgen.config.mts',
  'docsgen.config.js',
  'docsgen.config.mjs',
] as const;

export const DEFAULT_OUT_DIR = 'dist';

/** Below the working directory. */
export const DEFAULT_CACHE_FOLDER = 'node_modules/.cache/docsgen';
