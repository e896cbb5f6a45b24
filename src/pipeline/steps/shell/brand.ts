/** What templates get of the brand that the config names, and the check of its contrast. */

import { locateKeyPath } from '../../../config/locate-key-path.js';
import type { CheckedConfig } from '../../../config/schema.js';
import { findLiteralPosition } from '../../../diagnostics/find-position.js';
import type { Read } from '../../../graph/step.js';
import type { Brand } from '../../../kit/brand.js';
import { deriveBrandPalette } from '../../../site/brand/derive-brand-palette.js';
import { withBase } from '../../../site/routes/href.js';
import { readOption } from '../../build-input.js';
import { config, readText } from '../site/config.js';

export function createBrand(
  { colors, fonts, radius }: NonNullable<CheckedConfig['brand']>,
  base: string,
): Brand {
  const { files, ...families } = fonts ?? {};
  return {
    colors: colors && {
      light: deriveBrandPalette(colors.light, 'light'),
      dark: deriveBrandPalette(colors.dark, 'dark'),
    },
    fonts: families,
    fontFaces: files?.map(({ file, ...face }) => ({ ...face, src: withBase(file, base) })),
    radius,
  };
}

/** Reports colors of the brand and of further color schemes that are hard to read. */
export async function reportContrast(read: Read, shellStyles: string): Promise<void> {
  const { brand, colorSchemes, templates } = await read.step(config);
  if (!brand?.colors && colorSchemes.length === 0) return;
  const { checkContrast } = await import('../../../document/check-contrast.js');
  const configFile = readOption(read, 'config');
  const configText = readText(read, configFile) ?? '';
  const schemesFile = [`${templates}/theme/schemes.ts`, `${templates}/theme/schemes.js`].find(
    (file) => read.bytes(file) !== undefined,
  );
  const diagnostics = checkContrast({
    shellStyles,
    colors: brand?.colors,
    schemes: colorSchemes,
    locateBrandColor: (mode, key) => ({
      file: configFile,
      ...locateKeyPath(['brand', 'colors', mode, key], configText),
    }),
    locateSchemeColor: (scheme, color) => {
      const place = schemesFile && findLiteralPosition(readText(read, schemesFile) ?? '', color);
      return place
        ? { file: schemesFile, ...place }
        : { file: configFile, ...findLiteralPosition(configText, scheme) };
    },
  });
  read.report(diagnostics);
}
