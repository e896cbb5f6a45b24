/**
 * Who may ask. A server on the loopback address is within reach of every web page that the same person has open: a page can
 * send requests to it, and can let its own name point to it. So the name that was asked must be one of ours, and the page
 * that asks must be one of ours. Knows nothing of what is asked for.
 */

import type { IncomingHttpHeaders } from 'node:http';

export interface HostCheck {
  /** The status to refuse a request with; `undefined` lets it in. */
  checkHeaders(headers: IncomingHttpHeaders, rawHeaders: readonly string[]): 400 | 403 | undefined;
}

export interface ServedHosts {
  /** The addresses at which the server listens; an IPv6 address in brackets. */
  readonly ownHosts: readonly string[];
  /** Names that the owner allows, each without a port. */
  readonly allowedHosts: readonly string[];
}

/** Lets in the loopback names and these hosts. */
export function createHostCheck({ ownHosts, allowedHosts }: ServedHosts): HostCheck {
  const allowedNames = new Set(allowedHosts.map((host) => host.toLowerCase()));
  const isAllowedName = (name: string): boolean =>
    isLoopbackName(name) || ownHosts.includes(name) || allowedNames.has(name);
  return {
    checkHeaders(headers, rawHeaders) {
      const host = findSingleHost(rawHeaders);
      if (host === undefined) return 400;
      const name = parseHostName(host);
      if (name === undefined || !isAllowedName(name)) return 403;
      return isOwnOrigin(headers.origin, host, allowedNames.has(name)) && isOwnPage(headers)
        ? undefined
        : 403;
    },
  };
}

/** Whether a name can only mean this machine. Spellings that a resolver may read in its own way do not count. */
export function isLoopbackName(name: string): boolean {
  if (name === '[::1]' || /^(?:[a-z\d-]+\.)*localhost$/.test(name)) return true;
  return (
    /^127(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(name) && name.split('.').every((part) => Number(part) <= 255)
  );
}

/** One and no more, as HTTP demands. */
function findSingleHost(rawHeaders: readonly string[]): string | undefined {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === 'host');
  return hosts.length === 1 && hosts[0] !== '' ? hosts[0] : undefined;
}

function parseHostName(host: string): string | undefined {
  return /^(\[[\da-f:.]+\]|[^\s:@/[\]]+)(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase();
}

/** An allowed host may stand behind a proxy that speaks TLS. */
function isOwnOrigin(origin: string | undefined, host: string, allowsHttps: boolean): boolean {
  if (origin === undefined) return true;
  const ownHost = host.toLowerCase();
  return origin === `http://${ownHost}` || (allowsHttps && origin === `https://${ownHost}`);
}

/** A link or the address bar may lead here from anywhere; nothing else may, neither from another port of this machine. */
function isOwnPage(headers: IncomingHttpHeaders): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none') return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
