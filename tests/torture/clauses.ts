/** What docsgen promises of its reliability and security, with the tests of each clause. A table, so it is long. */

/** Figures of other generators, by the name of what was tried; `peers.json` holds them. */
export type PeerTrial = 'kills' | 'fullDisk' | 'wrongFolder' | 'traversal' | 'hosts';

export interface Clause {
  readonly area: string;
  readonly promise: string;
  readonly goal: string;
  /** What the tests count, where they report no figure. */
  readonly of?: string;
  /** `file: group › test` as the sources have it; a group alone stands for all of its tests. */
  readonly tests: readonly string[];
  readonly peers?: PeerTrial;
}

/** A service worker, hosts of ads, and whatever else is outside of a page. */
const OFFLINE = 'client/entries/offline.test.ts: the service worker';
const PREFERENCES = 'browser/rows/preferences.test.ts: what is stored may be anything';
const INVISIBLE = 'sites/cache.test.ts: the cache, the machine and the place are invisible';
const CRASH = 'sites/crash.test.ts: a failed or killed build changes nothing, or is complete';

export const CLAUSES: readonly Clause[] = [
  {
    area: 'Cache',
    promise: 'A build with a cache is one without, after any change inside and outside of the site',
    goal: '0 of 500 differ',
    tests: [
      'sites/cache-truth.test.ts: the cache never lies › after each change of random series of all kinds, the build is the one without a cache',
    ],
  },
  {
    area: 'Cache',
    promise: 'A result that came of the machine is not remembered; a shared or linked cache harms nobody',
    goal: 'all',
    tests: [
      'sites/cache-truth.test.ts: the cache never lies › what lies outside of the site is noticed: packages, links, settings, variables, the time',
      'sites/cache-truth.test.ts: the cache never lies › clones may share a cache folder, or have copies of it that consist of links',
      'sites/cache-truth.test.ts: the cache never lies › two builds at once with one cache do no harm to each other',
      'environment/missing-packages.test.ts: packages that a site brings along › as soon as they are installed, the next build succeeds with the same cache',
    ],
  },
  {
    area: 'Cache',
    promise: 'A damaged cache changes no byte: flipped bits, and files that are cut, empty, gone or foreign',
    goal: '1,000 flipped bits, 0 bytes differ',
    tests: [`${INVISIBLE} › whatever happens to the files of the cache, the bytes are the same`],
  },
  {
    area: 'Cache',
    promise: 'An incremental build is a clean build',
    goal: '0 differ',
    tests: [
      'sites/incremental.test.ts: an incremental build is a clean build › after each edit of random series, output and problems are those of a clean build',
    ],
  },
  {
    area: 'Cache',
    promise: 'What is watched is what is built',
    goal: '0 differ',
    tests: [
      'watch/equals-build.test.ts: law 1: what is watched is what is built',
      'watch/watch.test.ts: the three laws, watched › FI-31: after a series of random edits the output is that of a clean build',
    ],
  },
  {
    area: 'Bad input',
    promise:
      'Each mistake of an author is reported with its code, file, line and column, and nothing else is touched',
    goal: 'all',
    of: 'mistakes',
    tests: ['sites/bad-input.test.ts: %s › %s'],
  },
  {
    area: 'Bad input',
    promise: 'Text that is hard to read takes two seconds of computing at most',
    goal: 'all ≤ 2 s',
    of: 'texts',
    tests: ['markdown/bad-input.test.ts: bodies that are hard to read › %s: within two seconds'],
  },
  {
    area: 'Bad input',
    promise: 'No front matter, Markdown, directive, address, navigation or config makes it crash or hang',
    goal: '0 crashes',
    tests: [
      'markdown/bad-input.test.ts: whatever the text › reading it never throws; places lie in the file; ids are unique',
      'markdown/front-matter/parse-front-matter.test.ts: any text › no text makes parseFrontMatter throw',
      'markdown/blocks/render-directive.test.ts: findJsonError › never throws, and lies within the text',
      'markdown/resolve-link.test.ts: links › what comes of any text has a safe scheme or none',
      'site/navigation/check-navigation.test.ts: what is wrong with a navigation › whatever is declared, it is answered with values',
      'config/check-config.test.ts: the config › whatever it holds, it is accepted or reported in words',
      'markdown/html/render-raw-html.test.ts: whatever is written › a page comes of it, in which tags are even and harmless',
    ],
  },
  {
    area: 'Faults',
    promise: 'A build that is killed leaves the old site or the new one, and the next build succeeds',
    goal: '100 kills, 0 mixed',
    tests: [
      `${CRASH} › wherever a build is killed, the site is the old one or the new one, and the next build is right`,
    ],
    peers: 'kills',
  },
  {
    area: 'Faults',
    promise:
      'A publication that is killed at each of its steps, or at any time, leaves one site or the other',
    goal: '100 kills, 0 mixed',
    tests: [
      'output/kills.test.ts: FI-01, a build that is killed at any time › leaves the one output or the other, again and again in the same folder',
      'output/kills.test.ts: FI-02, a build that is killed at each of its steps',
    ],
  },
  {
    area: 'Faults',
    promise: 'SIGINT and SIGTERM end it with their code, and change nothing',
    goal: 'all',
    tests: [`${CRASH} › a build that is ended by %s says so, and changes nothing`],
  },
  {
    area: 'Faults',
    promise: 'On a full disk, whatever space was left, the old site stays whole',
    goal: '42 of 42 whole',
    tests: ['output/disk-full.test.ts: FI-05, a full disk'],
    peers: 'fullDisk',
  },
  {
    area: 'Faults',
    promise: 'Whichever operation on files fails, once or for good, the site is the old one or the new one',
    goal: 'all operations',
    tests: [
      'output/faults.test.ts: FI-20, the N-th operation fails: $name',
      'output/faults.test.ts: FI-10, a rename that fails for a while',
    ],
  },
  {
    area: 'Faults',
    promise: 'Read-only places and users who must not write are named; 64 open files are enough',
    goal: 'all',
    tests: [
      'output/disk-full.test.ts: FI-07, a user who must not write',
      'output/disk-full.test.ts: FI-08, a volume that is read-only',
      'output/kills.test.ts: FI-09: a limit of %i open files is enough',
    ],
  },
  {
    area: 'Faults',
    promise: 'An output folder that is, holds, or lies in what must stay is refused, and nothing is touched',
    goal: 'all refused',
    of: 'folders',
    tests: [
      'sites/bad-input.test.ts: output folders',
      'output/check-output-target.test.ts: B110, a dangerous output folder is refused and nothing is touched',
    ],
    peers: 'wrongFolder',
  },
  {
    area: 'Faults',
    promise: 'A manifest that is damaged is never trusted: nothing that docsgen did not write is removed',
    goal: '1,000 flipped bits, 0 files lost',
    tests: ['output/manifest-damage.test.ts: a damaged manifest costs no file that is not ours'],
  },
  {
    area: 'Faults',
    promise:
      'Of two builds at once one is complete and the other says why; a lock whose owner is gone is taken over',
    goal: 'all',
    tests: [
      'output/lock/acquire-lock.test.ts: FI-17, two builds of one output at a time',
      'output/lock/acquire-lock.test.ts: FI-19, a lock that was left behind is taken over',
      `${CRASH} › of two builds at the same time one is complete, and the other reports that the output is locked`,
    ],
  },
  {
    area: 'Faults',
    promise: 'A demo that throws, hangs, ends its process or takes all memory is reported at its line',
    goal: 'all',
    of: 'demos',
    tests: [
      'demos/render/open-demo-renderer.test.ts: reliability B091–B107: a demo with an issue is reported at its line, and the next one renders',
      'demos/render/open-demo-renderer.test.ts: a child process that ends',
      'demos/processes.test.ts: no process is left behind',
    ],
  },
  {
    area: 'Determinism',
    promise:
      'Time zone, language, clock, place, order of folders, number of workers and cache are not in the bytes',
    goal: '1 tree',
    tests: [
      `${INVISIBLE} › neither clock, time zone, language, order of folders nor working directory is in the bytes`,
      `${INVISIBLE} › a site in another folder has the same bytes`,
      `${INVISIBLE} › the number of things that are done at once is not in the bytes`,
      `${INVISIBLE} › the bytes are the same without a cache, with a new one, with an old one, and after it is deleted`,
    ],
  },
  {
    area: 'Server',
    promise: 'No request reaches a file that is not published',
    goal: '≥ 500 requests, 0 files',
    of: 'requests',
    tests: ['server/security.test.ts: D01, requests that are after other files › %s: %s'],
    peers: 'traversal',
  },
  {
    area: 'Server',
    promise: 'Foreign hosts and origins are refused, those of this machine are let in',
    goal: '≥ 40 forms, all as they should be',
    of: 'forms',
    tests: [
      'server/security.test.ts: D03, the Host header',
      'server/security.test.ts: D02 and D03, the origin of a request',
    ],
    peers: 'hosts',
  },
  {
    area: 'Server',
    promise: 'Nothing that a client sends is sent back',
    goal: '0 of 30',
    of: 'payloads',
    tests: ['server/security.test.ts: D06, what a client sends'],
  },
  {
    area: 'Server',
    promise:
      'Methods, ranges, conditions, redirects, oversized and malformed requests have the response of a table',
    goal: 'all',
    of: 'requests',
    tests: [
      'server/serve-site.test.ts: D05 and D15, the table: methods',
      'server/serve-site.test.ts: D15, the table: conditions and ranges',
      'server/serve-site.test.ts: D15, the table: files',
      'server/serve-site.test.ts: D15, the table: redirects',
      'server/serve-site.test.ts: D12, limits',
    ],
  },
  {
    area: 'Server',
    promise: 'At 200 requests a second, no response is wrong, and 99 % take 25 ms at most',
    goal: '10 min, 0 wrong, p99 ≤ 25 ms',
    tests: ['server/load.test.ts: the server under load › answers 200 requests a second'],
  },
  {
    area: 'Server',
    promise: 'After many requests it holds no more files or connections, and 5 % more memory at most',
    goal: '1,000,000 requests, 0 wrong',
    tests: ['server/load.test.ts: the server under load › holds nothing more after many requests'],
  },
  {
    area: 'Server',
    promise: 'Connections that are idle, or send slowly, keep nobody waiting, and are closed',
    goal: '5,000 connections',
    tests: [
      'server/load.test.ts: the server under load › answers beside connections that say nothing, and closes them',
    ],
  },
  {
    area: 'Server',
    promise: 'Event streams are forgotten with their pages, and send 64 bytes at most',
    goal: 'all',
    tests: ['watch/page-events.test.ts: D04, what open pages receive'],
  },
  {
    area: 'Browser',
    promise: 'Storage and cookies that are blocked, full or strange leave a page in its default state',
    goal: 'all',
    tests: [PREFERENCES],
  },
  {
    area: 'Browser',
    promise: 'An ad network that is down, hangs or is hostile puts no code and no foreign word into a page',
    goal: '0 of 60',
    of: 'payloads',
    tests: [
      'client/ads-answer.test.ts: X13: what stands in an answer',
      'client/entries/ads.test.ts: an ad network that is hostile',
    ],
  },
  {
    area: 'Browser',
    promise: 'Analytics that are absent or throw, and a clipboard that is denied, harm nothing',
    goal: 'all',
    tests: [
      'browser/rows/analytics.test.ts: clicks that are measured › ERR-03, X14: a tag function that %s harms nothing, over 25 page changes',
      'client/copy.test.ts: a clipboard that fails',
    ],
  },
  {
    area: 'Browser',
    promise: 'Names of elements, addresses and what extensions change lead no script elsewhere',
    goal: 'all',
    tests: [
      'client/page.test.ts: what may be in a page or its address',
      'client/faults.test.ts: what is on a page › X21: what translators, dark readers and password managers do to a page leaves it alive',
    ],
  },
  {
    area: 'Browser',
    promise: 'A service worker updates twice in a row, keeps nothing that is wrong, and can be removed',
    goal: 'all',
    tests: [OFFLINE],
  },
  {
    area: 'Browser',
    promise: 'A demo that is edited on a page reaches neither the page, nor its cookies, nor the network',
    goal: 'all refused',
    tests: [
      'client/demo-editing.test.ts: live editing › runs what is written, with the demo’s packages and files, in a frame without an origin',
    ],
  },
  {
    area: 'Output',
    promise: 'On pages that are used, the policy is violated nowhere',
    goal: '0 violations on every page',
    of: 'pages',
    tests: [
      'browser/every-page.test.ts: every page › %s is accessible, silent and never wider than the window',
      'browser/network/network.test.ts: a reader who blocks nothing › hears and sees no fault on %s, in both schemes',
    ],
  },
  {
    area: 'Output',
    promise: 'No script of a page can write a string as HTML, or load a script by it',
    goal: 'all refused',
    tests: [
      'browser/every-page.test.ts: the means of these tests › hear that no script can write HTML or load another one, though it be on the page',
    ],
  },
  {
    area: 'Output',
    promise:
      'No event handler, no style attribute, no inline script or style but those of the policy’s hashes',
    goal: '0 on every page',
    of: 'pages',
    tests: [
      'browser/html.test.ts: %s › has no style attribute or handler, and no inline script or style but those whose hash is in the policy',
    ],
  },
  {
    area: 'Output',
    promise: 'No path of the machine, time or environment value is in the output',
    goal: '0 files',
    tests: [
      'sites/output.test.ts: the output folder › no file says where or when it was made',
      'demos/render/open-demo-renderer.test.ts: a demo without issues › cannot read the environment (B104)',
    ],
  },
  {
    area: 'Output',
    promise: 'The headers of Netlify, Cloudflare and nginx are those that `preview` sends',
    goal: 'all',
    of: 'headers',
    tests: [
      'hosting/render-headers-file.test.ts: headers',
      'server/serve-site.test.ts: D16, the headers that a host would send',
      'hosting/render-nginx-config.test.ts: on a real nginx (skipped where it is not installed)',
    ],
  },
  {
    area: 'Packages',
    promise:
      'Exact versions, a hash for each, no install script of ours, licenses listed, content by a list, an SBOM',
    goal: 'all',
    tests: [
      'package.test.ts: no script of docsgen runs where it is installed',
      'package.test.ts: only esbuild has an install script among the packages that come with docsgen',
      'package.test.ts: each version is exact, and the lock file has a hash for each package',
      'package.test.ts: the published files are those of the list, and nothing else',
      'package.test.ts: the list of packages of a release holds all that come with docsgen, and no others',
      'package.test.ts: LICENSES.md lists the licenses of all packages that come with docsgen, and all are permissive',
    ],
  },
];

/** The files of all tests, from the root of the repository. */
export const CLAUSE_FILES: readonly string[] = [
  ...new Set(
    CLAUSES.flatMap(({ tests }) => tests.map((name) => `tests/${name.slice(0, name.indexOf(': '))}`)),
  ),
].toSorted();
