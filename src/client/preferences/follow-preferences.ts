/** Updates the page when the reader's preferences change: by its controls, the system, other tabs or other scripts.
 *  The one signal is the `storage` event: other tabs send it, and a choice in this tab dispatches it. */

import { findTarget } from '../dom.js';
import {
  isPreferenceName,
  isPreferenceValue,
  isStoredInCookie,
  PREFERENCE_NAMES,
  resolvePreference,
  resolvePreferences,
  resolveSchemes,
  resolveMode,
  formatUnknownScheme,
  type PreferenceName,
  type Preferences,
  type ResolvedMode,
} from '../../site/preferences.js';
import { SET_COLOR_SCHEME } from './color-scheme-event.js';
import { readPreferences, readStoredPreference, storePreference } from './stored-preferences.js';
import {
  applyPreferencesToPage,
  applyPreferencesToRoot,
  runWithoutTransitions,
} from './apply-preferences.js';
import { createThemeColorUpdater } from './create-theme-color-updater.js';

export function followPreferences(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const updateThemeColor = createThemeColorUpdater();
  // What a link's hash chose is on `<html>` already.
  const { dataset } = document.documentElement;
  let current = resolvePreferences((name) =>
    isStoredInCookie(name) ? dataset[name] : readStoredPreference(name),
  );
  const currentSide = (): ResolvedMode => resolveMode(current['mui-mode'], system.matches);
  const update = (change: Partial<Preferences>): void => {
    current = { ...current, ...change };
    runWithoutTransitions(() => applyPreferencesToRoot(current, currentSide()));
    applyPreferencesToPage(current, currentSide());
    updateThemeColor(currentSide());
  };
  const choose = (name: PreferenceName, value: string): void => {
    if (current[name] === value) return;
    storePreference(name, value);
    dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
  };
  system.addEventListener('change', () => update({}));
  addEventListener('storage', (event) => update(parseStorageEvent(event)));
  // Changes while the page was in the back/forward cache sent no event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update(readPreferences());
  });
  document.addEventListener('click', (event) => {
    const control = findTarget<HTMLButtonElement>(event, 'button[data-preference]');
    const name = control?.dataset['preference'];
    if (control && isPreferenceName(name)) choose(name, control.value);
  });
  document.addEventListener(SET_COLOR_SCHEME, ({ detail }) => {
    for (const [schemeSide, scheme] of resolveSchemes(detail, currentSide())) {
      const name = `mui-color-scheme-${schemeSide}` as const;
      if (scheme === null || isPreferenceValue(name, scheme)) choose(name, scheme ?? schemeSide);
      else console.error(formatUnknownScheme(scheme));
    }
  });
  checkStoredPreferences(current);
  update({});
}

/** An unknown value is ignored, a removed one is the default again. An event from another tab may be outdated: the
 *  stored value counts, so that all tabs end alike. */
function parseStorageEvent({ key, newValue, storageArea }: StorageEvent): Partial<Preferences> {
  if (key === null) return readPreferences();
  if (!isPreferenceName(key)) return {};
  const value = storageArea ? storageArea.getItem(key) : newValue;
  return value && !isPreferenceValue(key, value) ? {} : { [key]: resolvePreference(key, value) };
}

/** Stores what a link has chosen, and logs schemes that the theme does not have. */
function checkStoredPreferences(current: Preferences): void {
  for (const name of PREFERENCE_NAMES) {
    const stored = readStoredPreference(name);
    if (isStoredInCookie(name) && current[name] !== resolvePreference(name, stored))
      storePreference(name, current[name]);
    if (name.includes('scheme') && stored && !isPreferenceValue(name, stored))
      console.error(formatUnknownScheme(stored));
  }
}
