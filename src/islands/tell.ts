/** The one way to the global tag function (behaviour 7.2): it cannot throw, and it tells nothing that a reader forbids. */

/** Whether the config asks for consent, and whether it heeds Do Not Track and Global Privacy Control. */
declare const ASKS_CONSENT: boolean;
declare const HEEDS_SIGNALS: boolean;

/** Where a reader's consent is kept, and the two answers. */
export const CONSENT = { key: 'docs-cookie-consent', given: 'analytics', refused: 'essential' } as const;

export type Tag = (...parameters: readonly unknown[]) => void;

/** Without a tag function nothing is told; what it throws is its own affair. */
export function tell(...parameters: readonly unknown[]): void {
  if (!mayTell()) return;
  try {
    (window as { gtag?: Tag }).gtag?.(...parameters);
  } catch {
    // Blocked or broken.
  }
}

export function mayTell(): boolean {
  return !isForbidden() && (!ASKS_CONSENT || consent() === CONSENT.given);
}

/** By the browser, for all sites. */
export function isForbidden(): boolean {
  if (!HEEDS_SIGNALS) return false;
  const { doNotTrack, globalPrivacyControl } = navigator as Signalling;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

type Signalling = Navigator & { readonly doNotTrack?: string; readonly globalPrivacyControl?: boolean };

/** What the reader answered, if they did. Storage may be blocked: then there is no consent. */
export function consent(): string | null {
  try {
    return localStorage.getItem(CONSENT.key);
  } catch {
    return null;
  }
}
