/** Renders demos in processes of their own: whatever a demo does, the others and the host go on.
 *  Knows how to share out the work and what an ending means for a demo; knows nothing of pages. */

import { hash } from 'node:crypto';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { DemoWorkerPool } from './demo-worker-pool.js';
import type { TaskOutcome, DemoWorkerOptions } from './demo-worker.js';
import type { DemoLibrary, DemoReport, DemoIssue, RenderedDemo } from './worker-messages.js';
import { createDemoDiagnostic, extractSourceMap } from './create-demo-diagnostic.js';

export type { DemoLibrary, RenderedDemo } from './worker-messages.js';

export interface DemoRendererOptions extends Omit<DemoWorkerOptions, 'timeoutMs'> {
  /** 5000 where it is not said. */
  readonly timeoutMs?: number | undefined;
  /** How many processes there may be at most. */
  readonly concurrency: number;
}

export interface DemoRenderRequest {
  /** The demo's source, absolute. */
  readonly file: string;
  /** The same, relative to the site folder: problems name it. */
  readonly relativeFile: string;
  /** CommonJS with an inline source map, as `compileDemo` makes it. */
  readonly code: string;
  /** Which of several on its page it is, where the same demo is shown again: the second is 2. */
  readonly occurrence?: number;
  /** It has a document of its own, in which its global styles hold. */
  readonly isSandboxed?: boolean;
}

/** What is wrong with a demo, and what could be rendered nevertheless. */
export interface FailedDemo {
  readonly diagnostics: readonly Diagnostic[];
  readonly rendered?: RenderedDemo | undefined;
}

export interface DemoRenderer {
  render(request: DemoRenderRequest): Promise<RenderedDemo | FailedDemo>;
  /** The variables of the libraries' default themes, in both schemes, as a stylesheet. */
  baseStyles(libraries: readonly DemoLibrary[]): Promise<string>;
  /** Ends all processes. What is not done by then is rejected. */
  close(): Promise<void>;
}

/** No process is started before the first call. */
export function openDemoRenderer({
  timeoutMs = 5000,
  concurrency,
  ...workerOptions
}: DemoRendererOptions): DemoRenderer {
  const pool = new DemoWorkerPool({ ...workerOptions, timeoutMs }, Math.max(1, concurrency));
  return {
    render: async ({ file, relativeFile, code, occurrence = 1, isSandboxed = false }) => {
      const extracted = extractSourceMap(code);
      const idPrefix = createIdPrefix(relativeFile, occurrence);
      const outcome = await pool.run({ kind: 'demo', file, code: extracted.code, idPrefix, isSandboxed });
      const { issues, rendered } = interpretOutcome(outcome, file);
      if (issues.length === 0 && rendered) return rendered;
      return {
        diagnostics: issues.map((issue) => createDemoDiagnostic(issue, { map: extracted.map, relativeFile })),
        rendered,
      };
    },
    baseStyles: async (libraries) => {
      const outcome = await pool.run({ kind: 'base-styles', libraries });
      if (outcome.kind === 'report' && outcome.report.kind === 'base-styles') return outcome.report.css;
      throw new Error(`The base styles of demos cannot be made: ${JSON.stringify(outcome)}`);
    },
    close: () => pool.close(),
  };
}

/** What the ids of a demo begin with: the same on the server and in the browser, and different for each demo and each showing of it. */
export function createIdPrefix(relativeFile: string, occurrence = 1): string {
  return `d${hash('sha256', occurrence === 1 ? relativeFile : `${relativeFile} ${occurrence}`, 'hex').slice(0, 6)}`;
}

type DemoResult = Pick<DemoReport, 'issues' | 'rendered'>;

function interpretOutcome(outcome: TaskOutcome, file: string): DemoResult {
  switch (outcome.kind) {
    case 'report':
      return outcome.report.kind === 'demo'
        ? outcome.report
        : toFailedResult(createDisturbanceIssue(outcome.report));
    case 'timeout':
      return toFailedResult({
        code: 'demo/timeout',
        message: `The demo is not done after ${outcome.elapsedMs / 1000} s.`,
        hint: 'Look for a loop without an end, in the module or while rendering.',
        position: outcome.callFrames.find((callFrame) => callFrame.file === file),
      });
    case 'memory':
      return toFailedResult({
        code: 'demo/exit',
        message: 'The demo uses up the memory of the process that renders it.',
        hint: 'Look for a list that grows without an end.',
      });
    case 'death': {
      const cause = outcome.signal === null ? `exit code ${outcome.exitCode}` : `signal ${outcome.signal}`;
      return toFailedResult({
        code: 'demo/exit',
        message: `The process that renders the demo ends with ${cause}.`,
      });
    }
    default:
      return outcome satisfies never;
  }
}

function toFailedResult(issue: DemoIssue): DemoResult {
  return { issues: [issue] };
}

function createDisturbanceIssue(report: object): DemoIssue {
  const message = 'message' in report ? `: ${String(report.message)}` : '';
  return { code: 'demo/globals', message: `The demo disturbs the process that renders it${message}` };
}
