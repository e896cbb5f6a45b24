/** Evaluates and renders a demo once. */

import type { DemoLibrary, DemoTask, DemoIssue } from '../worker-messages.js';
import { createIssue, findErrorPosition } from './create-issue.js';
import { evaluateModule, type EvaluatedModule, type ReplaceExports } from './modules/evaluate-module.js';
import { findMissingExports } from './modules/find-missing-exports.js';
import { readPackageSyntaxError } from './modules/package-syntax-error.js';
import { ImportError, type PackageFinder } from './modules/package-finder.js';
import { extractEmotionStyles } from './styles/extract-emotion-styles.js';
import type { RenderLibraries, StyleCache } from './modules/render-libraries.js';

export interface EvaluationContext {
  readonly libraries: RenderLibraries;
  readonly packages: PackageFinder;
  /** Wraps the loading of packages, whose time and side effects are not the demo's own. */
  readonly loadPackage: <T>(load: () => T) => T;
}

export interface RenderAttempt {
  readonly issues: readonly DemoIssue[];
  /** Absent if there are issues. */
  readonly result?: RenderResult;
}

export interface RenderResult {
  readonly html: string;
  readonly cache: StyleCache;
  /** The texts of imported stylesheets, and of the demo's own Emotion caches. */
  readonly styles: readonly string[];
  readonly libraries: readonly DemoLibrary[];
}

/** Never throws: whatever the demo does wrong is an issue. */
export function renderOnce(
  task: DemoTask,
  context: EvaluationContext,
  replaceExports?: ReplaceExports,
): RenderAttempt {
  const { file, code, idPrefix } = task;
  try {
    ensureLoaded([], context);
    const wrapper = task.wrapper && evaluateModule({ ...task.wrapper, ...context });
    if (wrapper?.thrown) throw wrapper.thrown.error;
    const evaluated = evaluateModule({ file, code, ...context, replaceExports });
    const missingExportIssues = findMissingExports(code, evaluated.packages);
    if (missingExportIssues.length > 0) return { issues: missingExportIssues };
    if (evaluated.thrown) throw evaluated.thrown.error;
    const component = evaluated.exports['default'];
    if (!isComponent(component)) return { issues: [createNoComponentIssue(evaluated)] };
    const packages = [...evaluated.packages.keys(), ...(wrapper?.packages.keys() ?? [])];
    const libraries = context.libraries.findLibrariesUsedBy(packages);
    ensureLoaded(libraries, context);
    const cache = context.libraries.createCache();
    const components = task.isWrapper
      ? { Wrapper: component }
      : { Demo: component, Wrapper: wrapper?.exports['default'] };
    const rendered = context.libraries.render(components, { cache, libraries, idPrefix });
    const { html, css } = extractEmotionStyles(rendered, task.isSandboxed || task.isWrapper === true);
    return { issues: [], result: { html, cache, styles: [...evaluated.styles, css], libraries } };
  } catch (error) {
    return { issues: [createThrownIssue(error, file)] };
  }
}

function ensureLoaded(required: readonly DemoLibrary[], { libraries, loadPackage }: EvaluationContext): void {
  if (!libraries.isLoaded(required)) loadPackage(() => libraries.load(required));
}

function createThrownIssue(error: unknown, file: string): DemoIssue {
  const syntaxError = readPackageSyntaxError(error);
  if (syntaxError)
    return { code: 'demo/render', message: syntaxError.message, packageFrame: syntaxError.frame };
  if (!(error instanceof ImportError)) return createIssue('demo/render', error, file);
  const { message, hint, specifier: searchText } = error;
  return { code: 'demo/import', message, hint, position: findErrorPosition(error, file), searchText };
}

/** A function, a class, or the result of `memo`, `forwardRef` or `lazy`. */
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
