import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the codes of diagnostics begin with. */
const AREAS =
  'api|build|cache|callout|code|codeblock|component|config|demo|directive|environment|file|front-matter|headers|heading|html|image|include|init|link|markdown|math|migrate|nav|output|page|preview|redirect|route|server|template|words';

const codes = [
  ...new Set(sources().flatMap((text) => Array.from(text.matchAll(codeLiteral()), ([, code]) => code!))),
].toSorted();

const documented = Array.from(
  readFileSync('content/pages/docsgen/diagnostics.md', 'utf8').matchAll(/^### `([a-z-]+\/[a-z-]+)`/gm),
  ([, code]) => code!,
);

test('every code of a diagnostic is documented with cause and cure', () => {
  expect(codes.filter((code) => !documented.includes(code))).toEqual([]);
});

test('nothing is documented that cannot happen, and nothing twice', () => {
  const names = new Set(
    sources().flatMap((text) => Array.from(text.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g), ([, name]) => name!)),
  );
  expect(documented.filter((code) => !codes.includes(code) && !names.has(code.split('/')[1]!))).toEqual([]);
  expect(new Set(documented).size).toBe(documented.length);
});

function codeLiteral(): RegExp {
  return new RegExp(`'((?:${AREAS})/[a-z]+(?:-[a-z]+)*)'`, 'g');
}

function sources(): readonly string[] {
  return (
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      // Media types look like codes.
      .filter(
        (file) => /\.tsx?$/.test(file) && !file.endsWith('media-type.ts') && !file.endsWith('host-files.ts'),
      )
      .map((file) => readFileSync(`src/${file}`, 'utf8'))
  );
}
