/** Keeps the page as its reader wants it while it is open: controls, the system, other tabs, and islands of this tab.
 *  The one signal is the browser's own `storage` event: other tabs send it, and a choice in this tab is sent the same way. */

import {
  isCookie,
  isValueOf,
  PREFERENCE_NAMES,
  preferenceFrom,
  schemesBySide,
  sideOf,
  unknownScheme,
  type PreferenceName,
  type Preferences,
  type Side,
} from '../../site/preferences.js';
import { SET_COLOR_SCHEME } from '../signal.js';
import { keep, storedAt } from './remembered.js';
import { showOnPage, showOnRoot, withoutTransitions } from './show.js';
import { themeColors } from './theme-colors.js';

export function followPreferences(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const showThemeColor = themeColors();
  // What a link's hash chose is on `<html>` already.
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  let current = { ...readPreferences(), codeVariant, codeStyling } as Preferences;
  const side = (): Side => sideOf(current['mui-mode'], system.matches);
  const update = (change: Partial<Preferences>): void => {
    current = { ...current, ...change };
    withoutTransitions(() => showOnRoot(current, side()));
    showOnPage(current, side());
    showThemeColor(side());
  };
  const choose = (name: PreferenceName, value: string): void => {
    if (current[name] === value) return;
    keep(name, value);
    dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
  };
  system.addEventListener('change', () => update({}));
  addEventListener('storage', (event) => update(heard(event)));
  // What changed while the page slept in the back/forward cache was told to nobody.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update(readPreferences());
  });
  document.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLButtonElement>('button[data-preference]');
    if (control) choose(control.dataset['preference'] as PreferenceName, control.value);
  });
  document.addEventListener(SET_COLOR_SCHEME, ({ detail }) => {
    for (const [on, wanted] of schemesBySide(detail, side())) {
      const name = `mui-color-scheme-${on}` as const;
      if (wanted === null || isValueOf(name, wanted)) choose(name, wanted ?? on);
      else console.error(unknownScheme(wanted));
    }
  });
  checkStored(current);
  update({});
}

function readPreferences(): Preferences {
  return Object.fromEntries(
    PREFERENCE_NAMES.map((name) => [name, preferenceFrom(name, storedAt(name))]),
  ) as Preferences;
}

/** What a `storage` event says: a value that is none is not heard, a removed one is the default again.
 *  Another tab's may be old news when it arrives: what is stored counts, so that all tabs end alike. */
function heard({ key, newValue, storageArea }: StorageEvent): Partial<Preferences> {
  if (key === null) return readPreferences();
  const name = key as PreferenceName;
  if (!PREFERENCE_NAMES.includes(name)) return {};
  const value = storageArea ? storageArea.getItem(name) : newValue;
  return value && !isValueOf(name, value) ? {} : { [name]: preferenceFrom(name, value) };
}

/** Keeps what a link chose, if it is something else than before, and tells of schemes that the theme does not have. */
function checkStored(current: Preferences): void {
  for (const name of PREFERENCE_NAMES) {
    const stored = storedAt(name);
    if (isCookie(name) && current[name] !== preferenceFrom(name, stored)) keep(name, current[name]);
    if (name.includes('scheme') && stored && !isValueOf(name, stored)) console.error(unknownScheme(stored));
  }
}
