/**
 * Checks who sends a request. Every web page that the user has open can reach a server on the loopback address: it can send
 * requests, and it can point its own host name here. So the requested host name must be ours, and the page that sends the
 * request must be ours.
 */

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The status to refuse a request with; `undefined` accepts it. */
export type HostCheck = (request: IncomingMessage) => 400 | 403 | undefined;

interface ServedHosts {
  /** The addresses at which the server listens; an IPv6 address in brackets. */
  readonly ownHosts: readonly string[];
  /** Names that the owner allows, each without a port. */
  readonly allowedHosts: readonly string[];
}

/** Accepts the loopback names and these hosts. */
export function createHostCheck({ ownHosts, allowedHosts }: ServedHosts): HostCheck {
  const allowedNames = new Set(allowedHosts.map((host) => host.toLowerCase()));
  return ({ headers, headersDistinct }) => {
    // HTTP demands exactly one.
    const [host, ...otherHosts] = headersDistinct['host'] ?? [];
    if (!host || otherHosts.length > 0) return 400;
    const name = parseHostName(host);
    if (name === undefined) return 403;
    const isAllowed = allowedNames.has(name);
    if (!isAllowed && !isLoopbackName(name) && !ownHosts.includes(name)) return 403;
    return isOwnOrigin(headers.origin, host, isAllowed) && isOwnPage(headers) ? undefined : 403;
  };
}

/** Whether a name can only mean this machine. Spellings that resolvers read in different ways do not count. */
export function isLoopbackName(name: string): boolean {
  if (name === '[::1]' || /^(?:[a-z\d-]+\.)*localhost$/.test(name)) return true;
  return (
    /^127(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(name) && name.split('.').every((part) => Number(part) <= 255)
  );
}

function parseHostName(host: string): string | undefined {
  return /^(\[[\da-f:.]+\]|[^\s:@/[\]]+)(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase();
}

/** An allowed host may be behind a proxy that uses TLS. */
function isOwnOrigin(origin: string | undefined, host: string, allowsHttps: boolean): boolean {
  if (origin === undefined) return true;
  const ownHost = host.toLowerCase();
  return origin === `http://${ownHost}` || (allowsHttps && origin === `https://${ownHost}`);
}

/** A link or the address bar may lead here from anywhere. Nothing else may, not even from another port of this machine. */
function isOwnPage(headers: IncomingHttpHeaders): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none') return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
