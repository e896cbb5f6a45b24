/** Renders `nginx.conf`, which the `server` block of a site includes: its addresses, headers and redirects. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { withBase } from '../site/routes/href.js';
import { toPathPattern, type HeaderRule } from './header-rules.js';
import { encodeForeignCharacters, sortRedirects, type Redirect } from './redirects.js';

/** Files for hosts, which nobody should get. */
const HOST_FILES = ['_headers', '_redirects', 'nginx.conf', 'vercel.json', '.docsgen.json'];

/** What a response has where no rule says otherwise. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const CACHE_CONTROL = 'Cache-Control';

/** Values that nginx cannot send: it takes a dollar sign for the beginning of a variable. */
export function checkNginxHeaders(rules: readonly HeaderRule[], file: string): readonly Diagnostic[] {
  const names = rules.flatMap(([, headers]) =>
    Object.entries(headers).flatMap(([name, value]) => (value.includes('$') ? [name] : [])),
  );
  return Array.from(new Set(names), (name) => ({
    code: 'headers/invalid',
    severity: 'error',
    file,
    message: `nginx cannot send the value of ${name}: it contains a dollar sign`,
    hint: 'Write the value without it, or send this header by a line of your own in the config of nginx.',
  }));
}

/** The text of the file. The root of the server must hold the files of the site below the base. */
export function renderNginxConfig(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  base: string,
): string {
  const answers = sortRedirects(redirects).map((redirect) => formatRedirect(redirect, base));
  return `# Written by docsgen. Include it in the server block of the site.
absolute_redirect off;
${formatHeaders(rules)}
error_page 404 ${base}404.html;
location = ${base}404.html {
  set ${toVariable(CACHE_CONTROL)} ${quote(findCacheControl(rules, `${base}404.html`))};
}
${HOST_FILES.map((file) => `location = ${base}${file} {\n  return 404;\n}\n`).join('')}
location ${base} {
  try_files $uri \${uri}index.html $uri.html @docsgen;
}
location @docsgen {
  set $docsgen_folder "";
  if (-f $document_root$uri/index.html) {
    set $docsgen_folder $request_uri;
  }
  if ($docsgen_folder ~ "^/*(/[^?]*)") {
    return 308 $1/$is_args$args;
  }
${answers.join('')}  return 404;
}
`;
}

/** Each header is a variable that the rules set one after the other, so the last one holds. The address is the requested one:
 *  the file that is served for it has another. */
function formatHeaders(rules: readonly HeaderRule[]): string {
  const fields = rules.flatMap(([, headers]) => Object.entries(headers)).filter(([, value]) => value !== '');
  const names = new Map(fields.toReversed().map(([name]) => [name.toLowerCase(), name]));
  names.set(CACHE_CONTROL.toLowerCase(), CACHE_CONTROL);
  const all = [...names.values()].toSorted();
  const initial = all.map(
    (name) => `set ${toVariable(name)} ${quote(name === CACHE_CONTROL ? DEFAULT_CACHE_CONTROL : '')};\n`,
  );
  const conditions = rules.map(([path, headers]) => {
    const sets = Object.entries(headers).filter(([, value]) => value !== '');
    const lines = sets.map(([name, value]) => `  set ${toVariable(name)} ${quote(value)};\n`);
    return `if ($request_uri ~ "^${toPathPattern(encodeForeignCharacters(path))}(?:\\?|$)") {\n${lines.join('')}}\n`;
  });
  const added = all.map((name) => `add_header ${name} ${toVariable(name)} always;\n`);
  return [...initial, ...conditions, ...added].join('');
}

function findCacheControl(rules: readonly HeaderRule[], path: string): string {
  return rules.findLast(([rulePath]) => rulePath === path)?.[1][CACHE_CONTROL] ?? DEFAULT_CACHE_CONTROL;
}

/** The parts of an address are taken from the request as it was sent, so that nothing in them ends the header. */
function formatRedirect({ from, to, status }: Redirect, base: string): string {
  const target = withBase(encodeForeignCharacters(to), base).replaceAll('$', '%24');
  const condition = `if ($request_uri ~ "^${toRedirectPattern(withBase(encodeForeignCharacters(from), base))}(?:\\?|$)")`;
  if (status === 200)
    return target.startsWith('/')
      ? `  ${condition} {\n    rewrite ^ ${quote(fillTarget(target))} last;\n  }\n`
      : `  # ${from} shows another host, which needs a proxy_pass of your own.\n`;
  const [path = '', ...hash] = fillTarget(target).split('#');
  const withQuery = path.includes('?') ? path : `${path}$is_args$args`;
  const location = quote([withQuery, ...hash].join('#'));
  return `  ${condition} {\n    set ${toVariable(CACHE_CONTROL)} ${quote(DEFAULT_CACHE_CONTROL)};\n    return ${status} ${location};\n  }\n`;
}

/** What `*` matches begins with neither a slash nor a backslash: behind a slash, they would lead to another host. */
const SPLAT_PATTERN = '/*(?<docsgen_splat>(?:[^/?\\x5c][^?]*)?)';

/** A redirect does not depend on a slash at the end. */
function toRedirectPattern(path: string): string {
  const pattern = path
    .replace(/(?<=.)\/$/, '')
    .replace(/\*$|(?<=\/):([a-z]\w*)|[$()+.?[\\\]^{|}]/gi, (token, name?: string) => {
      if (token === '*') return SPLAT_PATTERN;
      return name === undefined ? `\\${token}` : `(?<docsgen_${name}>[^/?]+)`;
    });
  return path.endsWith('*') ? pattern : `${pattern}/?`;
}

function fillTarget(target: string): string {
  return target.replace(/(?<=\/):([a-z]\w*)/gi, (_, name: string) => `\${docsgen_${name}}`);
}

function toVariable(header: string): string {
  return `$docsgen_header_${header.toLowerCase().replaceAll(/\W/g, '_')}`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
