/** The step that checks that the fonts that the config names as files of the site are there. */

import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { CheckedConfig } from '../../../config/schema.js';
import { findLiteralPosition } from '../../../diagnostics/find-position.js';
import type { Read, Step } from '../../../graph/step.js';
import { readOption } from '../../build-input.js';
import { config, readText } from './config.js';
import { publicFiles } from './routes.js';

export const fontFiles: Step<null> = {
  name: 'font files',
  run: async (read) => {
    const { fonts, brand } = await read.step(config);
    const files = await read.step(publicFiles);
    const brandFiles = (brand?.fonts?.files ?? []).map(({ file }) => ['brand.fonts.files', file] as const);
    for (const [key, address] of [...listStylesheets(fonts), ...brandFiles]) {
      const isMissing = address?.startsWith('/') && !files.includes(address.slice(1).replace(/[?#].*/, ''));
      if (isMissing) read.report([createMissingFile(read, key, address)]);
    }
    return null;
  },
};

function listStylesheets(fonts: CheckedConfig['fonts']) {
  return Object.entries(fonts).map(([key, address]) => [`fonts.${key}`, address] as const);
}

function createMissingFile(read: Read, key: string, address: string): Diagnostic {
  const file = readOption(read, 'config');
  return {
    code: 'config/missing-file',
    severity: 'error',
    file,
    ...findLiteralPosition(readText(read, file) ?? '', address),
    message: `there is no file public${address}, which the config names as \`${key}\``,
    hint: key.startsWith('brand.')
      ? 'Put the file of the font there.'
      : 'Put the stylesheet there, or write the https: address of one on another host.',
  };
}
