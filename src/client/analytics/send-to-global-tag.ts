/** The one way to the global tag function: it cannot throw, and it tells nothing that a reader forbids. */

/** Whether the config asks for consent, and whether it heeds Do Not Track and Global Privacy Control. */
declare const REQUIRES_CONSENT: boolean;
declare const HONORS_PRIVACY_SIGNALS: boolean;

/** Where a reader's consent is kept, and the two answers. */
export const CONSENT = { key: 'docs-cookie-consent', accepted: 'analytics', refused: 'essential' } as const;

export type GlobalTag = (...parameters: readonly unknown[]) => void;

/** Without a tag function nothing is told; what it throws is its own affair. */
export function sendToGlobalTag(...parameters: readonly unknown[]): void {
  if (!isTrackingAllowed()) return;
  try {
    (window as { gtag?: GlobalTag }).gtag?.(...parameters);
  } catch {
    // Blocked or broken.
  }
}

export function isTrackingAllowed(): boolean {
  return !isTrackingForbidden() && (!REQUIRES_CONSENT || readConsent() === CONSENT.accepted);
}

/** By the browser, for all sites. */
export function isTrackingForbidden(): boolean {
  if (!HONORS_PRIVACY_SIGNALS) return false;
  const { doNotTrack, globalPrivacyControl } = navigator as NavigatorWithSignals;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

type NavigatorWithSignals = Navigator & {
  readonly doNotTrack?: string;
  readonly globalPrivacyControl?: boolean;
};

/** What the reader answered, if they did. Storage may be blocked: then there is no consent. */
export function readConsent(): string | null {
  try {
    return localStorage.getItem(CONSENT.key);
  } catch {
    return null;
  }
}
