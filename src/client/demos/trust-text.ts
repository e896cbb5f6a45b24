/** Lets demos write text where HTML may stand, on pages that require Trusted Types: fields of MUI X write what is typed with
 *  `innerHTML`. */

/** The part of the browser's interface that is used; TypeScript does not know it yet. */
interface TrustedTypePolicyFactory {
  readonly defaultPolicy: object | null;
  createPolicy(name: 'default', rules: { readonly createHTML: (text: string) => string | null }): unknown;
}

/** A string without `<` makes no element. Any other is refused as before. A site may have such a policy of its own already, or
 *  send a header that allows none. */
export function trustText(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicyFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
  } catch {
    // Text is refused as well.
  }
}
