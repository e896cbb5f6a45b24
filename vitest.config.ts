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
    env: { NODE_ENV: 'production' },
    server: { deps: { external: [/\/lib\//] } },
  },
});
