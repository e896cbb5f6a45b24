/** Asks for consent, once, where the config wants it. Nothing is told before it is given. */

import { CONSENT, readConsent, isTrackingForbidden, isTrackingAllowed } from './send-to-global-tag.js';

/** Goes on when all that follows may be told: at once, when the reader says so here, or in another tab. */
export function runAfterConsent(callback: () => void): void {
  if (isTrackingAllowed()) return callback();
  if (isTrackingForbidden()) return;
  const dialog = readConsent() === null ? showConsentDialog() : undefined;
  let hasRun = false;
  const runIfAllowed = (): void => {
    dialog?.remove();
    if (hasRun || !isTrackingAllowed()) return;
    hasRun = true;
    callback();
  };
  dialog?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    saveConsent(button.value);
    runIfAllowed();
  });
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT.key) runIfAllowed();
  });
}

function showConsentDialog(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template[data-consent]');
  const dialog = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (dialog) document.body.append(dialog);
  return dialog;
}

function saveConsent(choice: string): void {
  try {
    localStorage.setItem(CONSENT.key, choice);
  } catch {
    // Blocked: it is asked again on the next page.
  }
}
