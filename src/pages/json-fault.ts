/** Where a text stops being JSON, which `JSON.parse` does not tell. Called only for text that is none. */

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\x7f|[\x80-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

export interface JsonFault {
  readonly offset: number;
  readonly message: string;
}

/** The first place at which something else than JSON stands. */
export function jsonFault(text: string): JsonFault {
  const scan = new Scan(text);
  const fault = scan.value(0) ?? scan.end();
  return fault ?? { offset: 0, message: 'this is no JSON' };
}

class Scan {
  #at = 0;

  constructor(readonly text: string) {}

  value(depth: number): JsonFault | undefined {
    this.#match(SPACE);
    const next = this.text[this.#at];
    if (depth > 64) return this.#fault('this lies too deep');
    if (next === '{') return this.#list('}', () => this.#pair(depth));
    if (next === '[') return this.#list(']', () => this.value(depth + 1));
    if (next === '"') return this.#string();
    return this.#match(SCALAR) ? undefined : this.#fault('a value is expected here');
  }

  end(): JsonFault | undefined {
    this.#match(SPACE);
    return this.#at < this.text.length ? this.#fault('nothing more is expected here') : undefined;
  }

  #pair(depth: number): JsonFault | undefined {
    this.#match(SPACE);
    if (this.text[this.#at] !== '"') return this.#fault('a name in double quotes is expected here');
    return this.#string() ?? this.#colon() ?? this.value(depth + 1);
  }

  #colon(): JsonFault | undefined {
    this.#match(SPACE);
    if (this.text[this.#at] !== ':') return this.#fault('a colon is expected here');
    this.#at += 1;
    return undefined;
  }

  #string(): JsonFault | undefined {
    return this.#match(STRING) ? undefined : this.#fault('this string is not closed, or has a bad escape');
  }

  /** From the opening to the closing bracket. */
  #list(close: string, item: () => JsonFault | undefined): JsonFault | undefined {
    this.#at += 1;
    this.#match(SPACE);
    if (this.text[this.#at] === close) {
      this.#at += 1;
      return undefined;
    }
    for (;;) {
      const fault = item();
      if (fault) return fault;
      this.#match(SPACE);
      const next = this.text[this.#at];
      if (next !== ',' && next !== close) return this.#fault(`a comma or ${close} is expected here`);
      this.#at += 1;
      if (next === close) return undefined;
    }
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #fault(message: string): JsonFault {
    return { offset: this.#at, message };
  }
}
