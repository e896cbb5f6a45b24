/** Whether a policy lets browsers load an address. */

/** Whether one of the sources of a directive, such as `https://*.example.com` or `https://example.com/images/`, allows
 *  an absolute address. */
export function matchesSource(address: string, sources: readonly string[]): boolean {
  const target = parseAddress(address);
  return target !== undefined && sources.some((source) => allowsAddress(source, target));
}

interface Address {
  readonly host: string;
  readonly port: string;
  readonly path: string;
}

const ADDRESS = /^https:\/\/([^/:?#]+)(?::(\d+))?([^?#]*)/i;

function parseAddress(address: string): Address | undefined {
  const [, host, port = '443', path = ''] = ADDRESS.exec(address) ?? [];
  return host === undefined ? undefined : { host: host.toLowerCase(), port, path };
}

function allowsAddress(source: string, { host, port, path }: Address): boolean {
  const allowed = parseAddress(source);
  if (allowed === undefined || allowed.port !== port) return false;
  const isHost = allowed.host.startsWith('*') ? host.endsWith(allowed.host.slice(1)) : host === allowed.host;
  if (!isHost || allowed.path === '' || allowed.path === '/') return isHost;
  return allowed.path.endsWith('/') ? path.startsWith(allowed.path) : path === allowed.path;
}
