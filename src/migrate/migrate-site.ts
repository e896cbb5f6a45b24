/** Converts a whole site: the files of a source in, the files of the new site out, and what is left to a person. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.js';
import { findReservation } from '../site/routes/page-names.js';
import { DOCUSAURUS_COMPONENTS } from './docusaurus/components.js';
import { readDocusaurusSite } from './docusaurus/read-site.js';
import type { ComponentTable } from './components/convert-components.js';
import { VITEPRESS_COMPONENTS } from './vitepress/components.js';
import { readVitepressSite } from './vitepress/read-site.js';
import { readMuiSite } from './mui/read-site.js';
import { NEXTRA_COMPONENTS } from './nextra/components.js';
import { readNextraSite } from './nextra/read-site.js';
import { MigratedSite, type MigratedFile } from './migrated-site.js';
import type { Redirect, SourceKind, SourceSite, SourceTree } from './model.js';
import { renderConfig, renderNavigation } from './output/render-config.js';
import { convertPage } from './text/convert-page.js';

export interface Migration {
  /** By their paths in the new site folder. */
  readonly files: ReadonlyMap<string, MigratedFile>;
  /** Files are relative to the folder of the source. */
  readonly diagnostics: readonly Diagnostic[];
  /** The sources of the pages that were converted. */
  readonly pages: readonly string[];
}

interface Adapter {
  readonly readSite: (tree: SourceTree) => SourceSite | undefined;
  readonly components: ComponentTable;
}

const ADAPTERS: Readonly<Record<SourceKind, Adapter>> = {
  docusaurus: { readSite: readDocusaurusSite, components: DOCUSAURUS_COMPONENTS },
  vitepress: { readSite: readVitepressSite, components: VITEPRESS_COMPONENTS },
  nextra: { readSite: readNextraSite, components: NEXTRA_COMPONENTS },
  mui: { readSite: readMuiSite, components: {} },
};

/** `undefined` if the folder holds no site of this kind. */
export function migrateSite(kind: SourceKind, tree: SourceTree): Migration | undefined {
  const adapter = ADAPTERS[kind];
  const source = adapter.readSite(tree);
  if (!source) return undefined;
  const redirectFiles = readRedirectFiles(tree, source);
  const config = {
    ...source.config,
    redirects: chooseRedirects([...source.config.redirects, ...redirectFiles], source),
  };
  const site = new MigratedSite(tree, { ...source, config });
  const diagnostics = [...source.diagnostics];
  for (const page of source.pages) {
    const converted = convertPage(page, site, adapter.components);
    site.files.set(page.target, { text: converted.text });
    diagnostics.push(...converted.diagnostics);
  }
  for (const { target, text } of source.generated)
    if (!site.files.has(target)) site.files.set(target, { text });
  diagnostics.push(...copyStaticFiles(site), ...reportFormulas(site));
  site.files.set('docsgen.config.ts', { text: renderConfig(site) });
  for (const product of source.products)
    site.files.set(`navigation/${product.id}.ts`, { text: renderNavigation(product) });
  return {
    files: site.files,
    diagnostics: sortDiagnostics(diagnostics),
    pages: source.pages.map((page) => page.source),
  };
}

/** What a site with formulas needs is said once. */
function reportFormulas({ hasFormulas, source }: MigratedSite): readonly Diagnostic[] {
  const file = source.dialect.mathFile;
  if (!hasFormulas || file === undefined) return [];
  const message = 'formulas are rendered by katex, which the new site has to install';
  const hint = 'Run npm install --save-dev katex.';
  return [{ code: 'migrate/math', severity: 'warning', file, line: 1, column: 1, message, hint }];
}

/** Copies public files. Those that docsgen writes itself, and what is read elsewhere, are left out. */
function copyStaticFiles({ source, tree, files }: MigratedSite): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const folder of source.staticFolders) {
    for (const file of tree.files.filter((one) => one.startsWith(`${folder.source}/`))) {
      const path = folder.target + file.slice(folder.source.length + 1);
      if (path === '_redirects' || /(?:^|\/)\.[^/]*$/.test(path)) continue;
      const reservation = path === 'robots.txt' ? undefined : findReservation(path);
      if (reservation === undefined) files.set(`public/${path}`, { copyOf: file });
      else {
        const hint =
          path === '_headers' ? 'Write them under headers in the config.' : 'Leave it out, or rename it.';
        const message = `the file is not copied: ${reservation}`;
        diagnostics.push({
          code: 'migrate/file',
          severity: 'warning',
          file,
          line: 1,
          column: 1,
          message,
          hint,
        });
      }
    }
  }
  return diagnostics;
}

/** Redirects of hosts: `from to status`, one a line. */
function readRedirectFiles(tree: SourceTree, { staticFolders }: SourceSite): readonly Redirect[] {
  return staticFolders.flatMap(({ source }) =>
    (tree.read(`${source}/_redirects`) ?? '').split('\n').flatMap((line): readonly Redirect[] => {
      const [from = '', to, status] = line.replace(/#.*/, '').trim().split(/\s+/);
      if (to === undefined || !from.startsWith('/')) return [];
      const code = Number.parseInt(status ?? '301', 10);
      return [
        [301, 302, 307, 308].includes(code) && code !== 301 ? { from, to, status: code } : { from, to },
      ];
    }),
  );
}

/** Each address once, none of a page, and targets as docsgen writes them. */
function chooseRedirects(
  redirects: readonly Redirect[],
  { pages, generated }: SourceSite,
): readonly Redirect[] {
  const pathnames = new Set([...pages, ...generated].map(({ pathname }) => pathname));
  const seen = new Set<string>();
  return redirects.flatMap((redirect): readonly Redirect[] => {
    const { from, to } = redirect;
    if (seen.has(from) || pathnames.has(from) || pathnames.has(`${from}/`)) return [];
    seen.add(from);
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
    return [{ ...redirect, to: pathnames.has(`${path}/`) ? `${path}/${rest}` : to }];
  });
}
