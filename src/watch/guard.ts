/**
 * Who may ask. A server on the loopback address is within reach of every web page that the same person has open: a page can
 * send requests to it, and can let its own name point to it. So the name that was asked must be one of ours, and the page
 * that asks must be one of ours. Knows nothing of what is asked for.
 */

import type { IncomingHttpHeaders } from 'node:http';

export interface Doorkeeper {
  /** The status to refuse a request with; `undefined` lets it in. */
  refuses(headers: IncomingHttpHeaders, rawHeaders: readonly string[]): 400 | 403 | undefined;
}

export interface KnownHosts {
  /** The addresses at which the server listens; an IPv6 address in brackets. */
  readonly own: readonly string[];
  /** Names that the owner allows, each without a port. */
  readonly allowed: readonly string[];
}

/** Lets in the loopback names and these hosts. */
export function doorkeeper({ own, allowed }: KnownHosts): Doorkeeper {
  const named = new Set(allowed.map((host) => host.toLowerCase()));
  const isKnown = (name: string): boolean => isLoopbackName(name) || own.includes(name) || named.has(name);
  return {
    refuses(headers, rawHeaders) {
      const host = onlyHost(rawHeaders);
      if (host === undefined) return 400;
      const name = nameOf(host);
      if (name === undefined || !isKnown(name)) return 403;
      return isOwnOrigin(headers.origin, host, named.has(name)) && isOwnPage(headers) ? undefined : 403;
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
function onlyHost(rawHeaders: readonly string[]): string | undefined {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === 'host');
  return hosts.length === 1 && hosts[0] !== '' ? hosts[0] : undefined;
}

function nameOf(host: string): string | undefined {
  return /^(\[[\da-f:.]+\]|[^\s:@/[\]]+)(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase();
}

/** An allowed host may stand behind a proxy that speaks TLS. */
function isOwnOrigin(origin: string | undefined, host: string, mayBeSecure: boolean): boolean {
  if (origin === undefined) return true;
  const own = host.toLowerCase();
  return origin === `http://${own}` || (mayBeSecure && origin === `https://${own}`);
}

/** A link or the address bar may lead here from anywhere; nothing else may, neither from another port of this machine. */
function isOwnPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
