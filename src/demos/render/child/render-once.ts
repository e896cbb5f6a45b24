/** One evaluation and one rendering of a demo. Knows nothing of what is compared with what. */

import type { DemoLibrary, DemoTask, DemoIssue } from '../worker-messages.js';
import { evaluateModule, type EvaluatedModule } from './modules/evaluate-module.js';
import { createIssue, findErrorPosition } from './create-issue.js';
import type { RenderLibraries, StyleCache } from './modules/render-libraries.js';
import { findMissingExports } from './modules/find-missing-exports.js';
import { ImportError, type PackageFinder } from './modules/package-finder.js';

export interface EvaluationContext {
  readonly libraries: RenderLibraries;
  readonly packages: PackageFinder;
  /** Does the loading of packages, which is not the demo's own doing. */
  readonly loadPackage: <T>(load: () => T) => T;
}

export interface RenderAttempt {
  readonly issues: readonly DemoIssue[];
  /** Absent where there are faults. */
  readonly result?: RenderResult | undefined;
}

export interface RenderResult {
  readonly html: string;
  readonly cache: StyleCache;
  /** The texts of imported stylesheets. */
  readonly styles: readonly string[];
  readonly libraries: readonly DemoLibrary[];
}

/** Never throws: whatever the demo does wrong is a fault. */
export function renderOnce(
  task: DemoTask,
  context: EvaluationContext,
  replaceExports?: ReplaceExports,
): RenderAttempt {
  const { file, code } = task;
  try {
    ensureLoaded([], context);
  } catch (error) {
    return { issues: [createThrownIssue(error, file)] };
  }
  const evaluated = evaluateModule({ file, code, ...context, ...(replaceExports ? { replaceExports } : {}) });
  const missingExportIssues = findMissingExports(code, evaluated.packages);
  if (missingExportIssues.length > 0) return { issues: missingExportIssues };
  if (evaluated.thrown) return { issues: [createThrownIssue(evaluated.thrown.error, file)] };
  const component = evaluated.exports['default'];
  if (!isComponent(component)) return { issues: [createNoComponentIssue(evaluated)] };
  try {
    return { issues: [], result: renderComponent(component, { task, context, evaluated }) };
  } catch (error) {
    return { issues: [createThrownIssue(error, file)] };
  }
}

type ReplaceExports = (name: string, exports: unknown) => unknown;

function renderComponent(
  component: unknown,
  {
    task,
    context,
    evaluated,
  }: { readonly task: DemoTask; readonly context: EvaluationContext; readonly evaluated: EvaluatedModule },
): RenderResult {
  const { packages, styles } = evaluated;
  const libraries = context.libraries.findLibrariesUsedBy(packages.keys());
  ensureLoaded(libraries, context);
  const cache = context.libraries.createCache();
  const html = context.libraries.render(component, { cache, libraries, idPrefix: task.idPrefix });
  return { html, cache, styles, libraries };
}

function ensureLoaded(required: readonly DemoLibrary[], { libraries, loadPackage }: EvaluationContext): void {
  if (!libraries.isLoaded(required)) loadPackage(() => libraries.load(required));
}

function createThrownIssue(error: unknown, file: string): DemoIssue {
  if (!(error instanceof ImportError)) return createIssue('demo/render', error, file);
  const { message, hint, specifier } = error;
  return {
    code: 'demo/import',
    message,
    hint,
    position: findErrorPosition(error, file),
    searchText: specifier,
  };
}

/** A function, a class, or what `memo`, `forwardRef` and `lazy` make. */
function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Reflect.get(value, '$$typeof');
  return typeof kind === 'symbol' && !/element|portal/.test(String(kind));
}

function createNoComponentIssue({ exports }: EvaluatedModule): DemoIssue {
  return {
    code: 'demo/no-component',
    message:
      'default' in exports ? 'The default export is not a component.' : 'The demo has no default export.',
    hint: 'Export the component that is to be shown: export default function Demo() { … }',
    searchText: 'export default',
  };
}
