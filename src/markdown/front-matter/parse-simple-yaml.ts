/** The YAML that nearly every page has (`key: value`, one a line), read without a YAML parser. Gives up on anything else. */

const KEY_VALUE_LINE = /^([A-Za-z]\w*):(?: +(.*))?$/;

/** Begins with a letter or a slash and holds nothing that means anything to YAML. */
const PLAIN_TEXT = /^[A-Za-z/](?:[ !-9;-~\u00a1-\u2027\u202a-\ud7ff]|:(?=[^ ]))*$/;

const COMMENT = /(?:^| )#/;

const LIST_ITEM = /^[A-Za-z][\w@./-]*$/;

/** What YAML reads as something other than a string. */
const NON_STRING = /^(?:null|true|false)$/i;

const FORBIDDEN_KEYS = new Set(['constructor', 'prototype']);

/** What YAML 1.2 would give for this block; `undefined` where a parser has to say it. */
export function parseSimpleYaml(source: string): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const line of source.split('\n')) {
    if (line === '') continue;
    const [, key, valueText] = KEY_VALUE_LINE.exec(line) ?? [];
    if (key === undefined || valueText === undefined || key in values || FORBIDDEN_KEYS.has(key))
      return undefined;
    const value = parseSimpleValue(valueText);
    if (value === undefined) return undefined;
    values[key] = value;
  }
  return values;
}

function parseSimpleValue(text: string): string | boolean | readonly string[] | undefined {
  const lastIndex = text.length - 1;
  switch (text.charCodeAt(0)) {
    case 34:
      return lastIndex > 0 && /^"[^"\\\t\u0085\u2028\u2029\ufeff]*"$/.test(text)
        ? text.slice(1, lastIndex)
        : undefined;
    case 39:
      return lastIndex > 0 && /^'[^'\t\u0085\u2028\u2029\ufeff]*'$/.test(text)
        ? text.slice(1, lastIndex)
        : undefined;
    case 91:
      return text.charCodeAt(lastIndex) === 93 ? parseInlineList(text.slice(1, lastIndex)) : undefined;
    default:
      return parsePlainValue(text);
  }
}

function parsePlainValue(text: string): string | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  const lastCharCode = text.charCodeAt(text.length - 1);
  if (lastCharCode === 32 || lastCharCode === 58 || COMMENT.test(text) || NON_STRING.test(text))
    return undefined;
  return PLAIN_TEXT.test(text) ? text : undefined;
}

function parseInlineList(text: string): readonly string[] | undefined {
  const items = text.split(',').map((item) => item.trim());
  return items.every((item) => LIST_ITEM.test(item) && !NON_STRING.test(item)) ? items : undefined;
}
