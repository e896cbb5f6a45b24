/** Finds a free port at an address and listens there. */

import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { isLoopbackName } from './request/host-check.js';

export interface ListenAddress {
  /** A name or an IP address; one that means all addresses is `0.0.0.0` or `::`. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** A taken port is an error; otherwise the next free one is used. */
  readonly strictPort?: boolean;
}

/** The environment does not let us serve; the diagnostic says why. */
export class ListenError extends Error {
  override readonly name = 'ListenError';

  constructor(readonly diagnostic: Diagnostic) {
    super(diagnostic.message);
  }
}

const MAX_PORT_ATTEMPTS = 50;

/** Listens, and returns the port that is used. Rejects with a `ListenError`. */
export async function listenOnAddress(
  server: Server,
  { host, port, strictPort = false }: ListenAddress,
): Promise<number> {
  const lastPort =
    strictPort || port === 0 || port > 65_535 ? port : Math.min(port + MAX_PORT_ATTEMPTS - 1, 65_535);
  for (let candidatePort = port; candidatePort <= lastPort; candidatePort += 1) {
    const error = await tryListen(server, host, candidatePort);
    if (!error) return getPort(server) ?? candidatePort;
    if (error.code !== 'EADDRINUSE')
      throw new ListenError(createListenDiagnostic(error, host, candidatePort));
  }
  throw new ListenError(createPortTakenDiagnostic(host, port, lastPort));
}

/** Whether only this machine can reach an address. */
export function isLocalHost(host: string): boolean {
  return isLoopbackName(formatUrlHost(host));
}

/** A host as a URL contains it. */
export function formatUrlHost(host: string): string {
  const lowerCaseHost = host.toLowerCase();
  return lowerCaseHost.includes(':') && !lowerCaseHost.startsWith('[') ? `[${lowerCaseHost}]` : lowerCaseHost;
}

/** Whether a host means every address of this machine. */
export function isWildcardHost(host: string): boolean {
  return ['0.0.0.0', '::', '[::]'].includes(host);
}

/** The hosts that a server at `host` accepts: the host itself, or every address of this machine if it means all. */
export function listHosts(host: string): readonly string[] {
  if (!isWildcardHost(host)) return [formatUrlHost(host)];
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return interfaces
    .filter(({ internal }) => !internal)
    .map(({ address }) => formatUrlHost(address.replace(/%.*/, '')));
}

function getPort(server: Server): number | undefined {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : undefined;
}

function tryListen(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      server.off('listening', onListening);
      resolve(error);
    };
    const onListening = (): void => {
      server.off('error', onError);
      resolve(undefined);
    };
    server.once('error', onError).once('listening', onListening);
    try {
      server.listen({ host: host.replace(/^\[(.*)\]$/, '$1'), port, exclusive: true });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      onError(error);
    }
  });
}

function createPortTakenDiagnostic(host: string, port: number, lastPort: number): Diagnostic {
  const ports = lastPort > port ? `The ports ${port} to ${lastPort} are` : `Port ${port} is`;
  return {
    code: 'server/port-taken',
    severity: 'error',
    file: '.',
    message: `${ports} taken on ${host}: another program listens there.`,
    hint: 'End that program, or name another port with --port.',
  };
}

const ERROR_EXPLANATIONS: Readonly<Record<string, string>> = {
  ERR_SOCKET_BAD_PORT: 'ports end at 65535',
  EACCES: 'this user may not listen on it',
  EADDRNOTAVAIL: 'it is no address of this machine',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
};

function createListenDiagnostic(
  { code = '', message }: NodeJS.ErrnoException,
  host: string,
  port: number,
): Diagnostic {
  return {
    code: 'server/cannot-listen',
    severity: 'error',
    file: '.',
    message: `It is not possible to listen on ${host}, port ${port}: ${ERROR_EXPLANATIONS[code] ?? message}.`,
    hint: 'Name another address with --host, or another port with --port.',
  };
}
