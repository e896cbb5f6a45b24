/** Turns what a browser reports of a demo into a diagnostic in the demo's file, related to the page that contains it. */

import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { BrowserIssue } from '../demos/check/visit-demos.js';
import { findModuleImports } from '../demos/source/find-module-imports.js';
import { findStyleLibrary, formatStyleLibraryHint } from '../demos/source/style-libraries.js';
import { findPosition } from '../diagnostics/find-position.js';
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.js';

interface DemoCheckSite {
  /** Its folder, absolute. */
  readonly site: string;
  readonly base: string;
}

const DIAGNOSTICS_BY_KIND = {
  browser: {
    code: 'demo/browser',
    severity: 'error',
    hint: 'Open the page in docsgen watch, with the console of the browser open.',
  },
  accessibility: {
    code: 'demo/accessibility',
    severity: 'error',
    hint: 'Look the rule up at https://dequeuniversity.com/rules/axe/.',
  },
  forbidden: {
    code: 'demo/network',
    severity: 'error',
    hint: 'Put the data into a file next to the demo, or allow the host in “csp” of the config.',
  },
  'inline-style': {
    code: 'demo/policy',
    severity: 'error',
    hint: 'Write "isolated": true into its directive, or name its product in demos.isolated of the config: it gets a document of its own, whose policy allows them.',
  },
  'trusted-types': {
    code: 'demo/policy',
    severity: 'error',
    hint: 'Render elements instead of HTML. Where a library writes it, write "isolated": true into its directive, or name the policy that it creates under “trusted-types” in “csp” of the config.',
  },
  network: {
    code: 'demo/network',
    severity: 'warning',
    hint: 'Put the data into a file next to the demo, so that it does not depend on another host.',
  },
} as const satisfies Record<BrowserIssue['kind'], Pick<Diagnostic, 'code' | 'severity' | 'hint'>>;

/** At the component, as the build reports it, related to the directive of the page. */
export function toDemoDiagnostic(
  { pathname, demo, styling, kind, message }: BrowserIssue,
  { site, base }: DemoCheckSite,
): Diagnostic {
  const page = findPageFile(`/${pathname.slice(base.length)}`, site);
  const directive = page && demo ? findDirective(site, page, demo) : undefined;
  const directiveLocation = page && directive ? locateInFile(site, page, directive.text) : undefined;
  const module =
    page && directive
      ? findDemoModule(posix.join(posix.dirname(page), directive.path), { site, styling })
      : undefined;
  const componentLocation = module ? locateInFile(site, module, 'export default') : undefined;
  return {
    ...DIAGNOSTICS_BY_KIND[kind],
    ...(kind === 'inline-style' && module ? findStyleLibraryHint(join(site, module)) : {}),
    ...(componentLocation ?? directiveLocation ?? { file: formatPath(site, page ?? 'pages') }),
    message: `${demo ? `The demo ${demo}` : 'The page'} on ${pathname}: ${message}`,
    related: componentLocation && directiveLocation && [{ ...directiveLocation, message: 'shows it' }],
  };
}

/** Where the module itself imports a library that is known to insert styles. */
function findStyleLibraryHint(file: string): Pick<Diagnostic, 'hint'> {
  const imports = findModuleImports(readFileSync(file, 'utf8')).map(({ specifier }) => specifier);
  const library = findStyleLibrary(imports);
  return library === undefined ? {} : { hint: formatStyleLibraryHint(library) };
}

/** The first directive of a page that shows a demo of this name: its text, and the path in it, without extension. */
function findDirective(
  site: string,
  page: string,
  demo: string,
): { readonly text: string; readonly path: string } | undefined {
  const pattern = `\\{\\{\\s*"demo"\\s*:\\s*"((?:[^"]*/)?${demo.replace(/\W/g, '\\$&')})(?:\\.[jt]sx?)?"`;
  const [text = '', path = ''] = new RegExp(pattern).exec(readFileSync(join(site, page), 'utf8')) ?? [];
  return text === '' ? undefined : { text, path };
}

/** The Markdown file of a page. A translation is beside its original, which stands in for a missing translation. */
function findPageFile(pathname: string, site: string): string | undefined {
  const [, language = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
  const stems = (path: string): readonly string[] => [`pages${path}index`, `pages${path.replace(/\/$/, '')}`];
  return [
    ...stems(pathname),
    ...stems(rest || '/').map((stem) => `${stem}-${language}`),
    ...stems(rest || '/'),
  ]
    .map((stem) => `${stem}.md`)
    .find((file) => existsSync(join(site, file)));
}

function findDemoModule(
  stem: string,
  { site, styling }: { readonly site: string; readonly styling: string | undefined },
): string | undefined {
  const stems = styling === undefined ? [stem] : [`${stem}/${styling}/index`];
  return stems
    .flatMap((candidate) => ['tsx', 'jsx', 'ts', 'js'].map((extension) => `${candidate}.${extension}`))
    .find((file) => existsSync(join(site, file)));
}

function locateInFile(site: string, file: string, text: string): SourceLocation {
  return { file: formatPath(site, file), ...findPosition(readFileSync(join(site, file), 'utf8'), text) };
}

function formatPath(site: string, file: string): string {
  return relative('.', join(site, file)).replaceAll('\\', '/') || '.';
}
