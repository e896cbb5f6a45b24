/** Finds the place at which a text stops being JSON: `JSON.parse` reports it only for some errors. */

const WHITESPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\x7f|[\x80-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

const MAX_DEPTH = 64;

interface JsonError {
  readonly offset: number;
  readonly message: string;
}

/** The first error in a text that `JSON.parse` refuses. */
export function findJsonError(text: string): JsonError {
  const scanner = new JsonScanner(text);
  const message = scanner.scanValue(0) ?? scanner.scanEnd();
  return message === undefined
    ? { offset: 0, message: 'this is not JSON' }
    : { offset: scanner.offset, message };
}

/** Each method reads one part of the text, and returns what is wrong with it at the offset that it has reached. */
class JsonScanner {
  offset = 0;

  constructor(readonly text: string) {}

  scanValue(depth: number): string | undefined {
    this.#match(WHITESPACE);
    if (depth > MAX_DEPTH) return 'this is nested too deeply';
    if (this.#skip('{')) return this.#scanItems('}', () => this.#scanPair(depth));
    if (this.#skip('[')) return this.#scanItems(']', () => this.scanValue(depth + 1));
    if (this.text[this.offset] === '"') return this.#scanString();
    return this.#match(SCALAR) ? undefined : 'a value is expected here';
  }

  scanEnd(): string | undefined {
    this.#match(WHITESPACE);
    return this.offset < this.text.length ? 'nothing more is expected here' : undefined;
  }

  #scanItems(closingBracket: string, scanItem: () => string | undefined): string | undefined {
    this.#match(WHITESPACE);
    if (this.#skip(closingBracket)) return undefined;
    for (;;) {
      const error = scanItem();
      if (error !== undefined) return error;
      this.#match(WHITESPACE);
      if (this.#skip(closingBracket)) return undefined;
      if (!this.#skip(',')) return `a comma or ${closingBracket} is expected here`;
    }
  }

  #scanPair(depth: number): string | undefined {
    this.#match(WHITESPACE);
    if (this.text[this.offset] !== '"') return 'a name in double quotes is expected here';
    const error = this.#scanString();
    if (error !== undefined) return error;
    this.#match(WHITESPACE);
    return this.#skip(':') ? this.scanValue(depth + 1) : 'a colon is expected here';
  }

  #scanString(): string | undefined {
    return this.#match(STRING) ? undefined : 'this string is not closed, or has a bad escape';
  }

  #skip(character: string): boolean {
    if (this.text[this.offset] !== character) return false;
    this.offset += 1;
    return true;
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    if (!pattern.test(this.text)) return false;
    this.offset = pattern.lastIndex;
    return true;
  }
}
