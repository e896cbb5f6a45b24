/** The only inline script. Applies preferences before the first paint, so that no page flashes in the wrong colors. */

import {
  parseStylingHash,
  parseVariantHash,
  resolveMode,
  resolvePreferences,
  type Preferences,
} from '../../site/preferences.js';
import { readStoredPreference } from '../preferences/stored-preferences.js';
import { applyPreferencesToRoot } from '../preferences/apply-preferences.js';

const linkedPreferences: Partial<Preferences> = {
  codeVariant: parseVariantHash(location.hash),
  codeStyling: parseStylingHash(location.hash),
};
const preferences = resolvePreferences((name) => linkedPreferences[name] ?? readStoredPreference(name));

applyPreferencesToRoot(
  preferences,
  resolveMode(preferences['mui-mode'], matchMedia('(prefers-color-scheme: dark)').matches),
);
