/** Tells what kind of reader looks at the pages (behaviour 7.2): five properties, each when it is first known and when it changes. */

import { tell } from '../tell.js';

export function tellUserProperties(): void {
  const told = new Map<string, unknown>();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const look = (): void => {
    for (const [name, value] of Object.entries(propertiesOf(systemIsDark.matches))) {
      if (told.get(name) === value) continue;
      told.set(name, value);
      tell('set', 'user_properties', { [name]: value });
    }
  };
  look();
  systemIsDark.addEventListener('change', look);
  watchPixelRatio(look);
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { attributes: true });
  observer.observe(document.body, { attributes: true });
}

function propertiesOf(systemIsDark: boolean): Readonly<Record<string, unknown>> {
  const { lang, dataset } = document.documentElement;
  return {
    codeVariant: dataset['codeVariant'],
    userLanguage: lang,
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: systemIsDark ? 'dark' : 'light',
    colorScheme: document.body.classList.contains('mode-dark') ? 'dark' : 'light',
  };
}

/** A query is about one ratio: after each change another one is asked. */
function watchPixelRatio(look: () => void): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      look();
      watchPixelRatio(look);
    },
    { once: true },
  );
}
