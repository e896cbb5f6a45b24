/** Finding an address to listen on. Knows nothing of what is served there. */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Problem } from '../report/problem.js';
import { isLoopbackName } from './guard.js';

export interface Address {
  /** A name or an IP address; one that means all addresses is `0.0.0.0` or `::`. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** A port that is taken is an error; otherwise the next free one is used. */
  readonly strictPort?: boolean;
}

/** The environment does not let us serve; `problem` says why. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';

  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** So many ports are tried one after the other. */
const TRIES = 50;

/** Listens, and gives the port that it got. Rejects with `CannotListen`. */
export async function listen(server: Server, { host, port, strictPort = false }: Address): Promise<number> {
  const last = strictPort || port === 0 || port > 65_535 ? port : Math.min(port + TRIES - 1, 65_535);
  for (let tried = port; tried <= last; tried += 1) {
    const failed = await attempt(server, host, tried);
    if (!failed) return (server.address() as AddressInfo).port;
    if (failed.code !== 'EADDRINUSE') throw new CannotListen(refused(failed, host, tried));
  }
  throw new CannotListen(taken(host, port, last));
}

/** Whether only this machine can reach an address. */
export function isLocal(host: string): boolean {
  return isLoopbackName(hostInUrl(host));
}

/** A host as an address of the web carries it. */
export function hostInUrl(host: string): string {
  const plain = host.toLowerCase();
  return plain.includes(':') && !plain.startsWith('[') ? `[${plain}]` : plain;
}

/** Whether a host means every address of this machine. */
export function isEveryAddress(host: string): boolean {
  return ['0.0.0.0', '::', '[::]'].includes(host);
}

/** The hosts by which a server at `host` may be asked: the host itself, or every address of this machine if it means all. */
export function hostsAt(host: string): readonly string[] {
  if (!isEveryAddress(host)) return [hostInUrl(host)];
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own.filter(({ internal }) => !internal).map(({ address }) => hostInUrl(address.replace(/%.*/, '')));
}

function attempt(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', listening);
      resolve(error);
    };
    const listening = (): void => {
      server.off('error', failed);
      resolve(undefined);
    };
    server.once('error', failed).once('listening', listening);
    try {
      server.listen({ host: host.replace(/^\[(.*)\]$/, '$1'), port, exclusive: true });
    } catch (error) {
      failed(error as NodeJS.ErrnoException);
    }
  });
}

function taken(host: string, port: number, last: number): Problem {
  const ports = last > port ? `The ports ${port} to ${last} are` : `Port ${port} is`;
  return {
    code: 'server/port-taken',
    severity: 'error',
    file: '.',
    message: `${ports} taken on ${host}: another program listens there.`,
    hint: 'End that program, or name another port with --port.',
  };
}

const MEANING: Readonly<Record<string, string>> = {
  ERR_SOCKET_BAD_PORT: 'ports end at 65535',
  EACCES: 'this user may not listen on it',
  EADDRNOTAVAIL: 'it is no address of this machine',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
};

function refused({ code = '', message }: NodeJS.ErrnoException, host: string, port: number): Problem {
  return {
    code: 'server/cannot-listen',
    severity: 'error',
    file: '.',
    message: `It is not possible to listen on ${host}, port ${port}: ${MEANING[code] ?? message}.`,
    hint: 'Name another address with --host, or another port with --port.',
  };
}
