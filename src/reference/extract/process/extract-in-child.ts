/** Extracts packages in a child process, one after the other: packages of one family share most declarations. TypeScript
 *  needs much memory and returns it only when the process ends, which is when nothing is left to extract. */

import type { PackageExtraction } from '../extract-package.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import {
  ExtractionProcess,
  type ExtractionProcessOptions,
  type ExtractionTask,
} from './extraction-process.js';

/** What the child has extracted. Rejects for a bug of the extractor. */
export type ExtractInChild = (task: ExtractionTask) => Promise<PackageExtraction>;

/** No process is started before the first task. */
export function createChildExtractor(options: ExtractionProcessOptions): ExtractInChild {
  let extractionProcess: ExtractionProcess | undefined;
  let unfinishedTasks = 0;
  let lastTask: Promise<unknown> = Promise.resolve();
  const extract = async (task: ExtractionTask): Promise<PackageExtraction> => {
    const current = (extractionProcess ??= new ExtractionProcess(options));
    const isShared = current.hasFinishedTask;
    const outcome = await current.run(task);
    if (outcome.kind === 'extracted') return outcome.extraction;
    extractionProcess = undefined;
    // What is left of other packages must not decide whether there is enough memory for this one.
    if (isShared) return extract(task);
    if (outcome.kind === 'limit')
      return { diagnostics: [createTooLargeDiagnostic(task, outcome.limit)], sourceFiles: [] };
    throw new Error(`The process that extracts the API of ${task.name} failed:\n${outcome.stderrTail}`);
  };
  return async (task) => {
    unfinishedTasks += 1;
    const result = lastTask.then(async () => extract(task));
    lastTask = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      unfinishedTasks -= 1;
      if (unfinishedTasks === 0) {
        extractionProcess?.end();
        extractionProcess = undefined;
      }
    }
  };
}

function createTooLargeDiagnostic({ name }: ExtractionTask, limit: 'time' | 'memory'): Diagnostic {
  return {
    file: `node_modules/${name}/package.json`,
    line: 1,
    code: 'api/too-large',
    severity: 'error',
    message: `The types of ${name} need more ${limit} than there is`,
    hint: 'Leave the largest exports out of the reference, or remove the package from the packages of the config.',
  };
}
