/** Where a service worker may be: on the product's own domain and below it, nowhere else. Pure. */

/** Names are compared label by label: `evilacme.com` is not below `acme.com`. */
export function isOwnHost(host: string, domain: string): boolean {
  const [ownHost, ownDomain] = [host.toLowerCase(), domain.toLowerCase()];
  return ownHost === ownDomain || ownHost.endsWith(`.${ownDomain}`);
}
