/** Reports five properties of the reader: each when it is first known and when it changes. */

import { sendToGlobalTag } from './send-to-global-tag.js';

export function reportUserProperties(): void {
  const reported = new Map<string, unknown>();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const reportChanges = (): void => {
    for (const [name, value] of Object.entries(readUserProperties(systemIsDark.matches))) {
      if (reported.get(name) === value) continue;
      reported.set(name, value);
      sendToGlobalTag('set', 'user_properties', { [name]: value });
    }
  };
  reportChanges();
  systemIsDark.addEventListener('change', reportChanges);
  watchPixelRatio(reportChanges);
  const observer = new MutationObserver(reportChanges);
  observer.observe(document.documentElement, { attributes: true });
  observer.observe(document.body, { attributes: true });
}

function readUserProperties(systemIsDark: boolean): Readonly<Record<string, unknown>> {
  const { lang, dataset } = document.documentElement;
  return {
    codeVariant: dataset['codeVariant'],
    userLanguage: lang,
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: systemIsDark ? 'dark' : 'light',
    colorScheme: document.body.classList.contains('mode-dark') ? 'dark' : 'light',
  };
}

/** A query is about one ratio: each change needs another one. */
function watchPixelRatio(onChange: () => void): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      onChange();
      watchPixelRatio(onChange);
    },
    { once: true },
  );
}
