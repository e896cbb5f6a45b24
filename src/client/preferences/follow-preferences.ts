/** Keeps the page as its reader wants it while it is open: controls, the system, other tabs, and islands of this tab.
 *  The one signal is the browser's own `storage` event: other tabs send it, and a choice in this tab is sent the same way. */

import {
  isStoredInCookie,
  isPreferenceValue,
  PREFERENCE_NAMES,
  resolvePreference,
  resolveSchemes,
  resolveMode,
  formatUnknownScheme,
  type PreferenceName,
  type Preferences,
  type ResolvedMode,
} from '../../site/preferences.js';
import { SET_COLOR_SCHEME } from './color-scheme-event.js';
import { storePreference, readStoredPreference } from './stored-preferences.js';
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
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  let current = { ...readPreferences(), codeVariant, codeStyling } as Preferences;
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
  // What changed while the page slept in the back/forward cache was told to nobody.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update(readPreferences());
  });
  document.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLButtonElement>('button[data-preference]');
    if (control) choose(control.dataset['preference'] as PreferenceName, control.value);
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

function readPreferences(): Preferences {
  return Object.fromEntries(
    PREFERENCE_NAMES.map((name) => [name, resolvePreference(name, readStoredPreference(name))]),
  ) as Preferences;
}

/** What a `storage` event says: a value that is none is not heard, a removed one is the default again.
 *  Another tab's may be old news when it arrives: what is stored counts, so that all tabs end alike. */
function parseStorageEvent({ key, newValue, storageArea }: StorageEvent): Partial<Preferences> {
  if (key === null) return readPreferences();
  const name = key as PreferenceName;
  if (!PREFERENCE_NAMES.includes(name)) return {};
  const value = storageArea ? storageArea.getItem(name) : newValue;
  return value && !isPreferenceValue(name, value) ? {} : { [name]: resolvePreference(name, value) };
}

/** Keeps what a link chose, if it is something else than before, and tells of schemes that the theme does not have. */
function checkStoredPreferences(current: Preferences): void {
  for (const name of PREFERENCE_NAMES) {
    const stored = readStoredPreference(name);
    if (isStoredInCookie(name) && current[name] !== resolvePreference(name, stored))
      storePreference(name, current[name]);
    if (name.includes('scheme') && stored && !isPreferenceValue(name, stored))
      console.error(formatUnknownScheme(stored));
  }
}
