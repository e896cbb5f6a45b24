/** The steps from a demo directive to what the page shows: the sources, and the demo as the server renders it. */

import { dirname } from 'node:path/posix';
import type { Read } from '../../../graph/step.js';
import type { PartialProps } from '../../../kit/partials.js';
import type { Demo } from '../../../demos/source/load-demo.js';
import type { DemoDirective } from '../../../markdown/page.js';
import { fillPlaceholders } from '../../../site/messages/fill-placeholders.js';
import type { Messages } from '../../../site/messages/messages.js';
import { STYLING_NAMES, type Styling } from '../../../site/preferences.js';
import { createDemoLocation, addRelatedLocations } from './markup.js';
import { renderVariant } from './variants.js';
import { readSource } from '../content/pages.js';
import type { StyledPart } from '../shell/stylesheets.js';

/** What a demo directive stands for. */
export interface PageDemo extends StyledPart {
  readonly use: DemoDirective;
  /** In each styling option that it has; the default first. */
  readonly demos: readonly Demo[];
  readonly props: PartialProps['demo'];
}

/** Where on a page a demo stands. */
export interface DemoPlacement {
  /** The Markdown file. */
  readonly source: string;
  /** Which showing of the same demo on the page it is. */
  readonly occurrence: number;
  /** Of the product, for the title of a sandbox. */
  readonly title: string;
  readonly isFirst: boolean;
  /** In the language of the page. */
  readonly messages: Messages;
}

/** The demo of a directive; nothing where it is wrong, which is reported. */
export async function loadPageDemo(
  read: Read,
  use: DemoDirective,
  placement: DemoPlacement,
): Promise<PageDemo | undefined> {
  const { loadDemo } = await import('../../../demos/source/load-demo.js');
  const { source, occurrence, title, messages } = placement;
  const folder = dirname(source);
  const loaded = loadDemo(use, {
    folder,
    moduleNames: listDemoModules(read, folder),
    displayPath: source,
    read: (path) => readSource(read, path),
  });
  if ('diagnostics' in loaded) {
    const fileDiagnostics = loaded.diagnostics.filter(({ file }) => file !== source);
    read.report(loaded.diagnostics.filter((diagnostic) => !fileDiagnostics.includes(diagnostic)));
    read.report(addRelatedLocations(fileDiagnostics, [createDemoLocation({ ...use, source })]));
    return undefined;
  }
  const demos = [loaded.demo, ...(loaded.stylingVariants ?? [])];
  const stylings = assignStylings(demos);
  const variants = await Promise.all(
    demos.map(async (demo, at) =>
      renderVariant(read, demo, { use, occurrence, title, messages, stylings: stylings[at] }),
    ),
  );
  const variantStyles = variants.map(({ styles }) => styles);
  return {
    use,
    demos,
    props: createDemoProps(
      use,
      variants.map(({ props }) => props),
      placement,
    ),
    css: variantStyles.map(({ css }) => css).join(''),
    libraries: [...new Set(variantStyles.flatMap(({ libraries }) => libraries))].sort(),
  };
}

/** The modules of the folder, and those of styling options a level or two below it. */
function listDemoModules(read: Read, folder: string): readonly string[] {
  return read
    .list(folder)
    .files.map((file) => file.slice(folder.length + 1))
    .filter((name) => /^[^/]+(?:\/(?:system|tailwind|css)\/index\.\w+)?$/.test(name));
}

/** Which of a reader's choices each is shown for: the default stands in for those that are missing. */
function assignStylings(demos: readonly Demo[]): readonly (readonly Styling[] | undefined)[] {
  const availableStylings = demos.flatMap(({ styling }) => styling ?? []);
  const missingStylings = STYLING_NAMES.filter((name) => !availableStylings.includes(name));
  return demos.map(({ styling }, at) => styling && [styling, ...(at === 0 ? missingStylings : [])]);
}

function createDemoProps(
  { name, options }: DemoDirective,
  variants: PartialProps['demo']['variants'],
  { occurrence, isFirst, messages }: DemoPlacement,
): PartialProps['demo'] {
  const { bg, hideToolbar, defaultCodeOpen, height, maxWidth, anchorId } = options;
  return {
    name,
    title: fillPlaceholders(messages['demo.title'], { name }),
    bg,
    variants,
    codeOpen: defaultCodeOpen === true,
    toolbar: !hideToolbar,
    ...(isFirst ? { isFirst } : {}),
    ...(maxWidth === undefined ? {} : { maxWidth }),
    ...(height === undefined || options.iframe ? {} : { height }),
    ...(options.disableAd ? { noAd: true } : {}),
    ...(anchorId === null ? {} : { anchor: anchorId ?? (occurrence === 1 ? name : `${name}-${occurrence}`) }),
  };
}
