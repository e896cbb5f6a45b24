/** Reports five properties of the reader: each when it is first known in a session and when it changes. */

import { sendToGlobalTag } from './send-to-global-tag.js';

/** What this tab has reported already, as JSON: a tag keeps it on later pages. */
const REPORTED_KEY = 'docs-user-properties';

type UserProperties = Readonly<Record<string, unknown>>;

/** What is reported counts only once the tag is ready: before, it may be lost with the page. */
export function reportUserProperties(tagIsReady: Promise<void>): void {
  let reported = readReported();
  let isReady = false;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const reportChanges = (): void => {
    const current = readUserProperties(systemIsDark.matches);
    for (const [name, value] of Object.entries(current))
      if (reported[name] !== value) sendToGlobalTag('set', 'user_properties', { [name]: value });
    reported = current;
    if (isReady) storeReported(reported);
  };
  void tagIsReady.then(() => {
    isReady = true;
    storeReported(reported);
  });
  reportChanges();
  systemIsDark.addEventListener('change', reportChanges);
  watchPixelRatio(reportChanges);
  const observer = new MutationObserver(reportChanges);
  observer.observe(document.documentElement, { attributes: true });
  observer.observe(document.body, { attributes: true });
}

function readReported(): UserProperties {
  try {
    return JSON.parse(sessionStorage.getItem(REPORTED_KEY) ?? '{}') ?? {};
  } catch {
    // Blocked, or not of our making.
    return {};
  }
}

function storeReported(properties: UserProperties): void {
  try {
    sessionStorage.setItem(REPORTED_KEY, JSON.stringify(properties));
  } catch {
    // Blocked or full: the next page reports them again.
  }
}

function readUserProperties(systemIsDark: boolean): UserProperties {
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
