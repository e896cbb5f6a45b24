import {
  appendFileSync,
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChangeBatch } from '../../../src/watch/files/gather-batches.js';
import {
  watchChanges,
  type WatchChangesOptions,
  type ChangeWatcher,
} from '../../../src/watch/files/watch-changes.js';
import { createBuildOutputCheck } from '../../../src/watch/files/relevant-files.js';
import { freshFolder } from '../fixture/site.js';

let home: string;
let root: string;
let changes: ChangeWatcher;
let batches: ChangeBatch[];
let notices: string[];

beforeEach(() => {
  home = freshFolder();
  root = join(home, 'content');
  for (const folder of ['pages/guide', 'public']) mkdirSync(join(root, folder), { recursive: true });
  for (const name of ['one', 'two', 'guide/three'])
    writeFileSync(join(root, `pages/${name}.md`), `# ${name}\n`);
  batches = [];
  notices = [];
});
afterEach(async () => {
  await changes.close();
  rmSync(home, { recursive: true, force: true });
});

const at = (path: string): string => join(root, path);

/** Starts to watch, and waits until the batch that every watch begins with has gone by. */
async function start(options: Partial<WatchChangesOptions> = {}): Promise<void> {
  changes = watchChanges({ root, onNotice: (notice) => notices.push(notice), ...options });
  void (async () => {
    for await (const batch of changes) batches.push(batch);
  })();
  await changes.ready;
  await until(() => batches.length > 0);
  await quiet(300);
}

/** Waits until no batch has come for so many milliseconds, and forgets those that have. */
async function quiet(ms: number): Promise<void> {
  for (let count = -1; count !== batches.length;) {
    count = batches.length;
    await wait(ms);
  }
  batches = [];
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!isSo()) {
    if (performance.now() > end)
      throw new Error(`It did not happen; seen: ${JSON.stringify(seen()).slice(0, 500)}`);
    await wait(2);
  }
}

const seen = (): readonly string[] =>
  batches.map(
    ({ scanAll, paths }) =>
      `${scanAll ? '* ' : ''}${[...paths]
        .map((path) => path.slice(home.length + 1))
        .sort()
        .join(' ')}`,
  );

const tells = (path: string) => (): boolean =>
  batches.some(({ scanAll, paths }) => scanAll || paths.has(at(path)));

/** FI-24: how programs save. The last text is the one that counts. */
const saving: Readonly<Record<string, (file: string) => Promise<void> | void>> = {
  'in place (nano, VS Code)': (file) => writeFileSync(file, 'new\n'),
  'in place without a change of size': (file) => writeFileSync(file, '# oxe\n'),
  'by appending': (file) => appendFileSync(file, 'more\n'),
  'in two halves': async (file) => {
    const open = openSync(file, 'w');
    writeSync(open, 'first ');
    await wait(50);
    writeSync(open, 'second\n');
    closeSync(open);
  },
  'emptied, and written after a while': async (file) => {
    const open = openSync(file, 'w');
    await wait(30);
    writeSync(open, 'new\n');
    closeSync(open);
  },
  'by a file beside it that takes its place (TextMate, sed -i)': (file) => {
    writeFileSync(`${file}.tmp123`, 'new\n');
    renameSync(`${file}.tmp123`, file);
  },
  'by renaming the old one, and writing a new one (vim)': (file) => {
    writeFileSync(join(file, '..', '4913'), '');
    unlinkSync(join(file, '..', '4913'));
    renameSync(file, `${file}~`);
    writeFileSync(file, 'new\n');
    unlinkSync(`${file}~`);
  },
  'the same, slowly': async (file) => {
    renameSync(file, `${file}~`);
    await wait(40);
    writeFileSync(file, 'new\n');
    unlinkSync(`${file}~`);
  },
  'with a swap file (vim, backupcopy)': (file) => {
    const swap = join(file, '..', '.one.md.swp');
    writeFileSync(swap, 'b0VIM');
    writeFileSync(`${file}~`, 'old\n');
    writeFileSync(file, 'new\n');
    unlinkSync(`${file}~`);
    unlinkSync(swap);
  },
  'with a lock and a backup (Emacs)': (file) => {
    symlinkSync('user@host.1:2', join(file, '..', '.#one.md'));
    renameSync(file, `${file}~`);
    writeFileSync(file, 'new\n');
    unlinkSync(join(file, '..', '.#one.md'));
  },
  'safely (JetBrains)': (file) => {
    writeFileSync(`${file}___jb_tmp___`, 'new\n');
    renameSync(file, `${file}___jb_old___`);
    renameSync(`${file}___jb_tmp___`, file);
    unlinkSync(`${file}___jb_old___`);
  },
  'by a stream (GNOME)': (file) => {
    const stream = join(file, '..', '.goutputstream-ABC123');
    writeFileSync(stream, 'new\n');
    linkSync(file, `${file}~`);
    renameSync(stream, file);
  },
  'by a hard link': (file) => {
    writeFileSync(`${file}.new`, 'new\n');
    unlinkSync(file);
    linkSync(`${file}.new`, file);
    unlinkSync(`${file}.new`);
  },
  'by copying over a link': (file) => {
    unlinkSync(file);
    symlinkSync('two.md', file);
  },
};

