/** The step that checks that the stylesheets of fonts that the config names as files of the site are there. */

import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { findLiteralPosition } from '../../../diagnostics/find-position.js';
import type { Read, Step } from '../../../graph/step.js';
import { readOption } from '../../build-input.js';
import { config, readText } from './config.js';
import { publicFiles } from './routes.js';

export const fontFiles: Step<null> = {
  name: 'font files',
  run: async (read) => {
    const { fonts } = await read.step(config);
    const files = await read.step(publicFiles);
    for (const [key, address] of Object.entries(fonts)) {
      const isMissing = address?.startsWith('/') && !files.includes(address.slice(1).replace(/[?#].*/, ''));
      if (isMissing) read.report([createMissingFile(read, key, address)]);
    }
    return null;
  },
};

function createMissingFile(read: Read, key: string, address: string): Diagnostic {
  const file = readOption(read, 'config');
  return {
    code: 'config/missing-file',
    severity: 'error',
    file,
    ...findLiteralPosition(readText(read, file) ?? '', address),
    message: `there is no file public${address}, which the config names as \`fonts.${key}\``,
    hint: 'Put the stylesheet there, or write the https: address of one on another host.',
  };
}
