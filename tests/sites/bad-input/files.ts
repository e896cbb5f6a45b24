/** Files that are no text, or lie where they must not. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { markdown, type Fixture } from '../fixture.js';
import { BAD, page, type BadInput } from './bad-input.js';

const utf16 = (littleEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${markdown('Bad', 'Text.')}`, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};

const withByte = (byte: number): Uint8Array =>
  Buffer.concat([
    Buffer.from(markdown('Bad', 'Caf')).subarray(0, -1),
    Buffer.from([byte]),
    Buffer.from('\n'),
  ]);

/** Lies beside the site folder; no output may hold it. */
export const SECRET = 'the-secret-of-the-neighbor';

const link = (name: string, path: string, target: string, more: Partial<BadInput> = {}): BadInput => ({
  name: `B088 ${name} is a link out of the site`,
  links: { [path]: target },
  finds: [['file/outside-site', path]],
  also: keepsTheSecret,
  ...more,
});

export const files: readonly BadInput[] = [
  {
    name: 'B028 a byte is not UTF-8',
    files: { [BAD]: withByte(0xe9) },
    finds: [['file/invalid-utf8', BAD, 9, 4]],
    message: /0xE9/,
  },
  {
    name: 'B029 a page is UTF-16, little-endian',
    files: { [BAD]: utf16(true) },
    finds: [['file/utf16', BAD]],
  },
  { name: 'B029 a page is UTF-16, big-endian', files: { [BAD]: utf16(false) }, finds: [['file/utf16', BAD]] },
  { name: 'B030 a page holds a NUL', files: page('Be\0fore'), finds: [['file/nul-character', BAD, 9, 3]] },
  { name: 'B031 a page has no bytes', files: { [BAD]: '' }, finds: [['file/empty', BAD]] },
  {
    name: 'B032 a page is front matter only',
    files: { [BAD]: '---\ntitle: Bad\ndescription: About bad.\n---\n' },
    finds: [['page/empty', BAD]],
    status: 'complete',
  },
  {
    name: 'B033 a page is larger than the limit',
    files: { [BAD]: markdown('Bad', 'x '.repeat(1_000_000)) },
    finds: [['file/too-large', BAD]],
    within: 5_000,
  },
  {
    name: 'B037 a folder is named as a page',
    files: { 'pages/folder.md/.keep': '' },
    finds: [['route/invalid-name', 'pages/folder.md']],
  },
  {
    name: 'B041 a link leads back into its own folder',
    links: { 'pages/loop': '.' },
    finds: [['file/outside-site', 'pages/loop']],
    within: 3_000,
  },
  {
    name: 'B041 two links lead to each other',
    links: { 'pages/one': 'two', 'pages/two': 'one' },
    finds: [
      ['file/outside-site', 'pages/one'],
      ['file/outside-site', 'pages/two'],
    ],
  },
  {
    name: 'a link leads to nothing',
    links: { 'pages/gone.md': 'nowhere.md' },
    finds: [['file/outside-site', 'pages/gone.md']],
  },
  link('a page', 'pages/leak.md', '../../secret.md'),
  link('a folder of pages', 'pages/leak', '../../secrets'),
  link('a public file', 'public/leak.txt', '../../secret.md'),
  link('an included file', 'pages/leak.ts', '../../secret.md', {
    files: page('```ts file="./leak.ts"\n```'),
    finds: [
      ['include/outside-site', BAD, 9],
      ['file/outside-site', 'pages/leak.ts'],
    ],
  }),
  link('a demo', 'pages/Leak.tsx', '../../secret.md', {
    files: page('{{"demo": "Leak.js"}}'),
    finds: [
      ['file/outside-site', 'pages/Leak.tsx'],
      ['demo/outside-site', BAD, 9],
    ],
  }),
  {
    name: 'B042 folders lie 200 deep',
    files: { [`pages/${'d/'.repeat(200)}page.md`]: markdown('Deep', 'Text.') },
    finds: [['nav/orphan-page', `pages/${'d/'.repeat(200)}page.md`]],
    status: 'complete',
  },
];

/** Neither the output nor what is left of the build holds it. */
export function keepsTheSecret(site: Fixture): void {
  for (const path of readdirSync(site.outDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(path)) continue;
    expect(readFileSync(join(site.outDir, path), 'utf8'), path).not.toContain(SECRET);
  }
}

/** What lies beside the site folder. */
export const neighbors = {
  'secret.md': `---\ntitle: Secret\n---\n\n# Secret\n\n<p class="description">Secret.</p>\n\n${SECRET}\n`,
  'secrets/index.md': `---\ntitle: Secrets\n---\n\n# Secrets\n\n<p class="description">Secrets.</p>\n\n${SECRET}\n`,
} as const;
