/** Turns what the machine lacks or refuses into diagnostics: missing packages, a full disk, a process that cannot be started. */

import { relative } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { findProjectFolder, formatInstallCommand, usesPlugAndPlay } from './package-manager.js';
import { ProcessFailure } from './process-failure.js';

interface MissingPackages {
  /** With a version where one is needed: `react@19`. */
  readonly packages: readonly string[];
  /** The folder from which they are looked for, absolute. */
  readonly folder: string;
  /** What they are needed for: `Demos need`. */
  readonly purpose: string;
  readonly isDevelopment?: boolean;
}

/** One diagnostic for all packages that are missing, with the one command that installs them. Its file is relative to `folder`. */
export function createMissingPackagesDiagnostic(missing: MissingPackages): Diagnostic {
  const { packages, folder, purpose } = missing;
  const names = packages.map((name) => name.replace(/(?<=.)@[^/]*$/, ''));
  const verb = names.length === 1 ? 'which is not' : 'which are not';
  const usesPnp = usesPlugAndPlay(folder);
  return {
    code: 'environment/missing-package',
    severity: 'error',
    file: `${relative(folder, findProjectFolder(folder) ?? folder).replaceAll('\\', '/') || '.'}/package.json`.replace(
      /^\.\//,
      '',
    ),
    message: `${purpose} ${formatList(names)}, ${verb} ${usesPnp ? 'in a node_modules folder' : 'installed'}`,
    hint: usesPnp ? PLUG_AND_PLAY_HINT : `Run ${formatInstallCommand(packages, missing)}`,
  };
}

const PLUG_AND_PLAY_HINT =
  'docsgen does not work with Yarn Plug’n’Play. Run yarn config set nodeLinker node-modules, then yarn install.';

function formatList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** What the system can refuse, by the codes of its errors. */
const SYSTEM_HINTS: Readonly<Record<string, string>> = {
  EACCES: 'Check the permissions, then try again.',
  EAGAIN: 'The system starts no more processes. End some, or raise the limit.',
  EDQUOT: 'Make room on the disk, then try again.',
  EIO: 'Check the disk, then try again.',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n).',
  ENFILE: 'Too many files are open. Raise the limit of the system.',
  ENOMEM: 'End other programs, or give this one more memory.',
  ENOSPC: 'Make room on the disk, then try again.',
  EPERM: 'Check the permissions, then try again.',
  EROFS: 'The disk can only be read. Name another folder.',
};

const PROCESS_HINT =
  'Memory or processes may be short. Try again, with a smaller --concurrency if it comes back.';

const REINSTALL_HINT =
  'Install the packages again: remove node_modules, and run the install command of your project.';

/** What the machine lacks, where an error says so; `undefined` for all other errors. */
export function describeEnvironmentError(error: unknown): Diagnostic | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const [message = ''] = cause.message.split('\n');
    if (isMissingModule(cause)) return createIncompleteDiagnostic(cause.message);
    const code = 'code' in cause ? String(cause.code) : '';
    const systemHint = SYSTEM_HINTS[code];
    if (cause instanceof ProcessFailure) return createFailure(message, PROCESS_HINT);
    if (systemHint !== undefined) return createFailure(`The system reports: ${message}`, systemHint);
    if (STOPPED_SERVICE.test(message))
      return createFailure(`esbuild has ended: ${message}`, 'Memory may be short. Try again.');
  }
  return undefined;
}

/** esbuild's own process was killed, or could not be started. */
const STOPPED_SERVICE = /^The service (?:was stopped|is no longer running)|^spawn\b.*\besbuild\b/;

/** A package that docsgen depends on is missing, or esbuild's program for this system. */
function isMissingModule({ message }: Error): boolean {
  return MISSING_PACKAGE.test(message) || FOREIGN_ESBUILD.test(message);
}

const MISSING_PACKAGE = /Cannot find (?:package|module) '((?![./]|node:)[^']+)'/;

const FOREIGN_ESBUILD =
  /The package "(@esbuild\/[^"]+)" could not be found|installed esbuild (?:for|on) another platform/;

function createIncompleteDiagnostic(message: string): Diagnostic {
  const name =
    MISSING_PACKAGE.exec(message)?.[1] ?? FOREIGN_ESBUILD.exec(message)?.[1] ?? 'esbuild for this system';
  return {
    code: 'environment/missing-package',
    severity: 'error',
    file: 'package.json',
    message: `docsgen is not completely installed: ${name} is missing`,
    hint: REINSTALL_HINT,
  };
}

function createFailure(message: string, hint: string): Diagnostic {
  return { code: 'environment/failure', severity: 'error', file: '.', message, hint };
}
