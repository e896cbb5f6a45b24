/** The steps from a Markdown file to a page, and from its demo directives to the demos. */

import { dirname } from 'node:path/posix';
import type { Read, Step } from '../../graph/step.js';
import type { RegionProps } from '../../kit/regions.js';
import type { Demo } from '../../pages/demos.js';
import type { DemoUse, Page } from '../../pages/page.js';
import type { SourceRead } from '../../pages/surroundings.js';
import { Problems } from '../../report/problem.js';
import { defaultLanguageOf, isIgnoredForLanguage } from '../../site/language.js';
import { config } from './config.js';
import { route } from './site.js';

/** A page without its demos. The key is a pathname: a language may show the page of another one. */
export const page: Step<string, Page> = {
  name: 'page',
  run: async (read, pathname) => {
    const { decodeSource } = await import('../../pages/decode.js');
    const { parsePage } = await import('../../pages/parse.js');
    const { base, languages, url, repository } = await read.step(config, 'all');
    const { source, language } = await read.step(route, pathname);
    const decoded = decodeSource(read.bytes(source) ?? new Uint8Array(), source);
    if ('problems' in decoded) throw new Problems(decoded.problems);
    const { page: parsed, problems } = parsePage(decoded.text, {
      source,
      place: source,
      base,
      languagePrefix: language === defaultLanguageOf(languages) ? '' : `/${language}`,
      ignoredForLanguage: isIgnoredForLanguage,
      ...(url === undefined ? {} : { host: url }),
      ...(repository ? { repository } : {}),
      read: (path) => sourceAt(read, path),
    });
    read.report(problems);
    return parsed;
  },
};

/** A source file of the site, for pages that show it; never one that a link leads out of the folder. */
function sourceAt(read: Read, path: string): SourceRead {
  if (path.startsWith('../') || read.leadsOutside(path)) return { outside: true };
  const bytes = read.bytes(path);
  return bytes ? { text: new TextDecoder().decode(bytes) } : { missing: true };
}

/** What a demo directive stands for. */
export interface PageDemo {
  readonly use: DemoUse;
  readonly demo: Demo;
  readonly props: RegionProps['demo'];
}

/** The demo of a directive; nothing where it is wrong, which is reported. */
export async function demoOf(read: Read, use: DemoUse, source: string): Promise<PageDemo | undefined> {
  const { loadDemo } = await import('../../pages/demos.js');
  const { highlight } = await import('../../pages/highlight.js');
  const folder = dirname(source);
  const names = read
    .list(folder)
    .files.flatMap((file) => (dirname(file) === folder ? [file.slice(folder.length + 1)] : []));
  const loaded = loadDemo(use, { folder, names, place: source, read: (path) => sourceAt(read, path) });
  if ('problems' in loaded) {
    read.report(loaded.problems);
    return undefined;
  }
  const { demo } = loaded;
  const highlighted = (code: string, file: string) => highlight(code, file.slice(file.lastIndexOf('.') + 1));
  return { use, demo, props: demoPropsOf(demo, use, highlighted) };
}

function demoPropsOf(
  demo: Demo,
  { name, options }: DemoUse,
  highlighted: (code: string, file: string) => string,
) {
  const { bg, hideToolbar, defaultCodeOpen, height, maxWidth, anchorId } = options;
  const shows = demo.preview !== undefined && !hideToolbar && defaultCodeOpen !== false;
  return {
    name,
    title: `${name} demo`,
    bg,
    files: demo.files.map((file) => ({ name: file.name, html: highlighted(file.code, file.name) })),
    ...(shows ? { preview: highlighted(demo.preview!, demo.entry) } : {}),
    codeOpen: defaultCodeOpen === true,
    toolbar: !hideToolbar,
    ...(maxWidth === undefined ? {} : { maxWidth }),
    ...(height === undefined ? {} : { height }),
    ...(anchorId === null ? {} : { anchor: anchorId ?? name }),
  };
}

export const steps = [page] as readonly Step[];
