/** Makes the address of the service worker one that pages accept which require Trusted Types. */

/** The part of the browser's interface that is used; TypeScript does not know it yet. */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** `url` is all that the policy accepts, so that it is of no use to another script. Called once: a policy cannot be created
 *  twice. Browsers that know no Trusted Types get the address as it is. */
export function trustWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicyFactory };
  // As in `src/hosting/content-security-policy.ts`.
  const policy = trustedTypes?.createPolicy('docsgen-offline', {
    createScriptURL(requestedUrl) {
      if (requestedUrl !== url) throw new TypeError(requestedUrl);
      return requestedUrl;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}
