import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeDisk } from '../../src/output/disk/disk.js';
import {
  isOutputPath,
  MANIFEST_NAME,
  createManifestWriter,
  parseManifest,
  formatManifest,
  readManifest,
  createFileRecord,
} from '../../src/output/manifest.js';
import { freshFolder, writeTree } from './fixture/sites.js';

const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('a record holds the SHA-256 and the size in bytes, of text as of bytes', () => {
  expect(createFileRecord('abc')).toEqual({ hash, bytes: 3 });
  expect(createFileRecord(new Uint8Array([97, 98, 99]))).toEqual({ hash, bytes: 3 });
  expect(createFileRecord('é').bytes).toBe(2);
});

test('a manifest that is kept open is, after any changes, the one that would be written anew', () => {
  const files = fc.dictionary(fc.string({ minLength: 1 }), fc.nat(), { maxKeys: 600, size: 'max' });
  fc.assert(
    fc.property(files, fc.array(fc.tuple(fc.nat(), fc.nat())), (sizes, changes) => {
      const records = new Map(Object.entries(sizes).map(([path, bytes]) => [path, { hash, bytes }]));
      const open = createManifestWriter(records);
      const paths = [...records.keys()];
      for (const [at, bytes] of paths.length > 0 ? changes : []) {
        open.bytes();
        open.set(paths[at % paths.length]!, { hash, bytes });
        records.set(paths[at % paths.length]!, { hash, bytes });
      }
      expect(open.bytes().toString()).toBe(formatManifest(records));
    }),
    { numRuns: 40 },
  );
});

test('a manifest is printed by path, whatever the order of the files', () => {
  const files = new Map([
    ['b', { hash, bytes: 3 }],
    ['404', { hash, bytes: 3 }],
    ['a"', { hash, bytes: 3 }],
  ]);
  const text = formatManifest(files);
  const body = `  "files": {
    "404": { "hash": "${hash}", "bytes": 3 },
    "a\\"": { "hash": "${hash}", "bytes": 3 },
    "b": { "hash": "${hash}", "bytes": 3 }
  }
}
`;
  const checksum = createFileRecord(body).hash;
  expect(text).toBe(`{\n  "docsgen": 2,\n  "checksum": "${checksum}",\n${body}`);
  expect(formatManifest(new Map([...files].toReversed()))).toBe(text);
  expect(JSON.parse(formatManifest(new Map()))).toMatchObject({ docsgen: 2, files: {} });
});

test('what is printed is read back as it was', () => {
  const path = fc.string({ unit: 'binary', minLength: 1 }).filter(isOutputPath);
  const awkward = fc.constantFrom('__proto__', 'constructor', '404', 'é', 'é', ' ', '😀');
  const record = fc.record({ hash: fc.constant(hash), bytes: fc.nat() }, { noNullPrototype: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(path, awkward), record)), (entries) => {
      const files = new Map(entries);
      expect(new Map([...(parseManifest(formatManifest(files)) ?? [])].toSorted())).toEqual(
        new Map([...files].toSorted()),
      );
    }),
  );
});

describe('any doubt about a manifest makes the folder a stranger’s', () => {
  const file = `{ "hash": "${hash}", "bytes": 3 }`;
  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['another program’s', '{"name":"x"}'],
    ['a later format', `{"docsgen":3,"files":{"a":${file}}}`],
    ['no checksum', `{"docsgen":2,"files":{"a":${file}}}`],
    ['a checksum in the format without one', `{"docsgen":1,"checksum":"${hash}","files":{"a":${file}}}`],
    ['no files', '{"docsgen":1}'],
    ['files as a list', '{"docsgen":1,"files":[]}'],
    ['a path that climbs', `{"docsgen":1,"files":{"a/../../b":${file}}}`],
    ['an absolute path', `{"docsgen":1,"files":{"/etc/passwd":${file}}}`],
    ['itself', `{"docsgen":1,"files":{"${MANIFEST_NAME}":${file}}}`],
    ['a short hash', '{"docsgen":1,"files":{"a":{"hash":"abc","bytes":3}}}'],
    ['a size below zero', `{"docsgen":1,"files":{"a":{"hash":"${hash}","bytes":-1}}}`],
    ['a size that is a text', `{"docsgen":1,"files":{"a":{"hash":"${hash}","bytes":"3"}}}`],
    ['a file that is null', '{"docsgen":1,"files":{"a":null}}'],
  ])('%s', (_, text) => expect(parseManifest(text)).toBeUndefined());

  test('and so does a manifest that is cut anywhere', () => {
    const whole = formatManifest(new Map([['a', { hash, bytes: 3 }]]));
    for (let end = 0; end < whole.trimEnd().length; end += 1)
      expect(parseManifest(whole.slice(0, end))).toBeUndefined();
  });

  test('and so does any bit that is not as it was written', () => {
    const whole = Buffer.from(formatManifest(new Map([['a', { hash, bytes: 3 }]])));
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const damaged = Buffer.from(whole);
      damaged[bit >> 3]! ^= 1 << (bit & 7);
      expect(parseManifest(damaged.toString()), `bit ${bit}`).toBeUndefined();
    }
  });

  test.each([
    ['a folder', (path: string) => mkdirSync(path)],
    [
      'a link',
      (path: string) => (
        writeFileSync(`${path}.x`, '{"docsgen":1,"files":{}}'),
        symlinkSync(`${path}.x`, path)
      ),
    ],
    ['nothing', () => undefined],
  ])('%s in its place', (_, make) => {
    const folder = freshFolder();
    make(join(folder, MANIFEST_NAME));
    expect(readManifest(folder, nodeDisk)).toBeUndefined();
  });
});

test('of a manifest of the format without a checksum, the files count that are as it says', () => {
  const folder = freshFolder();
  writeTree(folder, { 'a.html': 'a', 'b.html': 'other', 'c/d.html': 'x' });
  const files = {
    'a.html': createFileRecord('a'),
    'b.html': createFileRecord('b'),
    c: createFileRecord('x'),
  };
  writeFileSync(join(folder, MANIFEST_NAME), JSON.stringify({ docsgen: 1, files }));
  expect([...readManifest(folder, nodeDisk)!.keys()]).toEqual(['a.html']);
});

test.each(['a', 'a/b.c', '.nojekyll', '.well-known/x', '_headers', '...', 'a b', '__proto__'])(
  '%j is a path of an output',
  (path) => {
    expect(isOutputPath(path)).toBe(true);
  },
);
