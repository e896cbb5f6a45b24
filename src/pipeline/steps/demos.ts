/** The steps from a demo directive to what the page shows: the sources, and the demo as the server renders it. */

import { dirname } from 'node:path/posix';
import type { Read } from '../../graph/step.js';
import type { RegionProps } from '../../kit/regions.js';
import type { Demo } from '../../pages/demos.js';
import type { DemoUse } from '../../pages/page.js';
import { filled } from '../../site/filled.js';
import type { Words } from '../../site/words.js';
import { STYLING_NAMES, type Styling } from '../../site/preferences.js';
import { placeOf, withPlaces } from './demo-markup.js';
import { variantOf } from './demo-variants.js';
import { sourceAt } from './pages.js';
import type { Styled } from './stylesheets.js';

/** What a demo directive stands for. */
export interface PageDemo extends Styled {
  readonly use: DemoUse;
  /** In each styling option that it has; the default first. */
  readonly demos: readonly Demo[];
  readonly props: RegionProps['demo'];
}

/** Where on a page a demo stands. */
export interface Placed {
  /** The Markdown file. */
  readonly source: string;
  /** Which showing of the same demo on the page it is. */
  readonly showing: number;
  /** Of the product, for the title of a sandbox. */
  readonly title: string;
  readonly isFirst: boolean;
  /** In the language of the page. */
  readonly words: Words;
}

/** The demo of a directive; nothing where it is wrong, which is reported. */
export async function demoOf(read: Read, use: DemoUse, placed: Placed): Promise<PageDemo | undefined> {
  const { loadDemo } = await import('../../pages/demos.js');
  const { source, showing, title, words } = placed;
  const folder = dirname(source);
  const loaded = loadDemo(use, {
    folder,
    names: namesIn(read, folder),
    place: source,
    read: (path) => sourceAt(read, path),
  });
  if ('problems' in loaded) {
    const inFiles = loaded.problems.filter(({ file }) => file !== source);
    read.report(loaded.problems.filter((problem) => !inFiles.includes(problem)));
    read.report(withPlaces(inFiles, [placeOf({ ...use, source })]));
    return undefined;
  }
  const demos = [loaded.demo, ...(loaded.others ?? [])];
  const stylings = stylingsOf(demos);
  const made = await Promise.all(
    demos.map(async (demo, at) =>
      variantOf(read, demo, { use, showing, title, words, stylings: stylings[at] }),
    ),
  );
  const styles = made.map(({ styled }) => styled);
  return {
    use,
    demos,
    props: propsOf(
      use,
      made.map(({ props }) => props),
      placed,
    ),
    css: styles.map(({ css }) => css).join(''),
    libraries: [...new Set(styles.flatMap(({ libraries }) => libraries))].sort(),
  };
}

/** The modules of the folder, and those of styling options a level or two below it. */
function namesIn(read: Read, folder: string): readonly string[] {
  return read
    .list(folder)
    .files.map((file) => file.slice(folder.length + 1))
    .filter((name) => /^[^/]+(?:\/(?:system|tailwind|css)\/index\.\w+)?$/.test(name));
}

/** Which of a reader's choices each is shown for: the default stands in for those that are missing. */
function stylingsOf(demos: readonly Demo[]): readonly (readonly Styling[] | undefined)[] {
  const own = demos.flatMap(({ styling }) => styling ?? []);
  const missing = STYLING_NAMES.filter((name) => !own.includes(name));
  return demos.map(({ styling }, at) => styling && [styling, ...(at === 0 ? missing : [])]);
}

function propsOf(
  { name, options }: DemoUse,
  variants: RegionProps['demo']['variants'],
  { showing, isFirst, words }: Placed,
): RegionProps['demo'] {
  const { bg, hideToolbar, defaultCodeOpen, height, maxWidth, anchorId } = options;
  return {
    name,
    title: filled(words['demo.title'], { name }),
    bg,
    variants,
    codeOpen: defaultCodeOpen === true,
    toolbar: !hideToolbar,
    ...(isFirst ? { isFirst } : {}),
    ...(maxWidth === undefined ? {} : { maxWidth }),
    ...(height === undefined || options.iframe ? {} : { height }),
    ...(options.disableAd ? { noAd: true } : {}),
    ...(anchorId === null ? {} : { anchor: anchorId ?? (showing === 1 ? name : `${name}-${showing}`) }),
  };
}
