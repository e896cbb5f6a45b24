/** From what a browser says of a demo to a problem at its place: in the demo's file, and in the page that shows it. */

import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { DemoFault } from '../check/demos-in-chromium.js';
import { locate } from '../report/locate.js';
import type { Place, Problem } from '../report/problem.js';

export interface CheckedSite {
  /** Its folder, absolute. */
  readonly site: string;
  readonly base: string;
}

const KINDS = {
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
    hint: 'Put what it needs into a file beside it, or allow the host in “csp” of the config.',
  },
  network: {
    code: 'demo/network',
    severity: 'warning',
    hint: 'Put what it needs into a file beside it: then it depends on nobody else.',
  },
} as const satisfies Readonly<
  Record<DemoFault['kind'], Pick<Problem, 'code' | 'severity'> & { readonly hint: string }>
>;

/** As the build would tell it: at the component, with the page's directive. */
export function problemOfDemo(
  { pathname, demo, styling, kind, message }: DemoFault,
  { site, base }: CheckedSite,
): Problem {
  const page = pageFileOf(`/${pathname.slice(base.length)}`, site);
  const directive = page && demo ? placeIn(site, page, directiveOf(demo)) : undefined;
  const module =
    page && demo ? moduleOf(posix.join(posix.dirname(page), demo), { site, styling }) : undefined;
  const own = module ? placeIn(site, module, /export default/) : undefined;
  return {
    ...KINDS[kind],
    ...(own ?? directive ?? { file: shown(site, page ?? 'pages') }),
    message: `${demo ? `The demo ${demo}` : 'The page'} on ${pathname}: ${message}`,
    ...(own && directive ? { related: [{ ...directive, message: 'shows it' }] } : {}),
  };
}

function directiveOf(demo: string): RegExp {
  return new RegExp(`\\{\\{\\s*"demo"\\s*:\\s*"${demo.replace(/\W/g, '\\$&')}(?:\\.js)?"`);
}

/** The Markdown file of a page; a translation lies beside the page that it is of, which may be shown in its place. */
function pageFileOf(pathname: string, site: string): string | undefined {
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

function moduleOf(
  stem: string,
  { site, styling }: { readonly site: string; readonly styling: string | undefined },
): string | undefined {
  const stems = styling === undefined ? [stem] : [`${stem}/${styling}/index`];
  return stems
    .flatMap((one) => ['tsx', 'jsx', 'ts', 'js'].map((ending) => `${one}.${ending}`))
    .find((file) => existsSync(join(site, file)));
}

function placeIn(site: string, file: string, what: RegExp): Place {
  const text = readFileSync(join(site, file), 'utf8');
  const found = what.exec(text)?.[0];
  return { file: shown(site, file), ...(found === undefined ? {} : locate(text, found)) };
}

function shown(site: string, file: string): string {
  return relative('.', join(site, file)).replaceAll('\\', '/') || '.';
}
