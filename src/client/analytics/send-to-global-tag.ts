/** Sends events to the global tag function. Never throws, and sends nothing that the reader has forbidden. */

/** Whether the config requires consent, and whether it honors Do Not Track and Global Privacy Control. */
declare const REQUIRES_CONSENT: boolean;
declare const HONORS_PRIVACY_SIGNALS: boolean;

/** The key of the reader's choice, and the two choices. */
export const CONSENT = { key: 'docs-cookie-consent', accepted: 'analytics', refused: 'essential' } as const;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...parameters: readonly unknown[]) => void;
  }
}

/** Does nothing without a tag function. */
export function sendToGlobalTag(...parameters: readonly unknown[]): void {
  if (!isTrackingAllowed()) return;
  try {
    window.gtag?.(...parameters);
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
  const { doNotTrack, globalPrivacyControl }: NavigatorWithSignals = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

type NavigatorWithSignals = Navigator & {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
};

/** The reader's choice, if any. Where storage is blocked there is no consent. */
export function readConsent(): string | null {
  try {
    return localStorage.getItem(CONSENT.key);
  } catch {
    return null;
  }
}
