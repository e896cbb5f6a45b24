import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CLAUSE_FILES } from './tests/torture/clauses.js';
import { ScoreboardReporter } from './tests/torture/reporter.js';

// Whole sites are built with React's production build, as the command line does it.
process.env['NODE_ENV'] = 'production';

const TESTS = ['tests/**/*.test.{ts,tsx}'];

/** Pages in Chromium. */
const BROWSER = [
  'tests/browser/*.test.ts',
  'tests/browser/*/*.test.ts',
  'tests/client/!(ads-answer).test.ts',
  'tests/client/*/*.test.ts',
  'tests/watch/{demos,live}.test.ts',
];

/** Whole sites, processes that are started and killed, disks that fail, installed packages that are read. */
const SITES = [
  'tests/{cli/check-demos,cli/cli,environment/missing-packages}.test.ts',
  'tests/{index,package,demos/content,demos/processes,demos/render/open-demo-renderer,init/init}.test.ts',
  'tests/hosting/render-nginx-config.test.ts',
  'tests/migrate/sites.test.ts',
  'tests/output/{disk-full,faults,kills,manifest-damage,staging-folder}.test.ts',
  'tests/pipeline/{blame,installed-packages,steps/*/*}.test.ts',
  'tests/reference/extract/{bad-input,component/*,package/installed-package}.test.ts',
  'tests/server/{load,preview,security,serve-site}.test.ts',
  'tests/sites/!(diagnostics).test.ts',
  'tests/watch/{equals-build,files/watch-changes,page-events,requested-pages,watch,workspace}.test.ts',
];

/**
 * In which order the projects are run. A process that has run a file is used again only if the next file in the queue is one
 * of the same project: where they are mixed, a second for each file is spent on starting processes.
 */
const PROJECTS = ['browser', 'sites', 'unit', 'torture'];

/**
 * The files of each project that take longest, by their place in `tests/`: they are begun first, so that none of them is
 * still running when all others are done. The first of those in `browser/` builds the site that the others wait for.
 */
const LONG = [
  'browser/every-page',
  'browser/navigation',
  'browser/rows/preferences',
  'browser/network/network',
  'client/entries/ads',
  'client/page',
  'browser/keyboard',
  'watch/live',
  'sites/incremental',
  'watch/watch',
  'sites/bad-input',
  'sites/crash',
  'sites/cache',
  'demos/content',
  'cli/cli',
  'sites/cache-truth',
  'sites/api',
  'demos/render/open-demo-renderer',
  'watch/equals-build',
  'watch/files/watch-changes',
  'sites/output',
  'output/kills',
].map((name) => `/tests/${name}.test.ts`);

/** On a clean checkout Vitest knows of no file how long it takes. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(name));
      return PROJECTS.indexOf(project.name) * (LONG.length + 1) + (at < 0 ? LONG.length : at);
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig(({ mode }) => {
  const common = {
    testTimeout: 180_000,
    hookTimeout: 600_000,
    // What happens at some time is waited for: a machine at a tenth of its speed fails no test.
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // Files leave nothing behind: they share processes, and what those have loaded.
    isolate: mode === 'torture',
    // Many tests wait for a browser, a watcher or a child process; the two cores of a CI machine would idle.
    maxWorkers: 4,
    // Windows that wait for a core draw their animations all the same.
    maxConcurrency: 3,
    retry: 0,
    env: { NODE_ENV: 'production', DOCSGEN_TORTURE: mode === 'torture' ? '1' : '' },
    server: { deps: { external: [/\/lib\//] } },
  } as const;
  return {
    test: {
      ...common,
      globalSetup: ['tests/compile.ts', 'tests/sites/cache-seed.ts'],
      sequence: { sequencer: LongFirst },
      reporters: mode === 'torture' ? ['default', new ScoreboardReporter()] : ['default'],
      // Each has what is common by itself: what extends the whole would also compile docsgen once more.
      projects:
        mode === 'torture'
          ? [{ test: { ...common, name: 'torture', include: [...CLAUSE_FILES] } }]
          : [
              { test: { ...common, name: 'unit', include: TESTS, exclude: [...BROWSER, ...SITES] } },
              { test: { ...common, name: 'sites', include: SITES } },
              { test: { ...common, name: 'browser', include: BROWSER } },
            ],
    },
  };
});
