/** The only inline script: runs before the first paint, so that no page flashes in the wrong colours or language of code. */

import {
  PREFERENCE_NAMES,
  preferenceFrom,
  sideOf,
  stylingInHash,
  variantInHash,
  type PreferenceName,
  type Preferences,
} from '../site/preferences.js';
import { storedAt } from './preferences/remembered.js';
import { showOnRoot } from './preferences/show.js';

const linked: Partial<Preferences> = {
  codeVariant: variantInHash(location.hash),
  codeStyling: stylingInHash(location.hash),
};
const chosen = Object.fromEntries(
  PREFERENCE_NAMES.map((name: PreferenceName) => [
    name,
    linked[name] ?? preferenceFrom(name, storedAt(name)),
  ]),
) as Preferences;

showOnRoot(chosen, sideOf(chosen['mui-mode'], matchMedia('(prefers-color-scheme: dark)').matches));
