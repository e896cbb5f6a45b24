import { defineConfig } from 'vitest/config';

// Whole sites are built with React's production build, as the command line does it.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/compile.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    pool: 'forks',
    // Many tests wait for a browser or a child process; the two cores of a CI machine would idle.
    maxWorkers: 3,
    // What waits for a browser, a watcher or a process may be too late once on a busy machine; the report says which.
    retry: 1,
    env: { NODE_ENV: 'production' },
    server: { deps: { external: [/\/lib\//] } },
  },
});
