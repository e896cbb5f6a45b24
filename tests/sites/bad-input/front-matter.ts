/** Bad front matter. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Fixture } from '../fixture.js';
import { BAD, type BadInput, type Found } from './bad-input.js';

const BODY = '\n# Bad\n\n<p class="description">About bad.</p>\n\nText.\n';

const block = (yaml: string, body = BODY): Record<string, string> => ({
  [BAD]: `---\n${yaml}\n---\n${body}`,
});

const yaml = (name: string, text: string, ...finds: readonly Found[]): BadInput => ({
  name,
  files: block(text),
  finds,
});

const one = (name: string, text: string, code: string, ...[line, column]: number[]): BadInput =>
  yaml(name, text, [code, BAD, line!, ...(column === undefined ? [] : [column])] as unknown as Found);

const canary = "require('node:fs').writeFileSync('canary', '1')";

const engine = (language: string): BadInput => ({
  name: `B005 front matter in ${language} is not read`,
  files: { [BAD]: `---${language}\n{ "title": "Bad" }\n---\n${BODY}` },
  finds: [['front-matter/engine', BAD, 1, 4]],
});

const laughs = Array.from({ length: 9 }, (_, at) => {
  const letter = 'abcdefghi'[at]!;
  return at === 0
    ? 'a: &a [lol, lol]'
    : `${letter}: &${letter} [${Array(9)
        .fill(`*${'abcdefghi'[at - 1]}`)
        .join(', ')}]`;
});

export const frontMatter: readonly BadInput[] = [
  {
    name: 'B001 an opening line of dashes is never closed',
    files: { [BAD]: `---\ntitle: Bad\n${BODY}` },
    finds: [['front-matter/unclosed', BAD, 1, 1]],
  },
  one('B002 a bracket is never closed', 'title: [unclosed', 'front-matter/syntax', 2, 8),
  one(
    'B002 a quote is never closed, on the third line',
    'title: Bad\ndescription: "open',
    'front-matter/syntax',
    3,
  ),
  one('a value holds a colon', 'title: Bad: an example', 'front-matter/syntax', 2),
  {
    name: 'B004 front matter in JavaScript is not run',
    files: { [BAD]: `---js\n${canary}\n---\n${BODY}` },
    finds: [['front-matter/engine', BAD, 1, 4]],
    also: hasNoCanary,
  },
  ...['javascript', 'coffee', 'toml', 'json', 'cson'].map(engine),
  {
    name: 'B006 a second block of JavaScript in the body is text',
    files: block('title: Bad', `${BODY}\n---js\n${canary}\n---\n\nMore.\n`),
    finds: [],
    status: 'complete',
    also: hasNoCanary,
  },
  {
    ...one('B007 a key is written twice', 'title: Bad\ntitle: Worse', 'front-matter/duplicate-key', 3, 1),
    related: [BAD, 2, 1],
  },
  one('B008 a line is indented by a tab', 'title: Bad\ncomponents:\n\t- Button', 'front-matter/syntax', 4),
  one('B009 the block is a list', '- Bad\n- Worse', 'front-matter/type', 2),
  one('B009 the block is a single word', 'Bad', 'front-matter/type', 2),
  {
    ...one('B010 a key is misspelled', 'titel: Bad', 'front-matter/unknown-key', 2, 1),
    hint: /title/,
    status: 'complete',
  },
  one('B011 a title is a number', 'title: 012', 'front-matter/type', 2, 1),
  one('B011 a title is a truth value', 'title: true', 'front-matter/type', 2, 1),
  one('a flag is a text', 'title: Bad\ndraft: maybe', 'front-matter/type', 3, 1),
  one('a list of names is a mapping', 'title: Bad\ncomponents: { a: b }', 'front-matter/type', 3, 1),
  { ...one('a template is not known', 'title: Bad\ntemplate: hom', 'front-matter/type', 3, 1), hint: /home/ },
  one('B012 a title has no value', 'title:', 'front-matter/type', 2, 1),
  {
    name: 'B012 a title is blank, and there is no heading',
    files: block('title: "  "', '\n<p class="description">About bad.</p>\n\nText.\n'),
    finds: [['page/title-missing', BAD]],
  },
  {
    ...one('B013 a key is __proto__', 'title: Bad\n__proto__: { polluted: 1 }', 'front-matter/unsafe', 3, 1),
    also: isNotPolluted,
  },
  {
    ...yaml(
      'B013 keys are constructor and prototype',
      'title: Bad\nconstructor: { prototype: { polluted: 1 } }',
      ['front-matter/unsafe', BAD, 3, 1],
      ['front-matter/unsafe', BAD, 3, 16],
    ),
    also: isNotPolluted,
  },
  yaml(
    'B014 a merge key and an alias',
    'title: Bad\nhooks: &a [b]\n<<: *a',
    ['front-matter/unsafe', BAD, 3],
    ['front-matter/unsafe', BAD, 4, 1],
    ['front-matter/unsafe', BAD, 4, 5],
  ),
  {
    name: 'B015 a billion laughs are not laughed',
    files: block(laughs.join('\n')),
    finds: laughs.flatMap((_, at) =>
      Array.from({ length: at === 0 ? 1 : 10 }, (): Found => ['front-matter/unsafe', BAD, at + 2]),
    ),
    within: 5_000,
  },
  {
    name: 'B017 ten thousand brackets lie within each other',
    files: block(`title: ${'['.repeat(10_000)}${']'.repeat(10_000)}`),
    finds: [['front-matter/too-deep', BAD, 2]],
    within: 5_000,
  },
  ...['!!js/function "function () {}"', '!!binary aGk=', '!!omap [a: 1]', '!foo bar'].map((value) =>
    one(`B018 a value has the tag ${value.split(' ')[0]}`, `title: ${value}`, 'front-matter/unsafe', 2),
  ),
  {
    name: 'B020 front matter is larger than 64 KiB',
    files: block(`title: ${'x'.repeat(70_000)}`),
    finds: [['front-matter/too-large', BAD, 1, 1]],
    within: 5_000,
  },
  {
    name: 'B023 a second block of front matter follows the first',
    files: { [BAD]: `---\ntitle: Bad\n---\ntitle: Worse\n---\n${BODY}` },
    finds: [['front-matter/second-document', BAD, 5, 1]],
  },
];

function hasNoCanary(site: Fixture): void {
  expect(existsSync('canary') || existsSync(join(site.folder, 'canary'))).toBe(false);
}

function isNotPolluted(): void {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
}
