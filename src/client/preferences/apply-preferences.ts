/** Puts preferences where styles and assistive technology find them. */

import { isPreferenceName, type Preferences, type ResolvedMode } from '../../site/preferences.js';

/** What the first paint needs: attributes of `<html>`. */
export function applyPreferencesToRoot(preferences: Preferences, side: ResolvedMode): void {
  const root = document.documentElement;
  root.dir = preferences['docs-direction'];
  root.dataset['muiColorScheme'] = preferences[`mui-color-scheme-${side}`];
  root.dataset['codeVariant'] = preferences.codeVariant;
  root.dataset['codeStyling'] = preferences.codeStyling;
}

/** All the rest: the classes of `<body>` and the state of the controls. */
export function applyPreferencesToPage(preferences: Preferences, side: ResolvedMode): void {
  const { body } = document;
  body.dir = preferences['docs-direction'];
  body.classList.remove('mode-light', 'mode-dark');
  body.classList.add(`mode-${side}`);
  for (const control of document.querySelectorAll<HTMLButtonElement>('button[data-preference]')) {
    const name = control.dataset['preference'];
    if (!isPreferenceName(name)) continue;
    const isChosen = String(preferences[name] === control.value);
    if (control.role === 'menuitemradio') control.ariaChecked = isChosen;
    else control.ariaPressed = isChosen;
  }
}

/** Colors change at once: transitions are switched off until the new colors are there. */
export function runWithoutTransitions(change: () => void): void {
  const { dataset } = document.documentElement;
  dataset['switching'] = '';
  change();
  // Reading a style makes the browser work out all of them, which ends the change.
  void getComputedStyle(document.body).color;
  setTimeout(() => delete dataset['switching'], 1);
}
