/** Finds the files that a stylesheet names in its text: CSS, Sass, and what CSS modules are composed of. */

interface StyleImport {
  /** `./base.css`, or `vars` in Sass. */
  readonly specifier: string;
  /** Of the specifier, without its quote. */
  readonly offset: number;
  /** What the address of stands in the stylesheet, such as an image. */
  readonly isAddress: boolean;
}

const STYLESHEETS = [
  /@(?:import|use|forward)\s+(?:url\(\s*)?(["'])([^"'\n]+)\1/g,
  /\bcomposes\s*:[^;{}]*\bfrom\s+(["'])([^"'\n]+)\1/g,
];

const ADDRESS = /(?<!@import\s+)\burl\(\s*(["']?)([^"')\n]+)\1\s*\)/g;

/** Another host, data, a package of Sass, a fragment, a file of the site's `public` folder, a variable. */
const ELSEWHERE = /^[a-z-]+:|^[/#]|[$#]\{|^\$/i;

/** In the order of the text. */
export function findStyleImports(code: string): readonly StyleImport[] {
  const text = code.replaceAll(COMMENT, (comment) => ' '.repeat(comment.length));
  const find = (pattern: RegExp, isAddress: boolean): readonly StyleImport[] =>
    [...text.matchAll(pattern)].map((match) => ({
      specifier: match[2]!.trim(),
      offset: match.index + match[0].lastIndexOf(match[2]!),
      isAddress,
    }));
  return [...STYLESHEETS.flatMap((pattern) => find(pattern, false)), ...find(ADDRESS, true)]
    .filter(({ specifier }) => !ELSEWHERE.test(specifier))
    .sort((a, b) => a.offset - b.offset);
}

const COMMENT = /\/\*[^]*?\*\/|(?<=^|[\s;{}])\/\/.*/g;

/** The paths that a stylesheet's import may stand for. A file of Sass may lie behind an underscore. */
export function listStyleCandidates(path: string): readonly string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const stems = [path, `${folder}_${path.slice(folder.length)}`];
  return [...stems, `${path}/index`, `${path}/_index`].flatMap((stem) => [
    ...(/\.(?:css|scss|sass)$/.test(stem) ? [stem] : []),
    ...['scss', 'sass', 'css'].map((extension) => `${stem}.${extension}`),
  ]);
}
