/** Checks that the theme has colors for each color scheme that the config names. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { findNearestName } from '../diagnostics/find-nearest-name.js';
import { findLiteralPosition } from '../diagnostics/find-position.js';

interface ConfigSource {
  readonly file: string;
  readonly text: string;
}

/** The theme's schemes are those for which the shell's stylesheet has rules. */
export function checkColorSchemes(
  names: readonly string[],
  shellStyles: string,
  { file, text }: ConfigSource,
): readonly Diagnostic[] {
  const selectors = shellStyles.matchAll(/\[data-mui-color-scheme=(["']?)([\w-]+)\1\]/g);
  const knownNames = new Set(Array.from(selectors, ([, , name]) => name!));
  const suggestions = [...knownNames].filter((name) => name !== 'light' && name !== 'dark');
  return names
    .filter((name) => !knownNames.has(name))
    .map((name) => {
      const nearest = findNearestName(name, suggestions);
      return {
        code: 'config/unknown-scheme',
        severity: 'error',
        file,
        ...findLiteralPosition(text, name),
        message: `the theme has no colors for the color scheme “${name}”`,
        hint: nearest
          ? `Did you mean “${nearest}”?`
          : 'Write its colors into theme/schemes.ts, in the folder of the site’s templates.',
      };
    });
}
