/** Renders demos in child processes, so that whatever a demo does, docsgen and the other demos go on.
 *  Turns the outcome of a task into HTML and CSS, or into diagnostics. */

import { hash } from 'node:crypto';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { ProcessFailure } from '../../environment/process-failure.js';
import { createDemoDiagnostic, extractSourceMap } from './create-demo-diagnostic.js';
import { DemoWorkerPool } from './demo-worker-pool.js';
import type { TaskOutcome, DemoWorkerOptions } from './demo-worker.js';
import { readClientDemo } from './read-client-demo.js';
import type {
  DemoCode,
  DemoLibrary,
  DemoReport,
  DemoIssue,
  DemoTask,
  RenderedDemo,
} from './worker-messages.js';

export type { DemoCode, DemoLibrary, RenderedDemo } from './worker-messages.js';

export interface DemoRendererOptions extends Omit<DemoWorkerOptions, 'timeoutMs'> {
  /** 5000 by default. */
  readonly timeoutMs?: number;
  /** The largest number of processes. */
  readonly concurrency: number;
  /** How many cores are taken by other work at this moment: there is one process at least, and none is added for these. */
  readonly countBusyCores?: () => number;
}

interface DemoRenderRequest {
  /** The demo's source, absolute. */
  readonly file: string;
  /** The same, relative to the site folder: diagnostics name it. */
  readonly relativeFile: string;
  /** CommonJS with an inline source map, as `compileDemos` makes it. */
  readonly code: string;
  /** The number of this use where a page shows the demo several times: the second is 2. */
  readonly occurrence?: number;
  /** The demo has a document of its own, to which its global styles apply. */
  readonly isSandboxed?: boolean;
  /** Only a browser renders it. */
  readonly isClientOnly?: boolean;
  /** The site's own component around the demo. */
  readonly wrapper?: DemoCode | undefined;
  /** The module is such a wrapper. Its CSS is what the site says of all demos, and holds in demos only. */
  readonly isWrapper?: boolean;
  /** The files of workspace packages that it loads, absolute, with fingerprints of their contents. */
  readonly workspaceFiles?: DemoTask['workspaceFiles'];
}

/** What is wrong with a demo, and what could be rendered nevertheless. */
export interface FailedDemo {
  readonly diagnostics: readonly Diagnostic[];
  readonly rendered?: RenderedDemo;
}

export interface DemoRenderer {
  render(request: DemoRenderRequest): Promise<RenderedDemo | FailedDemo>;
  /** The variables of the libraries' default themes, in both color schemes, as a stylesheet. */
  baseStyles(libraries: readonly DemoLibrary[]): Promise<string>;
  /** Whether a process was started, which takes a core. */
  readonly isStarted: boolean;
  /** Ends all processes. Unfinished tasks are rejected. */
  close(): Promise<void>;
}

/** No process is started before the first call. */
export function openDemoRenderer({
  timeoutMs = 5000,
  concurrency,
  countBusyCores,
  ...options
}: DemoRendererOptions): DemoRenderer {
  const pool = new DemoWorkerPool({ ...options, timeoutMs }, { concurrency, countBusyCores });
  return {
    render: async ({ file, relativeFile, code: compiledCode, occurrence, ...modes }) => {
      const { code, map } = extractSourceMap(compiledCode);
      const idPrefix = createIdPrefix(relativeFile, occurrence);
      const { isSandboxed = false, isClientOnly, ...otherModes } = modes;
      const task = { kind: 'demo', file, code, idPrefix, isSandboxed, ...otherModes } as const;
      const { issues, rendered } = isClientOnly
        ? readClientDemo(task)
        : interpretOutcome(await pool.run(task), file);
      if (issues.length === 0 && rendered) return rendered;
      return {
        diagnostics: issues.map((issue) => createDemoDiagnostic(issue, { map, file, relativeFile })),
        rendered,
      };
    },
    baseStyles: async (libraries) => {
      const outcome = await pool.run({ kind: 'base-styles', libraries });
      if (outcome.kind === 'report' && outcome.report.kind === 'base-styles') return outcome.report.css;
      const reason = outcome.kind === 'report' ? outcome.report : outcome;
      throw new ProcessFailure(`The base styles of demos cannot be made: ${JSON.stringify(reason)}`);
    },
    get isStarted() {
      return pool.isStarted;
    },
    close: () => pool.close(),
  };
}

/** The prefix of a demo's ids: the same on the server and in the browser, but another one for each use of a demo. */
export function createIdPrefix(relativeFile: string, occurrence = 1): string {
  const text = occurrence === 1 ? relativeFile : `${relativeFile} ${occurrence}`;
  return `d${hash('sha256', text, 'hex').slice(0, 6)}`;
}

function interpretOutcome(outcome: TaskOutcome, file: string): Pick<DemoReport, 'issues' | 'rendered'> {
  if (outcome.kind !== 'report') return { issues: [createOutcomeIssue(outcome, file)] };
  const { report } = outcome;
  if (report.kind === 'demo') return report;
  const reason = report.kind === 'failed' ? `: ${report.message}` : '';
  return {
    issues: [{ code: 'demo/globals', message: `The demo breaks the process that renders it${reason}` }],
  };
}

function createOutcomeIssue(outcome: Exclude<TaskOutcome, { kind: 'report' }>, file: string): DemoIssue {
  switch (outcome.kind) {
    case 'timeout':
      return {
        code: 'demo/timeout',
        message: `The demo is not done after ${outcome.elapsedMs / 1000} s.`,
        hint: 'Look for an endless loop, in the module or while rendering.',
        position: outcome.callFrames.find((callFrame) => callFrame.file === file),
      };
    case 'memory':
      return {
        code: 'demo/exit',
        message: 'The demo uses up the memory of the process that renders it.',
        hint: 'Look for a list that grows without limit.',
      };
    case 'exit': {
      const cause = outcome.signal === null ? `exit code ${outcome.exitCode}` : `signal ${outcome.signal}`;
      return { code: 'demo/exit', message: `The process that renders the demo ends with ${cause}.` };
    }
    default:
      return outcome satisfies never;
  }
}
