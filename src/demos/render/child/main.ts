/** The entry of the child process that renders demos. The first thread takes tasks, one at a time, and reports on them;
 *  a second thread watches the first. */

import { isMainThread, Worker } from 'node:worker_threads';
import { configureChild } from '../../../environment/configure-v8.js';
import type { WorkerReport, WorkerTask } from '../worker-messages.js';
import { formatThrown } from './create-issue.js';
import { ExitInterceptor } from './environment/exit-interceptor.js';
import { FixedEnvironment } from './environment/fixed-environment.js';
import { GlobalsMonitor } from './environment/globals-monitor.js';
import { PendingWork } from './environment/pending-work.js';
import { PackageFinder } from './modules/package-finder.js';
import { installSourceLoader } from './modules/install-source-loader.js';
import { RenderLibraries } from './modules/render-libraries.js';
import { renderDemo, type RenderContext } from './render-demo.js';
import { watchMainThread } from './watch-main-thread.js';

/** Deep enough to show the demo's own frames below those of the packages. */
const STACK_FRAME_LIMIT = 60;

configureChild();

if (isMainThread) {
  const [, file = '', siteFolder = ''] = process.argv;
  new Worker(file, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 32 } }).unref();
  serveTasks(siteFolder);
} else {
  watchMainThread();
}

/** Runs tasks until the parent process is gone. */
function serveTasks(siteFolder: string): void {
  const send = process.send?.bind(process);
  if (!send) throw new Error('This program is started by docsgen only.');
  const sendReport = (report: WorkerReport): void => void send(report);
  const context = createRenderContext(siteFolder, (next) => sendReport({ kind: 'progress', next }));
  process.on('disconnect', context.exitInterceptor.killProcess);
  process.on('message', (task: WorkerTask) => {
    void runTask(task, context)
      .catch((error: unknown): WorkerReport => ({ kind: 'failed', message: formatThrown(error) }))
      .then((report) => {
        const files = context.packages.takeLoadedFiles();
        if (files.length > 0) sendReport({ kind: 'loaded-files', files });
        sendReport(report);
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
  installSourceLoader();
  const libraries = new RenderLibraries(siteFolder, packages);
  const monitors = { environment, exitInterceptor, globalsMonitor, pendingWork };
  return { libraries, packages, loadPackage, reportProgress, ...monitors };
}

async function runTask(task: WorkerTask, context: RenderContext): Promise<WorkerReport> {
  const { libraries, packages, loadPackage } = context;
  if (packages.isStale) return { kind: 'stale' };
  if (task.kind === 'demo') {
    const isEdited = packages.hasEdited(task.workspaceFiles ?? {});
    return isEdited ? { kind: 'stale' } : renderDemo(task, context);
  }
  const css = loadPackage(() => task.libraries.map((library) => libraries.renderBaseStyles(library)));
  return { kind: 'base-styles', css: css.join('') };
}
