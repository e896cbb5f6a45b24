/** Finds the pages of MUI's format: Markdown below `data`, and the modules below `pages` that give them their addresses. */

import { joinPaths, removeExtension } from '../paths.js';
import type { SourceTree } from '../model.js';
import { getFolderPath } from '../../site/resolve-source-path.js';
import { humanize, readPageHead, toLanguage, type FoundPage } from '../source-pages.js';

const TRANSLATION = /-(pt|zh|de|fr|es|ja|ko|ru|it|pl|tr|uk)(?:-[A-Z]{2})?\.md$/;

export interface MuiPages {
  readonly found: readonly FoundPage[];
  /** Modules of pages that show no Markdown. */
  readonly components: readonly string[];
}

/** `root` is the folder of `data` and `pages`; `pathnames` are those of the navigation. */
export function findMuiPages(tree: SourceTree, root: string, pathnames: ReadonlySet<string>): MuiPages {
  const routes = new Map<string, string>();
  const components: string[] = [];
  for (const file of tree.files.filter((one) => isPageModule(one, root))) {
    const specifier = /['"]([^'"]+\.md)\?[\w@/]*[mM]arkdown['"]/.exec(tree.read(file) ?? '')?.[1];
    const markdown = specifier === undefined ? undefined : resolveMarkdown(specifier, file, root);
    if (markdown !== undefined && tree.has(markdown))
      routes.set(markdown, toPathname(file.slice(`${root}pages`.length)));
    else if (!isGenerated(file)) components.push(file);
  }
  const markdown = tree.files.filter((file) => file.startsWith(`${root}data/`) || routes.has(file));
  const found = markdown.flatMap((source): readonly FoundPage[] => {
    if (!source.endsWith('.md') || /(?:^|\/)(?:README|CHANGELOG)\.md$/.test(source)) return [];
    const locale = TRANSLATION.exec(source)?.[1];
    const original = locale === undefined ? source : source.replace(TRANSLATION, '.md');
    if (locale !== undefined && !tree.has(original)) return [];
    const pathname = routes.get(original) ?? guessPathname(original, root, pathnames);
    const head = readPageHead(tree, source);
    const title = head.title || humanize(removeExtension(source.slice(source.lastIndexOf('/') + 1)));
    const translation = locale === undefined ? {} : { language: toLanguage(locale), original };
    return [{ ...head, source, pathname, title, ...translation }];
  });
  return { found, components };
}

function isPageModule(file: string, root: string): boolean {
  return file.startsWith(`${root}pages/`) && /\/[^_/[][^/]*\.[jt]sx?$/.test(file);
}

/** Pages of components and hooks are made of JSON files; what lies at the top below `api` are functions of a server. */
function isGenerated(file: string): boolean {
  return /\/(?:[a-z-]+-)?api\/|\/(?:experiments|playground)\//.test(file);
}

function resolveMarkdown(specifier: string, file: string, root: string): string | undefined {
  if (specifier.startsWith('.')) return joinPaths(getFolderPath(file), specifier);
  return joinPaths(root, specifier.replace(/^(?:docs|docsx)\//, ''));
}

function toPathname(path: string): string {
  return `${removeExtension(path).replace(/\/index$/, '')}/`;
}

/** The address in the navigation that ends as the file is called: `buttons/buttons.md` is `/material-ui/react-button/`. */
function guessPathname(source: string, root: string, pathnames: ReadonlySet<string>): string {
  const path = removeExtension(source.slice(`${root}data/`.length));
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stems = [name, name.replace(/s$/, ''), name.replace(/es$/, ''), name.replace(/ies$/, 'y')];
  const endings = stems.flatMap((stem) => [`/react-${stem}/`, `/${stem}/`]);
  const product = path.slice(0, path.indexOf('/'));
  const candidates = [...pathnames].toSorted(
    (a, b) => Number(b.includes(product)) - Number(a.includes(product)),
  );
  const known = endings
    .map((ending) => candidates.find((one) => one.endsWith(ending)))
    .find((one) => one !== undefined);
  return known ?? `/${path.replace(new RegExp(`(^|/)${name}/${name}$`), `$1${name}`)}/`;
}
