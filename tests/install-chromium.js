// Makes sure that there is a Chromium for the tests of the browser: the one that is named or installed, else Debian's.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

if (!known.some((path) => path && existsSync(path))) {
  const isRoot = process.getuid?.() === 0;
  const sudo = isRoot ? [] : ['sudo', '-n'];
  try {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]) {
      const [command, ...rest] = [...sudo, 'apt-get', ...args];
      execFileSync(command, rest, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch {
    console.error(
      'The tests of the browser need Chromium. It could not be installed with apt-get: install the package "chromium" ' +
        'yourself, or name a Chromium in the environment variable CHROMIUM.',
    );
    process.exit(3);
  }
}
