/** Renders a demo twice, in two different environments, and checks the results. Reports the HTML and CSS, and issues. */

import type { DemoReport, DemoTask, DemoIssue, RenderedDemo } from '../worker-messages.js';
import { createIssue, findErrorPosition } from './create-issue.js';
import type { ExitInterceptor } from './environment/exit-interceptor.js';
import type { FixedEnvironment } from './environment/fixed-environment.js';
import type { GlobalsMonitor } from './environment/globals-monitor.js';
import type { PendingWork } from './environment/pending-work.js';
import { findStyleLibrary, formatStyleLibraryHint } from '../../source/style-libraries.js';
import { checkMarkup, UNSTABLE_ISSUE, checkStability } from './markup/check-markup.js';
import { createElementMarker } from './markup/mark-elements.js';
import { renderOnce, type RenderAttempt, type RenderResult, type EvaluationContext } from './render-once.js';
import { addSystemSchemeRules } from './styles/add-system-scheme-rules.js';
import { collectStyles } from './styles/collect-styles.js';
import { extractInlineStyles } from './styles/extract-inline-styles.js';
import { scopeStyles } from './styles/scope-styles.js';

export interface RenderContext extends EvaluationContext {
  readonly environment: FixedEnvironment;
  readonly exitInterceptor: ExitInterceptor;
  readonly globalsMonitor: GlobalsMonitor;
  readonly pendingWork: PendingWork;
  /** Reports what comes next, which has the whole time limit. */
  readonly reportProgress: (next: 'demo' | 'package') => void;
}

export async function renderDemo(task: DemoTask, context: RenderContext): Promise<DemoReport> {
  const { attempts, uncaughtErrors } = await renderTwice(task, context, false);
  const issues = await addPositions(collectIssues(attempts), task, context);
  const exitIssues = context.exitInterceptor.takeAttempts().map((error) => createExitIssue(error, task.file));
  const changedGlobals = context.globalsMonitor.takeChanges();
  const result = attempts[0]?.result;
  const allIssues = [
    ...(exitIssues.length > 0 ? exitIssues.slice(0, 1) : issues),
    ...uncaughtErrors.slice(0, 1).map((error) => createIssue('demo/unhandled', error, task.file)),
    ...changedGlobals.slice(0, 1).map(createGlobalsIssue),
  ];
  return {
    kind: 'demo',
    issues: nameStyleLibrary(allIssues, task.code),
    rendered: result && {
      ...createRenderedDemo(result, task),
      isClientOnly: issues.some(({ code }) => code === 'demo/unstable') || undefined,
    },
    needsRestart: changedGlobals.length > 0 || issues.some(({ code }) => code === 'demo/import'),
  };
}

interface RenderAttempts {
  /** One if the first has issues, else two. */
  readonly attempts: readonly RenderAttempt[];
  readonly uncaughtErrors: readonly unknown[];
}

async function renderTwice(
  task: DemoTask,
  context: RenderContext,
  isMarked: boolean,
): Promise<RenderAttempts> {
  const attempts: RenderAttempt[] = [];
  const uncaughtErrors = await context.pendingWork.trackUntilIdle(() => {
    for (const variant of ['first', 'second'] as const) {
      if (attempts.some(({ result }) => !result)) break;
      context.environment.applyVariant(variant);
      attempts.push(renderOnce(task, context, isMarked ? createElementMarker(task.file) : undefined));
      context.reportProgress('demo');
    }
    context.environment.applyVariant('first');
  });
  return { attempts, uncaughtErrors };
}

function collectIssues([first, second]: readonly RenderAttempt[]): readonly DemoIssue[] {
  if (!first?.result) return first?.issues ?? [];
  if (second?.result)
    return [...checkMarkup(first.result.html), ...checkStability(first.result.html, second.result.html)];
  return (second?.issues ?? []).map(({ position, message }) => ({
    ...UNSTABLE_ISSUE,
    position,
    message: `${UNSTABLE_ISSUE.message} ${message}`,
  }));
}

/** If an issue has no position, renders the demo again with every element marked. */
async function addPositions(
  issues: readonly DemoIssue[],
  task: DemoTask,
  context: RenderContext,
): Promise<readonly DemoIssue[]> {
  if (issues.every(({ position, searchText, packageFrame }) => position ?? searchText ?? packageFrame))
    return issues;
  const { attempts } = await renderTwice(task, context, true);
  const markedIssues = collectIssues(attempts);
  return issues.map((issue, index) => ({
    ...issue,
    position: issue.position ?? markedIssues[index]?.position,
  }));
}

/** Such a library numbers its classes, or keeps its rules in a global: its name and what to do say more than either. */
function nameStyleLibrary(issues: readonly DemoIssue[], code: string): readonly DemoIssue[] {
  const imports = Array.from(code.matchAll(/\brequire\("([^"]+)"\)/g), ([, specifier]) => specifier!);
  const library = findStyleLibrary(imports);
  if (library === undefined) return issues;
  const hint = formatStyleLibraryHint(library);
  return issues.map((issue) => (STYLE_ISSUES.has(issue.code) ? { ...issue, hint } : issue));
}

const STYLE_ISSUES = new Set<string>(['demo/globals', 'demo/policy', 'demo/unstable']);

/** Removes what the pages' policy blocks, and makes the CSS work in both color schemes. */
function createRenderedDemo(
  { html, cache, styles, libraries }: RenderResult,
  { isSandboxed, isWrapper = false }: DemoTask,
): RenderedDemo {
  const withoutPreloads = html.replace(PRELOAD_LINKS, '');
  const extracted = extractInlineStyles(withoutPreloads);
  const emotionCss = collectStyles(cache, withoutPreloads, isSandboxed || isWrapper);
  const ownCss = isSandboxed || isWrapper ? styles : styles.map(scopeStyles);
  const joinedCss = [emotionCss, ...ownCss].join('\n').trim();
  const css = isWrapper ? scopeStyles(joinedCss) : joinedCss;
  return { html: extracted.html, css: addSystemSchemeRules(css) + extracted.css, libraries };
}

/** React puts these before the markup for each image. Next to the image itself they come too late. */
const PRELOAD_LINKS = /^(<link rel="preload"[^>]*\/>)+/;

function createExitIssue(error: Error, file: string): DemoIssue {
  return {
    code: 'demo/exit',
    message: `The demo ends the process that renders it: ${error.message}`,
    hint: 'A demo must not end the process.',
    position: findErrorPosition(error, file),
  };
}

function createGlobalsIssue(name: string): DemoIssue {
  return {
    code: 'demo/globals',
    message: `The demo changes what all demos share: ${name}`,
    hint: 'Use variables of the module, or change globals in an effect that restores them.',
    searchText: name === 'process.cwd()' ? 'chdir' : /(\w+)\W*$/.exec(name)?.[1],
  };
}
