/** The steps of a site as a build runs them, one by one. */

import { onTestFinished } from 'vitest';
import { Graph } from '../../../src/graph/graph.js';
import { SourceFiles } from '../../../src/graph/source-files.js';
import { createBuildInput, openBuildTools } from '../../../src/pipeline/build-input.js';
import { allSteps } from '../../../src/pipeline/registry.js';
import type { ThreadPool } from '../../../src/pipeline/threads/thread-pool.js';
import { resolveFolders } from '../../../src/pipeline/resolve-folders.js';
import { fixture, type SiteFiles } from '../../sites/fixture.js';

interface SiteGraph {
  readonly graph: Graph;
  /** The files below `pages` that were read since the last look. */
  readonly takeRead: () => readonly string[];
  /** The paths of the files that were emitted. */
  readonly emitted: ReadonlySet<string>;
  /** The ids of the steps that have run, in order. */
  readonly runs: readonly string[];
  readonly threads: ThreadPool;
}

export function openSiteGraph(files: SiteFiles, { drafts = true } = {}): SiteGraph {
  const folders = resolveFolders({ site: fixture(files).folder });
  onTestFinished(() => folders.dispose());
  const sources = new SourceFiles(folders.site);
  const read = new Set<string>();
  const readFile = sources.read.bind(sources);
  sources.read = (path) => {
    if (path.startsWith('pages/')) read.add(path);
    return readFile(path);
  };
  const emitted = new Set<string>();
  const runs: string[] = [];
  const tools = openBuildTools(folders, 1);
  const graph = new Graph({
    files: sources,
    steps: allSteps,
    optionValues: createBuildInput(folders, { drafts }, ''),
    tools,
    onOutput: ({ path }) => void emitted.add(path),
    onRun: ({ id }) => void runs.push(id),
  });
  const takeRead = () => {
    const taken = [...read].toSorted();
    read.clear();
    return taken;
  };
  return { graph, takeRead, emitted, runs, threads: tools.threads };
}
