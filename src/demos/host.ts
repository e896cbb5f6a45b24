/** Renders demos in processes of their own: whatever a demo does, the others and the host go on.
 *  Knows how to share out the work and what an ending means for a demo; knows nothing of pages. */

import { hash } from 'node:crypto';
import type { Problem } from '../report/problem.js';
import { Crew } from './crew.js';
import type { Ending, LaneOptions } from './lane.js';
import type { DemoLibrary, DemoReport, Fault, Rendered } from './message.js';
import { problemOf, withoutMap } from './problems.js';

export type { DemoLibrary, Rendered } from './message.js';

export interface DemoHostOptions extends Omit<LaneOptions, 'timeoutMs'> {
  /** 5000 where it is not said. */
  readonly timeoutMs?: number | undefined;
  /** How many processes there may be at most. */
  readonly concurrency: number;
}

export interface DemoJob {
  /** The demo's source, absolute. */
  readonly file: string;
  /** The same, relative to the site folder: problems name it. */
  readonly place: string;
  /** CommonJS with an inline source map, as `compileDemo` makes it. */
  readonly code: string;
  /** Which of several on its page it is, where the same demo is shown again: the second is 2. */
  readonly showing?: number;
  /** It has a document of its own, in which its global styles hold. */
  readonly isFramed?: boolean;
}

/** What is wrong with a demo, and what could be rendered nevertheless. */
export interface FaultyDemo {
  readonly problems: readonly Problem[];
  readonly rendered?: Rendered | undefined;
}

export interface DemoHost {
  render(job: DemoJob): Promise<Rendered | FaultyDemo>;
  /** The variables of the libraries' default themes, in both schemes, as a stylesheet. */
  baseStyles(libraries: readonly DemoLibrary[]): Promise<string>;
  /** Ends all processes. What is not done by then is rejected. */
  close(): Promise<void>;
}

/** No process is started before the first call. */
export function openDemoHost({ timeoutMs = 5000, concurrency, ...child }: DemoHostOptions): DemoHost {
  const crew = new Crew({ ...child, timeoutMs }, Math.max(1, concurrency));
  return {
    render: async ({ file, place, code, showing = 1, isFramed = false }) => {
      const mapped = withoutMap(code);
      const idPrefix = idPrefixOf(place, showing);
      const ending = await crew.run({ kind: 'demo', file, code: mapped.code, idPrefix, isFramed });
      const { faults, rendered } = meaningOf(ending, file);
      if (faults.length === 0 && rendered) return rendered;
      return { problems: faults.map((fault) => problemOf(fault, { map: mapped.map, place })), rendered };
    },
    baseStyles: async (libraries) => {
      const ending = await crew.run({ kind: 'base-styles', libraries });
      if (ending.kind === 'report' && ending.report.kind === 'base-styles') return ending.report.css;
      throw new Error(`The base styles of demos cannot be made: ${JSON.stringify(ending)}`);
    },
    close: () => crew.close(),
  };
}

/** What the ids of a demo begin with: the same on the server and in the browser, and different for each demo and each showing of it. */
export function idPrefixOf(place: string, showing = 1): string {
  return `d${hash('sha256', showing === 1 ? place : `${place} ${showing}`, 'hex').slice(0, 6)}`;
}

type Meaning = Pick<DemoReport, 'faults' | 'rendered'>;

function meaningOf(ending: Ending, file: string): Meaning {
  switch (ending.kind) {
    case 'report':
      return ending.report.kind === 'demo' ? ending.report : only(disturbance(ending.report));
    case 'timeout':
      return only({
        code: 'demo/timeout',
        message: `The demo is not done after ${ending.afterMs / 1000} s.`,
        hint: 'Look for a loop without an end, in the module or while rendering.',
        spot: ending.frames.find((frame) => frame.file === file),
      });
    case 'memory':
      return only({
        code: 'demo/exit',
        message: 'The demo uses up the memory of the process that renders it.',
        hint: 'Look for a list that grows without an end.',
      });
    case 'death': {
      const how = ending.signal === null ? `exit code ${ending.exitCode}` : `signal ${ending.signal}`;
      return only({ code: 'demo/exit', message: `The process that renders the demo ends with ${how}.` });
    }
    default:
      return ending satisfies never;
  }
}

function only(fault: Fault): Meaning {
  return { faults: [fault] };
}

function disturbance(report: object): Fault {
  const message = 'message' in report ? `: ${String(report.message)}` : '';
  return { code: 'demo/globals', message: `The demo disturbs the process that renders it${message}` };
}
