import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Whole sites are built with React's production build, as the command line does it.
process.env['NODE_ENV'] = 'production';

/**
 * The files that take longest, by their place in `tests/`: they are begun first, so that none of them is still running
 * when all others are done. The first of those in `browser/` builds the site that the others wait for.
 */
const LONG = [
  'sites/incremental',
  'browser/every-page',
  'watch/watch',
  'watch/equals-build',
  'sites/bad-input',
  'sites/crash',
  'client/entries/ads',
  'cli/cli',
  'sites/cache',
  'client/page',
  'client/preferences',
  'sites/api',
  'sites/output',
  'client/entries/demos',
  'watch/files/watch-changes',
  'watch/live',
  'output/kills',
].map((name) => `/tests/${name}.test.ts`);

/** On a clean checkout Vitest knows of no file how long it takes. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/compile.ts'],
    testTimeout: 180_000,
    hookTimeout: 600_000,
    pool: 'forks',
    // Many tests wait for a browser, a watcher or a child process; the two cores of a CI machine would idle.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    retry: 0,
    env: { NODE_ENV: 'production' },
    server: { deps: { external: [/\/lib\//] } },
  },
});
