/** The reference of what a page may say: the keys of its front matter, and the options of its demos. */

import { FRONT_MATTER_KEYS } from '../../src/markdown/front-matter/check-front-matter.js';
import { DEMO_OPTION_RULES } from '../../src/markdown/blocks/parse-demo-options.js';
import { writeList, type Item } from './markdown-lists.js';
import { getExportedType, listMembers } from './source-types.js';

const KINDS: Readonly<Record<Exclude<(typeof FRONT_MATTER_KEYS)[KnownKey], 'ignored'>, string>> = {
  text: 'text',
  names: 'names, separated by commas or as a list',
  flag: '`true` or `false` · default `false`',
  template: '`home` or `markdown` · default `markdown`',
};

type KnownKey = keyof typeof FRONT_MATTER_KEYS;

/** All keys that have an effect. */
export function writeFrontMatterKeys(): string {
  const comments = readComments('src/markdown/front-matter/check-front-matter.ts', 'FrontMatter');
  return writeList(
    Object.entries(FRONT_MATTER_KEYS).flatMap(([name, kind]): readonly Item[] =>
      kind === 'ignored'
        ? []
        : [{ name, id: name, facts: [KINDS[kind]], description: findComment(comments, name) }],
    ),
  );
}

/** The keys of other tools, in a sentence. */
export function writeIgnoredKeys(): string {
  const names = Object.entries(FRONT_MATTER_KEYS).flatMap(([name, kind]) =>
    kind === 'ignored' ? [`\`${name}\``] : [],
  );
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are accepted, for pages that other tools read too, and have no effect.`;
}

export function writeDemoOptions(): string {
  const comments = readComments('src/markdown/blocks/parse-demo-options.ts', 'DEMO_OPTION_RULES');
  return writeList(
    Object.entries(DEMO_OPTION_RULES).map(([name, { expected }]) => ({
      name,
      id: `option.${name}`,
      facts:
        name === 'demo'
          ? [expected, '**required**']
          : [expected.replaceAll(/\b(true|false|null)\b/g, '`$1`')],
      description: findComment(comments, name),
    })),
  );
}

function readComments(file: string, name: string): ReadonlyMap<string, string> {
  return new Map(listMembers(getExportedType(file, name)).map((member) => [member.name, member.comment]));
}

function findComment(comments: ReadonlyMap<string, string>, name: string): string {
  const comment = comments.get(name) ?? '';
  if (comment === '') throw new Error(`${name} has no comment`);
  return comment;
}
