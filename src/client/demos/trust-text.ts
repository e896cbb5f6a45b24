/** Lets demos write text where HTML may stand, on pages that require Trusted Types: fields of MUI X write what is typed with
 *  `innerHTML`. */

/** Whether pages require Trusted Types, and the site has no policy of its own for strings. */
declare const TRUSTS_TEXT: boolean;

/** The part of the browser's interface that is used; TypeScript does not know it yet. */
interface TrustedTypePolicyFactory {
  readonly defaultPolicy: object | null;
  createPolicy(
    name: 'default',
    rules: { readonly createHTML: (text: string) => string | undefined },
  ): unknown;
}

/** A string without `<` makes no element. Any other is refused as before. */
export function trustText(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicyFactory };
  if (!TRUSTS_TEXT || !trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (text) => (text.includes('<') ? undefined : text) });
}
