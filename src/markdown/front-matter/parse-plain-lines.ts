/** Reads the front matter that nearly all pages have, lines of `key: text`, without a YAML parser. */

import { isFrontMatterKey } from './check-front-matter.js';

/** Letters, digits and marks that mean nothing to YAML, not the name of another type. */
const PLAIN_TEXT = /^(?!(?:true|false|null)$)[A-Za-z](?:[\w ,.()/'!?&+;=`’“”–—-]|:(?=\S))*(?<! )$/i;

/** A text in quotes that is what it says: nothing in it is escaped. */
const QUOTED_TEXT = /^(["'])((?:(?!\1)[^\\\p{C}\p{Zl}\p{Zp}])*)\1$/u;

/** The values of a block that has only lines of `key: text`, as nearly all have: the parser takes ten times as long. */
export function parsePlainLines(source: string): Readonly<Record<string, string>> | undefined {
  const values: Record<string, string> = {};
  for (const line of source.replaceAll(/^\n+|\n+$/g, '').split('\n')) {
    const [, key = '', text = ''] = /^([A-Za-z]+): (.+)$/.exec(line) ?? [];
    const value = PLAIN_TEXT.test(text) ? text : QUOTED_TEXT.exec(text)?.[2];
    if (value === undefined || !isFrontMatterKey(key) || Object.hasOwn(values, key)) return undefined;
    values[key] = value;
  }
  return values;
}
