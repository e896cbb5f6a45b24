import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { detectPackageManager, formatInstallCommand } from '../../src/environment/package-manager.js';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function createProject(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-manager-'));
  folders.push(folder);
  for (const [path, text] of Object.entries({ '.git/HEAD': '', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('the package manager of a project', () => {
  test.each([
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['package-lock.json', 'npm'],
  ])('is named by %s', (file, manager) => {
    expect(detectPackageManager(createProject({ [file]: '' }), 'npm/11.0.0')).toBe(manager);
  });

  test('is named by a lock file above the site', () => {
    const folder = createProject({ 'yarn.lock': '', 'docs/content/pages/index.md': '' });
    expect(detectPackageManager(join(folder, 'docs/content'), undefined)).toBe('yarn');
  });

  test('is named by the field packageManager where there is no lock file', () => {
    const folder = createProject({ 'package.json': '{ "packageManager": "pnpm@10.1.0+sha512.abc" }' });
    expect(detectPackageManager(folder, 'npm/11.0.0 node/v22')).toBe('pnpm');
  });

  test('is the one that has started docsgen where the project names none', () => {
    expect(detectPackageManager(createProject({}), 'yarn/4.1.0 npm/? node/v22')).toBe('yarn');
    expect(detectPackageManager(createProject({ 'package.json': 'no JSON' }), undefined)).toBe('npm');
  });
});

describe('the command that installs packages', () => {
  test.each([
    ['package-lock.json', 'npm install --save-dev a b@2'],
    ['pnpm-lock.yaml', 'pnpm add -D a b@2'],
    ['yarn.lock', 'yarn add -D a b@2'],
    ['bun.lock', 'bun add -d a b@2'],
  ])('beside %s is %s', (file, command) => {
    const folder = createProject({ [file]: '', 'package.json': '{}' });
    expect(formatInstallCommand(['a', 'b@2'], { folder, isDevelopment: true })).toBe(command);
  });

  test('says to pnpm that the root of a workspace is meant', () => {
    const folder = createProject({
      'pnpm-lock.yaml': '',
      'pnpm-workspace.yaml': '',
      'package.json': '{}',
      'docs/package.json': '{}',
    });
    expect(formatInstallCommand(['a'], { folder })).toBe('pnpm add -w a');
    expect(formatInstallCommand(['a'], { folder: join(folder, 'docs') })).toBe('pnpm add a');
  });
});
