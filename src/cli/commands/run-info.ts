/** `docsgen info`: versions and paths for a bug report. */

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { CONFIG_FILES, resolveSiteFolder, type GlobalOptions } from '../options.js';
import { readDocsgenVersion } from '../../pipeline/docsgen-package.js';

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

/** Prints what is installed and found; ends well whatever is missing. */
export function runInfo(
  site: string | undefined,
  options: GlobalOptions & { readonly json?: boolean },
): number {
  const info = collectInfo(site, options);
  process.stdout.write(options.json ? `${JSON.stringify(info, null, 2)}\n` : formatInfo(info));
  return 0;
}

function collectInfo(site: string | undefined, options: GlobalOptions): Info {
  const folder = resolveSiteFolder(site);
  const config =
    options.config ?? CONFIG_FILES.map((file) => join(folder, file)).find((file) => existsSync(file));
  return {
    docsgen: readDocsgenVersion(),
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    packages: Object.fromEntries(PACKAGES.map((name) => [name, findInstalledVersion(name)])),
    site: relative('.', existsSync(folder) ? realpathSync(folder) : resolve(folder)) || '.',
    config: config && existsSync(config) ? relative('.', config) : null,
    cache: options.cache ? (options.cacheDir ?? 'node_modules/.cache/docsgen') : 'off',
  };
}

function findInstalledVersion(name: string): string {
  const require = createRequire(import.meta.url);
  const folder = (require.resolve.paths(name) ?? []).find((path) =>
    existsSync(join(path, name, 'package.json')),
  );
  if (!folder) return 'not found';
  return (JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { version: string })
    .version;
}

function formatInfo({ packages, ...rest }: Info): string {
  const rows = [
    ...Object.entries(rest).slice(0, 3),
    ...Object.entries(packages),
    ...Object.entries(rest).slice(3),
  ];
  return rows.map(([name, value]) => `${name.padEnd(16)} ${value ?? 'not found'}\n`).join('');
}
