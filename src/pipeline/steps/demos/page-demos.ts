/** From a demo directive to what the page shows: the sources, and the demo as the server renders it. */

import type { Read } from '../../../graph/step.js';
import type { PartialProps } from '../../../kit/partials.js';
import type { Demo } from '../../../demos/source/load-demo.js';
import type { DemoDirective } from '../../../markdown/page.js';
import { fillPlaceholders } from '../../../site/messages/fill-placeholders.js';
import type { Messages } from '../../../site/messages/messages.js';
import { STYLING_NAMES, type Styling } from '../../../site/preferences.js';
import { placeDirective, type PlacedDirective } from './isolation.js';
import { demoSources, readDemoEntries } from './sources.js';
import { renderVariant } from './variants.js';
import type { StyledPart } from '../shell/stylesheets.js';

/** Pixels that are reserved for a demo of which nothing is known before a browser renders it. */
const CLIENT_HEIGHT = 200;

/** What a demo directive stands for. */
export interface PageDemo extends StyledPart {
  readonly directive: DemoDirective;
  /** In each styling option that it has; the default first. */
  readonly demos: readonly Demo[];
  readonly props: PartialProps['demo'];
}

interface DemoContext {
  /** Of the product, for the title of a sandbox. */
  readonly title: string;
  readonly isFirst: boolean;
  /** In the language of the page. */
  readonly messages: Messages;
}

/** The demo of a directive; nothing where it is wrong, which is reported. */
export async function loadPageDemo(
  read: Read,
  pageDirective: DemoDirective,
  context: DemoContext,
): Promise<PageDemo | undefined> {
  const demos = await loadDemos(read, pageDirective);
  if (!demos) return undefined;
  const modulePaths = demos.map(({ modulePath }) => modulePath);
  const directive = await placeDirective(read, pageDirective, modulePaths);
  const variants = await Promise.all(
    demos.map(async (demo) =>
      renderVariant(read, demo, { ...context, directive, stylings: assignStylings(demo, demos) }),
    ),
  );
  const props = createDemoProps(
    directive,
    variants.map((variant) => variant.props),
    context,
  );
  return {
    directive,
    demos,
    props,
    css: variants.map(({ styles }) => styles.css).join(''),
    libraries: [...new Set(variants.flatMap(({ styles }) => styles.libraries))].sort(),
    stylesheets: [...new Set(variants.flatMap(({ styles }) => styles.stylesheets))],
  };
}

async function loadDemos(read: Read, directive: DemoDirective): Promise<readonly Demo[] | undefined> {
  const { source: file, name, line, column } = directive;
  const { entries, issue } = await readDemoEntries(read, directive);
  if (issue) read.report([{ ...issue, severity: 'error', file, line, column }]);
  const demos: Demo[] = [];
  for (const { path, styling } of entries) {
    const sources = await read.stepIfAvailable(demoSources, path);
    if (sources) demos.push({ ...sources, name, styling });
  }
  return demos.length > 0 && demos.length === entries.length ? demos : undefined;
}

/** Which of a reader's choices a demo is shown for: the default stands in for those that are missing. */
function assignStylings({ styling }: Demo, demos: readonly Demo[]): readonly Styling[] | undefined {
  if (!styling) return undefined;
  if (styling !== demos[0]?.styling) return [styling];
  return [styling, ...STYLING_NAMES.filter((name) => demos.every((demo) => demo.styling !== name))];
}

function createDemoProps(
  { name, anchor, options }: PlacedDirective,
  variants: PartialProps['demo']['variants'],
  { isFirst, messages }: DemoContext,
): PartialProps['demo'] {
  const { bg, hideToolbar, defaultCodeOpen, iframe, isolated, ssr, maxWidth, disableAd, anchorId } = options;
  const height = options.height ?? (ssr ? undefined : CLIENT_HEIGHT);
  return {
    name,
    title: fillPlaceholders(messages['demo.title'], { name }),
    bg,
    variants,
    codeOpen: defaultCodeOpen === true,
    toolbar: !hideToolbar,
    isFirst: isFirst || undefined,
    maxWidth,
    height: iframe || isolated ? undefined : height,
    noAd: disableAd || undefined,
    anchor: anchorId === null ? undefined : (anchorId ?? anchor),
  };
}
