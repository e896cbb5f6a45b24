/** The step that checks that the fonts and logos that the config names as files of the site are there. */

import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { CheckedConfig } from '../../../config/schema.js';
import { findLiteralPosition } from '../../../diagnostics/find-position.js';
import type { Read, Step } from '../../../graph/step.js';
import { decodeOnce } from '../../../site/routes/pathname.js';
import { readOption } from '../../build-input.js';
import { config, readText } from './config.js';
import { publicFiles } from './routes.js';

interface ConfiguredFile {
  readonly key: string;
  readonly address: string | undefined;
  readonly hint: string;
}

const STYLESHEET_HINT = 'Put the stylesheet there, or write the https: address of one on another host.';

const LOGO_HINT = 'Put the image there, or write the https: address of one on another host.';

/** Reports each missing file once. Its value is the paths of the missing files. */
export const configuredFiles: Step<readonly string[]> = {
  name: 'configured files',
  run: async (read) => {
    const settings = await read.step(config);
    const files = new Set(await read.step(publicFiles));
    const missingPaths = new Set<string>();
    for (const configured of [...listFontFiles(settings), ...listLogos(settings)]) {
      const { address } = configured;
      if (!address?.startsWith('/')) continue;
      const path = decodeOnce(address.replace(/[?#].*/, ''));
      if (files.has(path.slice(1)) || missingPaths.has(path)) continue;
      missingPaths.add(path);
      read.report([createMissingFile(read, { ...configured, address })]);
    }
    return [...missingPaths];
  },
};

function listFontFiles({ fonts, brand }: CheckedConfig): readonly ConfiguredFile[] {
  const stylesheets = Object.entries(fonts).map(([key, address]) => {
    return { key: `fonts.${key}`, address, hint: STYLESHEET_HINT };
  });
  const brandFiles = (brand?.fonts?.files ?? []).map(({ file }) => {
    return { key: 'brand.fonts.files', address: file, hint: 'Put the file of the font there.' };
  });
  return [...stylesheets, ...brandFiles];
}

function listLogos({ logo, products }: CheckedConfig): readonly ConfiguredFile[] {
  const logos = typeof logo === 'object' ? { 'logo.light': logo.light, 'logo.dark': logo.dark } : { logo };
  const addresses = [
    ...Object.entries(logos),
    ...products.map((product) => ['products[].logo', product.logo] as const),
  ];
  return addresses.map(([key, address]) => ({ key, address, hint: LOGO_HINT }));
}

function createMissingFile(
  read: Read,
  { key, address, hint }: ConfiguredFile & { readonly address: string },
): Diagnostic {
  const file = readOption(read, 'config');
  return {
    code: 'config/missing-file',
    severity: 'error',
    file,
    ...findLiteralPosition(readText(read, file) ?? '', address),
    message: `there is no file public${address}, which the config names as \`${key}\``,
    hint,
  };
}
