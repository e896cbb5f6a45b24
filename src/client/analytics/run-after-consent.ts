/** Asks for consent, once, where the config requires it. Nothing is reported before the reader consents. */

import { cloneTemplate, findTarget } from '../dom.js';
import { CONSENT, readConsent, isTrackingForbidden, isTrackingAllowed } from './send-to-global-tag.js';

/** Calls back once tracking is allowed: at once, or when the reader consents here or in another tab. */
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
  dialog?.addEventListener('click', (event) => {
    const button = findTarget<HTMLButtonElement>(event, 'button');
    if (!button) return;
    saveConsent(button.value);
    runIfAllowed();
  });
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT.key) runIfAllowed();
  });
}

function showConsentDialog(): Element | null | undefined {
  const dialog = cloneTemplate('[data-consent]')?.firstElementChild;
  if (dialog) document.body.append(dialog);
  return dialog;
}

function saveConsent(choice: string): void {
  try {
    localStorage.setItem(CONSENT.key, choice);
  } catch {
    // Blocked: the next page asks again.
  }
}
