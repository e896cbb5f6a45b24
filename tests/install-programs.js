// Makes sure that there are the programs that tests start: Chromiums that are named or installed, and nginx, else Debian's.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const { browsers, shells } = JSON.parse(readFileSync(new URL('executables.json', import.meta.url), 'utf8'));
const named = process.env.CHROMIUM;
const isThere = (paths) => Boolean(named && existsSync(named)) || paths.some((path) => existsSync(path));

if (
  !isThere(browsers) &&
  !install(
    'chromium',
    'The tests of the browser need Chromium. It could not be installed with apt-get: install the package "chromium" ' +
      'yourself, or name a Chromium in the environment variable CHROMIUM.',
  )
)
  process.exit(3);

if (!isThere(shells))
  install(
    'chromium-headless-shell',
    'There is no "chromium-headless-shell": the tests run in the whole Chromium, and take longer.',
  );

// A machine of a person may not want a web server, which its package may start.
if (process.env.CI && spawnSync('nginx', ['-v']).status !== 0)
  install('nginx-light', 'There is no nginx: the tests of its configuration are skipped.');

/** Whether the package could be installed. */
function install(name, failureMessage) {
  try {
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', name);
    return true;
  } catch {
    console.error(failureMessage);
    return false;
  }
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
