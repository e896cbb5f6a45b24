/** Asks for consent, once, where the config wants it. Nothing is told before it is given. */

import { CONSENT, consent, isForbidden, mayTell } from '../tell.js';

/** Goes on when all that follows may be told: at once, when the reader says so here, or in another tab. */
export function withConsent(go: () => void): void {
  if (mayTell()) return go();
  if (isForbidden()) return;
  const dialog = consent() === null ? ask() : undefined;
  let isGoing = false;
  const heed = (): void => {
    dialog?.remove();
    if (isGoing || !mayTell()) return;
    isGoing = true;
    go();
  };
  dialog?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    keep(button.value);
    heed();
  });
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT.key) heed();
  });
}

function ask(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template[data-consent]');
  const dialog = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (dialog) document.body.append(dialog);
  return dialog;
}

function keep(answer: string): void {
  try {
    localStorage.setItem(CONSENT.key, answer);
  } catch {
    // Blocked: it is asked again on the next page.
  }
}
