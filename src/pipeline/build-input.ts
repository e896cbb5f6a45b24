/** What the caller of a build says, as the steps see it. */

import type { ApiExtractor } from '../reference/extract/process/api-extractor.js';
import type { DemoRenderer } from '../demos/render/open-demo-renderer.js';
import type { Read } from '../graph/step.js';

export interface BuildInput {
  /** The config file, relative to the site folder. */
  readonly config: string;
  /** Stands in for the config's. */
  readonly base: string | null;
  readonly drafts: boolean;
  /** docsgen's own templates, relative to the site folder. */
  readonly builtInTemplates: string;
}

/** What the steps work with; no value depends on it. */
export interface BuildTools {
  /** Where compiled modules are written, absolute. */
  readonly modules: string;
  readonly demos: DemoRenderer;
  readonly api: ApiExtractor;
  /** How many pages are in work at once: while the demos of one are rendered, another one is read. */
  readonly concurrency: number;
}

export function readOption<N extends keyof BuildInput>(read: Read, name: N): BuildInput[N] {
  return read.option<BuildInput[N]>(name);
}

export function readTool<N extends keyof BuildTools>(read: Read, name: N): BuildTools[N] {
  return read.tool<BuildTools[N]>(name);
}
