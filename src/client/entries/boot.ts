/** The only inline script. Applies preferences before the first paint, so that no page flashes in the wrong colors. */

import {
  PREFERENCE_NAMES,
  resolvePreference,
  resolveMode,
  parseStylingHash,
  parseVariantHash,
  type PreferenceName,
  type Preferences,
} from '../../site/preferences.js';
import { readStoredPreference } from '../preferences/stored-preferences.js';
import { applyPreferencesToRoot } from '../preferences/apply-preferences.js';

const linkedPreferences: Partial<Preferences> = {
  codeVariant: parseVariantHash(location.hash),
  codeStyling: parseStylingHash(location.hash),
};
const preferences = Object.fromEntries(
  PREFERENCE_NAMES.map((name: PreferenceName) => [
    name,
    linkedPreferences[name] ?? resolvePreference(name, readStoredPreference(name)),
  ]),
) as Preferences;

applyPreferencesToRoot(
  preferences,
  resolveMode(preferences['mui-mode'], matchMedia('(prefers-color-scheme: dark)').matches),
);
