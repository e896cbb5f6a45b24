/** Where a text stops being JSON, which `JSON.parse` does not tell. Called only for text that is none. */

const WHITESPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\x7f|[\x80-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

export interface JsonError {
  readonly offset: number;
  readonly message: string;
}

/** The first place at which something else than JSON stands. */
export function findJsonError(text: string): JsonError {
  const scanner = new JsonScanner(text);
  const error = scanner.scanValue(0) ?? scanner.scanEnd();
  return error ?? { offset: 0, message: 'this is no JSON' };
}

class JsonScanner {
  #offset = 0;

  constructor(readonly text: string) {}

  scanValue(depth: number): JsonError | undefined {
    this.#match(WHITESPACE);
    const next = this.text[this.#offset];
    if (depth > 64) return this.#createError('this lies too deep');
    if (next === '{') return this.#scanList('}', () => this.#scanPair(depth));
    if (next === '[') return this.#scanList(']', () => this.scanValue(depth + 1));
    if (next === '"') return this.#scanString();
    return this.#match(SCALAR) ? undefined : this.#createError('a value is expected here');
  }

  scanEnd(): JsonError | undefined {
    this.#match(WHITESPACE);
    return this.#offset < this.text.length ? this.#createError('nothing more is expected here') : undefined;
  }

  #scanPair(depth: number): JsonError | undefined {
    this.#match(WHITESPACE);
    if (this.text[this.#offset] !== '"') return this.#createError('a name in double quotes is expected here');
    return this.#scanString() ?? this.#scanColon() ?? this.scanValue(depth + 1);
  }

  #scanColon(): JsonError | undefined {
    this.#match(WHITESPACE);
    if (this.text[this.#offset] !== ':') return this.#createError('a colon is expected here');
    this.#offset += 1;
    return undefined;
  }

  #scanString(): JsonError | undefined {
    return this.#match(STRING)
      ? undefined
      : this.#createError('this string is not closed, or has a bad escape');
  }

  /** From the opening to the closing bracket. */
  #scanList(closingBracket: string, scanItem: () => JsonError | undefined): JsonError | undefined {
    this.#offset += 1;
    this.#match(WHITESPACE);
    if (this.text[this.#offset] === closingBracket) {
      this.#offset += 1;
      return undefined;
    }
    for (;;) {
      const error = scanItem();
      if (error) return error;
      this.#match(WHITESPACE);
      const next = this.text[this.#offset];
      if (next !== ',' && next !== closingBracket)
        return this.#createError(`a comma or ${closingBracket} is expected here`);
      this.#offset += 1;
      if (next === closingBracket) return undefined;
    }
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#offset;
    if (!pattern.test(this.text)) return false;
    this.#offset = pattern.lastIndex;
    return true;
  }

  #createError(message: string): JsonError {
    return { offset: this.#offset, message };
  }
}
