/** What an entry of the catalogue of bad input is, and the good site that it is put into. */

import { config, markdown, navigation, type Fixture, type SiteFiles } from '../fixture.js';

/** A problem that is expected: as much of its place as is certain. */
export type Found = readonly [code: string, file: string, line?: number, column?: number];

export interface BadInput {
  readonly name: string;
  /** Added to the good site, or in the place of its files. */
  readonly files?: SiteFiles;
  /** Symbolic links: where they lie, and what stands in them. */
  readonly links?: Readonly<Record<string, string>>;
  readonly remove?: readonly string[];
  /** All that is found, in the order in which it is reported. */
  readonly finds: readonly Found[];
  /** What the only problem's hint must say. */
  readonly hint?: RegExp;
  /** What the only problem's message must say. */
  readonly message?: RegExp;
  /** The place that the only problem names besides its own. */
  readonly related?: readonly [file: string, line?: number, column?: number];
  /** `content` where it is not said; `complete` where there are warnings only. */
  readonly status?: 'content' | 'config' | 'complete';
  /** The most that a build of it may compute, in milliseconds. */
  readonly within?: number;
  /** What else must hold afterwards. */
  readonly also?: (site: Fixture) => void;
}

/** The page that most entries put in the place of a good one. */
export const BAD = 'pages/bad.md';

/** The line on which the body of `page` begins. */
export const BODY = 9;

/** The good page with another body. */
export const page = (body: string): SiteFiles => ({ [BAD]: markdown('Bad', body) });

/** An entry whose only error is in the body of one page. */
export const inBody = (name: string, body: string, ...finds: readonly Found[]): BadInput => ({
  name,
  files: page(body),
  finds,
});

/** The same, where the error has one code and stands on the body's first line. */
export const onFirstLine = (name: string, body: string, code: string, column?: number): BadInput =>
  inBody(name, body, column === undefined ? [code, BAD, BODY] : [code, BAD, BODY, column]);

export const entries = [{ pathname: '/bad' }, { pathname: '/button' }, { pathname: '/slider' }] as const;

/** A navigation of these lines of source, one entry each, from line 2 on. */
export const tree = (...lines: readonly string[]): SiteFiles => ({
  'navigation/acme.ts': `export default [\n${lines.map((line) => `  ${line},\n`).join('')}];\n`,
});

/** What every tree needs so that all pages have their entry. */
export const others = ["{ pathname: '/bad' }", "{ pathname: '/button' }", "{ pathname: '/slider' }"] as const;

export const goodSite: SiteFiles = {
  'docsgen.config.ts': config(),
  'navigation/acme.ts': navigation(...entries),
  'pages/bad.md': markdown('Bad', 'Nothing is wrong yet.'),
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/button/index.md': markdown('Button', '## Sizes\n\n{{"demo": "BasicButton.js"}}'),
  'pages/button/BasicButton.tsx':
    'export default function BasicButton() {\n  return <button>Press</button>;\n}\n',
  'pages/slider.md': markdown('Slider', 'Slide it to [the sizes](/button/#sizes).'),
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
};
