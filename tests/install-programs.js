// Makes sure that there are the programs that tests start: Chromiums that are named or installed, and nginx, else Debian's.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const { browsers, shells } = JSON.parse(readFileSync(new URL('executables.json', import.meta.url), 'utf8'));
const named = process.env.CHROMIUM;
const isThere = (paths) => Boolean(named && existsSync(named)) || paths.some((path) => existsSync(path));

if (!isThere(browsers)) {
  try {
    aptGet('update', '-qq');
    install('chromium');
  } catch {
    console.error(
      'The tests of the browser need Chromium. It could not be installed with apt-get: install the package "chromium" ' +
        'yourself, or name a Chromium in the environment variable CHROMIUM.',
    );
    process.exit(3);
  }
}

if (!isThere(shells)) {
  try {
    aptGet('update', '-qq');
    install('chromium-headless-shell');
  } catch {
    console.error(
      'There is no "chromium-headless-shell": the tests run in the whole Chromium, and take longer.',
    );
  }
}

if (spawnSync('nginx', ['-v']).status !== 0) {
  try {
    aptGet('update', '-qq');
    install('nginx-light');
  } catch {
    console.error('There is no nginx: the tests of its configuration are skipped.');
  }
}

function install(name) {
  aptGet('install', '-y', '-qq', '--no-install-recommends', name);
}

function aptGet(...args) {
  const isRoot = process.getuid?.() === 0;
  const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
  execFileSync(command, rest, {
    stdio: 'inherit',
    // In this runlevel no server is started that comes with a package.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
