/** Puts images and fonts into the texts of a project, which cannot have other files: as `data:` addresses, which work wherever the
 *  project is opened. */

import { getFolderPath, resolveSourcePath } from '../../site/resolve-source-path.js';
import { STYLE_FILE } from '../../text/file-kinds.js';
import type { DemoSources } from './load-demo.js';
import { findStyleImports } from './find-style-imports.js';

interface NamedCode {
  readonly name: string;
  readonly code: string;
}

interface InlineOptions {
  /** Of the modules that stand for the assets: `js` or `ts`. */
  readonly extension: string;
  /** The `data:` address of a file, by its path relative to the site folder. */
  readonly getDataUrl: (path: string) => string;
}

/** `codes`: the texts of the files, in one of the languages. */
export function inlineAssets(
  { files, assets }: Pick<DemoSources, 'files' | 'assets'>,
  codes: readonly NamedCode[],
  { extension, getDataUrl }: InlineOptions,
): readonly NamedCode[] {
  const paths = new Set(assets.map(({ path }) => path));
  const modules = assets
    .filter(({ name }) => !STYLE_FILE.test(name))
    // `./photo.jpg` finds `photo.jpg.js`.
    .map(({ name, path }) => ({
      name: `${name}.${extension}`,
      code: `export default ${JSON.stringify(getDataUrl(path))};\n`,
    }));
  const texts = codes.map((file, index) => {
    const { path } = files[index]!;
    if (!STYLE_FILE.test(path)) return file;
    const getAddress = (specifier: string): string | undefined => {
      const target = resolveSourcePath(getFolderPath(path), specifier.replace(/[?#].*/, ''));
      return target !== undefined && paths.has(target) ? getDataUrl(target) : undefined;
    };
    return { ...file, code: replaceAddresses(file.code, getAddress) };
  });
  return [...texts, ...modules];
}

function replaceAddresses(code: string, getAddress: (specifier: string) => string | undefined): string {
  const addresses = findStyleImports(code).filter(({ isAddress }) => isAddress);
  return addresses.toReversed().reduce((text, { specifier, offset }) => {
    const address = getAddress(specifier) ?? specifier;
    return text.slice(0, offset) + address + text.slice(offset + specifier.length);
  }, code);
}