describe('FI-24, ways of saving', () => {
  test.each(Object.entries(saving))('%s is seen, and not as something else', async (_, save) => {
    await start();
    await save(at('pages/one.md'));
    await until(tells('pages/one.md'));
    await wait(200);
    const editors = batches
      .flatMap(({ paths }) => [...paths])
      .filter((path) => /~$|swp$|4913|\.#|___jb|goutput/.test(path));
    expect(editors).toEqual([]);
    // A look more than there were changes does no harm: nothing is built by it.
    expect(batches.length).toBeLessThanOrEqual(3);
  });

  test.each(Object.entries(saving))(
    '%s leaves nothing unsaid: a batch comes after the last byte',
    async (_, save) => {
      await start();
      for (let round = 0; round < 3; round += 1) {
        batches = [];
        rmSync(at('pages/one.md'), { force: true });
        writeFileSync(at('pages/one.md'), '# one\n');
        rmSync(at('pages/one.md~'), { force: true });
        await wait(60);
        const done = save(at('pages/one.md'));
        await done;
        const before = batches.length;
        await until(() => batches.length > before || tells('pages/one.md')());
      }
    },
  );

  test('twenty times in one second ends with the last one', async () => {
    await start();
    for (let round = 1; round <= 20; round += 1) {
      writeFileSync(at('pages/one.md'), `round ${round}\n`);
      await wait(49);
    }
    const before = batches.length;
    writeFileSync(at('pages/one.md'), 'last\n');
    await until(() => batches.length > before);
  });

  test('is seen where a second change follows the first one within a moment', async () => {
    await start();
    for (const pause of [0, 2, 8, 20, 45]) {
      batches = [];
      writeFileSync(at('pages/one.md'), 'first\n');
      await until(() => batches.length > 0);
      await wait(pause);
      const before = batches.length;
      writeFileSync(at('pages/one.md'), 'second\n');
      await until(() => batches.length > before);
    }
  });
});

describe('what happens to files and folders', () => {
  test.each<[string, () => void, string]>([
    ['a new file', () => writeFileSync(at('pages/new.md'), 'x'), 'pages/new.md'],
    ['a removed file', () => unlinkSync(at('pages/one.md')), 'pages/one.md'],
    ['a renamed file', () => renameSync(at('pages/one.md'), at('pages/uno.md')), 'pages/uno.md'],
    [
      'a file in a folder below',
      () => writeFileSync(at('pages/guide/three.md'), 'x'),
      'pages/guide/three.md',
    ],
    [
      'a new folder with a file',
      () => {
        mkdirSync(at('pages/a/b/c'), { recursive: true });
        writeFileSync(at('pages/a/b/c/new.md'), 'x');
      },
      'pages/a/b/c/new.md',
    ],
    ['a removed folder', () => rmSync(at('pages/guide'), { recursive: true }), 'pages/guide/three.md'],
    ['a renamed folder', () => renameSync(at('pages/guide'), at('pages/manual')), 'pages/manual/three.md'],
    ['a file of the public folder', () => writeFileSync(at('public/logo.svg'), '<svg/>'), 'public/logo.svg'],
    ['the config', () => writeFileSync(at('docsgen.config.ts'), 'x'), 'docsgen.config.ts'],
  ])('%s', async (_, happen, path) => {
    await start();
    happen();
    await until(tells(path));
  });

  test('a file that comes right behind its folder is not missed, nor what happens to it later', async () => {
    await start();
    for (let round = 0; round < 10; round += 1) {
      mkdirSync(at(`pages/r${round}/deep/er`), { recursive: true });
      await wait(round);
      writeFileSync(at(`pages/r${round}/deep/er/new.md`), 'x');
    }
    await until(() => batches.some(({ scanAll }) => scanAll));
    await quiet(700);
    for (let round = 0; round < 10; round += 1) {
      batches = [];
      writeFileSync(at(`pages/r${round}/deep/er/new.md`), 'y');
      await until(tells(`pages/r${round}/deep/er/new.md`));
    }
  });

  test('a folder that was renamed is watched under its new name', async () => {
    await start();
    renameSync(at('pages/guide'), at('pages/manual'));
    await until(() => batches.some(({ scanAll }) => scanAll));
    await quiet(600);
    writeFileSync(at('pages/manual/three.md'), 'x');
    await until(tells('pages/manual/three.md'));
    expect(batches.every(({ scanAll }) => !scanAll)).toBe(true);
  });

  test('what lies in packages, in histories and in folders that are no content is not reported', async () => {
    for (const folder of ['node_modules/a', '.git', 'dist', 'cache', '.dist.docsgen-stage'])
      mkdirSync(at(folder), { recursive: true });
    await start({ isExcluded: createBuildOutputCheck(at('dist'), at('cache')) });
    for (const file of [
      'node_modules/a/x.js',
      '.git/index',
      'dist/index.html',
      'cache/x',
      '.dist.docsgen-lock',
      '.dist.docsgen-stage/x',
    ])
      writeFileSync(at(file), 'x');
    writeFileSync(at('pages/one.md'), 'x');
    await until(tells('pages/one.md'));
    await wait(100);
    expect(new Set(seen())).toEqual(new Set(['content/pages/one.md']));
  });

  test('single files outside are watched, and their neighbors are not', async () => {
    mkdirSync(join(home, 'lib'));
    for (const name of ['a.ts', 'b.ts']) writeFileSync(join(home, 'lib', name), 'x');
    await start();
    changes.add([join(home, 'lib/a.ts')]);
    // What happened before they were watched is looked for.
    await until(() => batches.filter(({ scanAll }) => scanAll).length > 0);
    await quiet(400);
    writeFileSync(join(home, 'lib/b.ts'), 'y');
    writeFileSync(join(home, 'lib/a.ts'), 'y');
    await until(() => seen().some((batch) => batch.includes('lib/a.ts')));
    renameSync(join(home, 'lib/a.ts'), join(home, 'lib/old.ts'));
    await wait(30);
    writeFileSync(join(home, 'lib/a.ts'), 'z');
    batches = [];
    await wait(200);
    writeFileSync(join(home, 'lib/a.ts'), 'again');
    await until(() => seen().some((batch) => batch.includes('lib/a.ts')));
    expect(seen().join(' ')).not.toMatch(/b\.ts|old\.ts/);
  });

  test('FI-22: ten thousand files at once are at most three batches', async () => {
    for (let number = 0; number < 10_000; number += 1) {
      if (number % 100 === 0) mkdirSync(at(`pages/many/${number / 100}`), { recursive: true });
      writeFileSync(at(`pages/many/${Math.floor(number / 100)}/${number}.md`), 'x');
    }
    await start();
    for (let number = 0; number < 10_000; number += 1) {
      writeFileSync(at(`pages/many/${Math.floor(number / 100)}/${number}.md`), 'y');
    }
    // The queue of the system is too short for all of them: what counts is that none is taken for unchanged.
    await until(() => batches.some(({ scanAll }) => scanAll));
    await until(() => batches.at(-1)!.scanAll && batches.at(-1)!.paths.size === 0);
    expect(batches.filter(({ paths }) => paths.size > 0).length).toBeLessThanOrEqual(3);
  });
});

describe('FI-25, what happens to the site folder itself', () => {
  const stages = async (): Promise<void> => {
    await until(() => notices.includes('The site folder is there again.'));
    await until(() => batches.some(({ scanAll }) => scanAll));
    await quiet(600);
    writeFileSync(at('pages/one.md'), 'after\n');
    await until(tells('pages/one.md'));
  };

  test('it is renamed, and renamed back', async () => {
    await start();
    renameSync(root, `${root}-away`);
    await until(() => notices.includes('The site folder is gone. docsgen waits for it.'));
    renameSync(`${root}-away`, root);
    await stages();
  });

  test('it is removed, and made again', async () => {
    await start();
    rmSync(root, { recursive: true });
    await until(() => notices.includes('The site folder is gone. docsgen waits for it.'));
    mkdirSync(at('pages'), { recursive: true });
    await stages();
  });

  test.each([
    ['another folder', (away: string) => renameSync(away, root)],
    ['a link to another folder', (away: string) => symlinkSync(away, root)],
  ])('it is replaced by %s without a gap', async (_, replace) => {
    const other = join(home, 'other');
    mkdirSync(join(other, 'pages'), { recursive: true });
    await start();
    renameSync(root, `${root}-away`);
    replace(other);
    await until(() => batches.some(({ scanAll }) => scanAll));
    await quiet(1200);
    writeFileSync(at('pages/new.md'), 'x');
    await until(tells('pages/new.md'));
  });

  test('it is not there when the watch begins', async () => {
    rmSync(root, { recursive: true });
    await start();
    mkdirSync(at('pages'), { recursive: true });
    await stages();
  });
});

describe('FI-26 and FI-27, without events', () => {
  test('files are looked at again and again', async () => {
    await start({ poll: true });
    writeFileSync(at('pages/one.md'), 'changed\n');
    await until(tells('pages/one.md'));
    batches = [];
    writeFileSync(at('pages/new.md'), 'new\n');
    await until(tells('pages/new.md'));
    batches = [];
    unlinkSync(at('pages/two.md'));
    await until(tells('pages/two.md'));
  });
});

test('the first batch says that anything may have changed before', async () => {
  changes = watchChanges({ root });
  const { value } = await changes[Symbol.asyncIterator]().next();
  expect(value).toMatchObject({ scanAll: true, isRequested: false });
});

test('a build can be asked for', async () => {
  await start();
  changes.requestBuild();
  await until(() => batches.length === 1);
  expect(batches[0]).toMatchObject({ scanAll: false, isRequested: true });
});

test('the iteration ends when the watch is closed', async () => {
  changes = watchChanges({ root });
  const all = (async () => {
    const list: ChangeBatch[] = [];
    for await (const batch of changes) list.push(batch);
    return list;
  })();
  await changes.ready;
  await wait(300);
  await changes.close();
  expect(await all).toHaveLength(1);
});
