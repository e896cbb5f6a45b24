/** The YAML that nearly every page has (`key: value`, one a line), read without a YAML parser. Gives up on anything else. */

const LINE = /^([A-Za-z]\w*):(?: +(.*))?$/;

/** Begins with a letter or a slash and holds nothing that means anything to YAML. */
const PLAIN = /^[A-Za-z/](?:[ !-9;-~\u00a1-\u2027\u202a-\ud7ff]|:(?=[^ ]))*$/;

const COMMENT = /(?:^| )#/;

const ITEM = /^[A-Za-z][\w@./-]*$/;

/** What YAML reads as something other than a string. */
const OTHER_THAN_TEXT = /^(?:null|true|false)$/i;

const FORBIDDEN = new Set(['constructor', 'prototype']);

/** What YAML 1.2 would give for this block; `undefined` where a parser has to say it. */
export function readSimpleYaml(source: string): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const line of source.split('\n')) {
    if (line === '') continue;
    const [, key, rest] = LINE.exec(line) ?? [];
    if (key === undefined || rest === undefined || key in values || FORBIDDEN.has(key)) return undefined;
    const value = valueOf(rest);
    if (value === undefined) return undefined;
    values[key] = value;
  }
  return values;
}

function valueOf(text: string): string | boolean | readonly string[] | undefined {
  const last = text.length - 1;
  switch (text.charCodeAt(0)) {
    case 34:
      return last > 0 && /^"[^"\\\t\u0085\u2028\u2029\ufeff]*"$/.test(text) ? text.slice(1, last) : undefined;
    case 39:
      return last > 0 && /^'[^'\t\u0085\u2028\u2029\ufeff]*'$/.test(text) ? text.slice(1, last) : undefined;
    case 91:
      return text.charCodeAt(last) === 93 ? listOf(text.slice(1, last)) : undefined;
    default:
      return plain(text);
  }
}

function plain(text: string): string | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  const end = text.charCodeAt(text.length - 1);
  if (end === 32 || end === 58 || COMMENT.test(text) || OTHER_THAN_TEXT.test(text)) return undefined;
  return PLAIN.test(text) ? text : undefined;
}

function listOf(text: string): readonly string[] | undefined {
  const items = text.split(',').map((item) => item.trim());
  return items.every((item) => ITEM.test(item) && !OTHER_THAN_TEXT.test(item)) ? items : undefined;
}
