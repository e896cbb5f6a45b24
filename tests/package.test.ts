/** What is published: which files, which scripts, which licenses. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
};

interface LockedPackage {
  readonly dev?: boolean;
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

const locked = Object.entries(packages).filter(([path]) => path !== '');
const shipped = locked.filter(([, { dev }]) => !dev);

test('no script of docsgen runs where it is installed', () => {
  const scripts = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'];
  expect(scripts.filter((name) => name in manifest.scripts)).toEqual([]);
});

test('only esbuild has an install script among the packages that come with docsgen', () => {
  const names = shipped.filter(([, one]) => one.hasInstallScript).map(([path]) => path);
  expect(names).toEqual(['node_modules/esbuild']);
});

test('each version is exact, and the lock file has a hash for each package', () => {
  const versions = Object.values(manifest.dependencies);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(locked.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  const isElsewhere = ({ resolved = 'https:' }: LockedPackage): boolean => !resolved.startsWith('https:');
  expect(locked.filter(([, one]) => isElsewhere(one)).map(([path]) => path)).toEqual([]);
});

test('the published files are those of the list, and nothing else', () => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'];
  const [{ files, size }] = JSON.parse(
    execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const paths: readonly string[] = files.map(({ path }: { readonly path: string }) => path);
  expect(paths.filter((path) => !PUBLISHED.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining(['bin/docsgen.js', 'lib/configure-v8.js', 'lib/cli.js', 'lib/engine.json']),
  );
  expect(size).toBeLessThan(3_000_000);
});

const PUBLISHED = [
  /^(?:README|CHANGELOG|SECURITY|LICENSES)\.md$|^LICENSE$|^package\.json$/,
  /^bin\/(?:docsgen|compile)\.js$/,
  /^lib\/(?:engine\.json|material-styles\.LICENSES\.txt|[\w./-]+\.(?:c?js|d\.ts))$/,
  /^src\/watch\/live\/[\w-]+\.js$/,
  /^(?:src|templates)\/[\w./-]+\.(?:ts|tsx|json|md)$/,
];

test('the list of packages of a release holds all that come with docsgen, and no others', () => {
  const text = execFileSync(process.execPath, ['.ci/write-sbom.js'], { encoding: 'utf8' });
  const { components } = JSON.parse(text) as { readonly components: readonly { readonly purl: string }[] };
  const listed = components.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length)));
  const installed = shipped
    .filter(([path]) => existsSync(path))
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(installed)].toSorted());
});

test('LICENSES.md lists the licenses of all packages that come with docsgen, and all are permissive', async () => {
  const namesByLicense = new Map<string, Set<string>>();
  for (const path of shipped.map(([folder]) => `${folder}/package.json`).filter((file) => existsSync(file))) {
    const { name, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as InstalledPackage;
    const license = readLicense(rest);
    namesByLicense.set(license, (namesByLicense.get(license) ?? new Set()).add(toPlatformName(name)));
  }
  const isPermissive = (license: string): boolean =>
    license.split(/ AND | OR /).every((one) => PERMISSIVE.includes(one));
  expect([...namesByLicense].filter(([license]) => !isPermissive(license))).toEqual([]);
  const sections = [...namesByLicense]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, names]) => `## ${license}\n\n${[...names].toSorted().join(', ')}\n`);
  await expect(`${INTRODUCTION}\n${sections.join('\n')}`).toMatchFileSnapshot('../LICENSES.md');
});

interface InstalledPackage {
  readonly name: string;
  readonly license?: string | { readonly type: string };
  /** An older form. */
  readonly licenses?: readonly { readonly type: string }[];
}

const PERMISSIVE = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
].concat([
  // Of `argparse`, which was written in Python first.
  'Python-2.0',
  'PSF-2.0',
]);

const INTRODUCTION = `# Licenses

docsgen is under the [MIT License](./LICENSE). These are the licenses of the packages that are installed with it. The file is compared with the installed packages by \`tests/package.test.ts\`; \`npx vitest run tests/package.test.ts -u\` writes it.
`;

function readLicense({ license, licenses = [] }: Omit<InstalledPackage, 'name'>): string {
  const text = typeof license === 'object' ? license.type : license;
  return (text ?? licenses.map(({ type }) => type).join(' AND ')).replaceAll(/[()]/g, '') || 'none';
}

/** A package with the binary of one platform, and the same one for others. */
function toPlatformName(name: string): string {
  return name.replace(/(?:[-/])(?:linux|darwin|win32|android|freebsd)[\w-]*$/, '/*').replace('//*', '/*');
}
