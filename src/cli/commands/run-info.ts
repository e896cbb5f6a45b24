/** `docsgen info`: versions and paths for a bug report. */

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { readDocsgenVersion } from '../../pipeline/docsgen-package.js';
import { CONFIG_FILES } from '../../pipeline/options.js';
import { resolveSiteFolder, type GlobalOptions } from '../options.js';

const PACKAGES = ['react', 'react-dom', '@emotion/react', '@mui/material', 'esbuild', 'markdown-it'];

interface Info {
  readonly docsgen: string;
  readonly node: string;
  readonly platform: string;
  readonly packages: Readonly<Record<string, string>>;
  readonly site: string;
  readonly config: string | null;
  readonly cache: string;
}

export interface InfoFlags extends GlobalOptions {
  readonly json?: boolean;
}

/** Prints what is installed and found; what is missing is no error. */
export function runInfo(site: string | undefined, flags: InfoFlags): number {
  const info = collectInfo(site, flags);
  process.stdout.write(flags.json ? `${JSON.stringify(info, null, 2)}\n` : formatInfo(info));
  return 0;
}

function collectInfo(site: string | undefined, flags: InfoFlags): Info {
  const folder = resolveSiteFolder(site);
  const config =
    flags.config ?? CONFIG_FILES.map((file) => join(folder, file)).find((file) => existsSync(file));
  return {
    docsgen: readDocsgenVersion(),
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    packages: Object.fromEntries(PACKAGES.map((name) => [name, findInstalledVersion(name)])),
    site: relative('.', existsSync(folder) ? realpathSync(folder) : resolve(folder)) || '.',
    config: config && existsSync(config) ? relative('.', config) : null,
    cache: flags.cache ? flags.cacheDir : 'off',
  };
}

function findInstalledVersion(name: string): string {
  const require = createRequire(import.meta.url);
  const folder = (require.resolve.paths(name) ?? []).find((path) =>
    existsSync(join(path, name, 'package.json')),
  );
  if (!folder) return 'not found';
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, name, 'package.json'), 'utf8'),
  );
  return version;
}

function formatInfo({ packages, ...rest }: Info): string {
  const rows = [
    ...Object.entries(rest).slice(0, 3),
    ...Object.entries(packages),
    ...Object.entries(rest).slice(3),
  ];
  return rows.map(([name, value]) => `${name.padEnd(16)} ${value ?? 'not found'}\n`).join('');
}
