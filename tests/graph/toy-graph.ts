/** A small graph of steps over a map of files, for the tests of the graph. */

import { SourceFiles } from '../../src/graph/source-files.js';
import { Graph } from '../../src/graph/graph.js';
import type { AnyStep, Output, OptionTypes, Step, ToolTypes } from '../../src/graph/step.js';
import { GraphStore } from '../../src/graph/graph-store.js';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';

declare module '../../src/graph/step.js' {
  interface OptionTypes {
    greeting?: string;
  }
}

export interface Toy {
  readonly files: Map<string, string>;
  readonly graph: Graph;
  /** The steps that ran since the last look, in order. */
  ran(): readonly string[];
  readonly optionValues: Record<string, unknown>;
  readonly emitted: Map<string, string>;
  /** The same files for another process. */
  restart(): Promise<Toy>;
  close(): Promise<void>;
}

const listing: Step<readonly string[]> = {
  name: 'listing',
  run: (read) => (text(read.bytes('list')) ?? '').split(',').filter(Boolean),
};

const title: Step<string, string> = {
  name: 'title',
  run: (read, key) => {
    const content = text(read.bytes(key)) ?? '';
    if (content.includes('broken'))
      throw new DiagnosticError([
        { code: 'toy/broken', severity: 'error', file: key, message: 'It is broken' },
      ]);
    return content.split('\n')[0]!;
  },
};

const site: Step<readonly (string | undefined)[]> = {
  name: 'site',
  run: async (read) => read.steps(title, await read.step(listing)),
};

const page: Step<{ length: number }, string> = {
  name: 'page',
  run: async (read, key) => {
    const titles = await read.step(site);
    const content = text(read.bytes(key)) ?? '';
    if (content.includes('warn'))
      read.report([{ code: 'toy/warn', severity: 'warning', file: key, message: 'Careful' }]);
    for (const [, name] of content.matchAll(/shows (\w+)/g)) read.emit(`${name}.svg`, 'an image');
    read.emit(`${key}.html`, `${read.option('greeting')} ${titles.join(' ')} | ${content}`);
    return { length: content.length };
  },
};

export const root: Step<number> = {
  name: 'root',
  run: async (read) => {
    const pages = await read.steps(page, await read.step(listing));
    return pages.reduce((sum, one) => sum + (one?.length ?? 0), 0);
  },
};

export function toy(initial: Readonly<Record<string, string>>, folder?: string): Toy {
  return make(new Map(Object.entries(initial)), folder);
}

function make(files: Map<string, string>, folder: string | undefined): Toy {
  const ran: string[] = [];
  const emitted = new Map<string, string>();
  const optionValues: Record<string, unknown> = { greeting: 'Hello' };
  const disk = {
    readFile(path: string) {
      const content = files.get(path.slice('/toy/'.length));
      if (content === undefined) throw Object.assign(new Error('missing'), { code: 'ENOENT' });
      return Buffer.from(content);
    },
  };
  const watched = [listing, title, site, page, root].map((step) => ({
    ...step,
    run: step.run,
  })) as readonly AnyStep[];
  const store = folder === undefined ? undefined : new GraphStore(folder, 'test');
  const close = async (): Promise<void> => store?.close();
  const graph = new Graph({
    files: new SourceFiles('/toy', disk),
    steps: watched,
    optionValues: optionValues as unknown as OptionTypes,
    tools: {} as ToolTypes,
    hasOutput: ({ path }) => emitted.has(path) || folder !== undefined,
    store,
    onOutput: (output: Output, content) => emitted.set(output.path, new TextDecoder().decode(content)),
    onRun: ({ id }) => void ran.push(id),
  });
  return {
    files,
    graph,
    optionValues,
    emitted,
    ran: () => ran.splice(0),
    restart: async () => {
      await close();
      return make(files, folder);
    },
    close,
  };
}

function text(bytes: Uint8Array | undefined): string | undefined {
  return bytes && Buffer.from(bytes).toString('utf8');
}
