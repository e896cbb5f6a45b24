/** What the caller of a build says, as the steps see it. */

import type { ApiHost } from '../api/extract.js';
import type { DemoHost } from '../demos/host.js';
import type { Read } from '../graph/step.js';

export interface Given {
  /** The config file, relative to the site folder. */
  readonly config: string;
  /** Stands in for the config's. */
  readonly base: string | null;
  readonly drafts: boolean;
  /** docsgen's own templates, relative to the site folder. */
  readonly ownTemplates: string;
}

/** What the steps work with; no value depends on it. */
export interface Tools {
  /** Where compiled modules are written, absolute. */
  readonly modules: string;
  readonly demos: DemoHost;
  readonly api: ApiHost;
  /** How many pages are in work at once: while the demos of one are rendered, another one is read. */
  readonly atOnce: number;
}

export function given<N extends keyof Given>(read: Read, name: N): Given[N] {
  return read.given<Given[N]>(name);
}

export function tool<N extends keyof Tools>(read: Read, name: N): Tools[N] {
  return read.tool<Tools[N]>(name);
}
