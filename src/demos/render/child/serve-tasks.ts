/** Takes tasks from the host, one at a time, and reports. Knows nothing of what is asked of a demo. */

import type { WorkerReport, WorkerTask } from '../worker-messages.js';
import { FixedEnvironment } from './environment/fixed-environment.js';
import { ExitInterceptor } from './environment/exit-interceptor.js';
import { formatThrown } from './create-issue.js';
import { GlobalsMonitor } from './environment/globals-monitor.js';
import { RenderLibraries } from './modules/render-libraries.js';
import { PendingWork } from './environment/pending-work.js';
import { PackageFinder } from './modules/package-finder.js';
import { renderDemo, type RenderContext } from './render-demo.js';

/** The demo's own frames lie below those of the packages. */
const STACK_FRAME_LIMIT = 60;

/** Answers tasks until the host is gone. */
export function serveTasks(siteFolder: string): void {
  const sendReport = process.send!.bind(process) as (report: WorkerReport) => void;
  const context = createRenderContext(siteFolder, (next) => sendReport({ kind: 'alive', next }));
  process.on('disconnect', context.exitInterceptor.killProcess);
  process.on('message', (task: WorkerTask) => {
    void handleTask(task, context).then(sendReport, (error: unknown) => {
      sendReport({ kind: 'failed', message: formatThrown(error) });
    });
  });
  Reflect.deleteProperty(process, 'send');
  context.globalsMonitor.takeSnapshot();
  sendReport({ kind: 'ready' });
}

function createRenderContext(
  siteFolder: string,
  reportProgress: RenderContext['reportProgress'],
): RenderContext {
  Error.stackTraceLimit = STACK_FRAME_LIMIT;
  process.argv.length = 1;
  const environment = new FixedEnvironment();
  const exitInterceptor = new ExitInterceptor();
  const globalsMonitor = new GlobalsMonitor();
  const pendingWork = new PendingWork();
  for (const installable of [environment, exitInterceptor, pendingWork]) installable.install();
  environment.applyVariant('first');
  const loadPackage = <T>(load: () => T): T => {
    reportProgress('package');
    try {
      return globalsMonitor.ignoreChangesDuring(() => pendingWork.runUntracked(load));
    } finally {
      reportProgress('demo');
    }
  };
  const packages = new PackageFinder();
  const libraries = new RenderLibraries(siteFolder, packages);
  return {
    libraries,
    packages,
    loadPackage,
    environment,
    exitInterceptor,
    globalsMonitor,
    pendingWork,
    reportProgress,
  };
}

async function handleTask(task: WorkerTask, context: RenderContext): Promise<WorkerReport> {
  const { libraries, packages, loadPackage } = context;
  if (packages.isStale) return { kind: 'stale' };
  if (task.kind === 'demo') return renderDemo(task, context);
  const css = loadPackage(() =>
    task.libraries.map((library) => libraries.renderBaseStyles(library)).join(''),
  );
  return { kind: 'base-styles', css };
}
