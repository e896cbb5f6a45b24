/** What is open at a place in a page: elements that an author wrote, within the containers of Markdown. */

import type { Position } from '../report/locate.js';
import type { Findings } from './findings.js';

/** Deeper than this nothing may lie within each other. */
export const DEEPEST = 40;

interface Open {
  readonly name: string;
  readonly at: () => Position;
}

export class Nest {
  readonly #open: Open[] = [];
  readonly #counts = new Map<string, number>();
  /** Elements below this index were opened outside of the container and cannot be closed within. */
  #floor = 0;
  #depth = 0;
  #tooDeep = false;

  constructor(readonly findings: Findings) {}

  /** A text or a container of Markdown begins. What is returned is given to `leave`. */
  enter(): number {
    const floor = this.#floor;
    this.#floor = this.#open.length;
    return floor;
  }

  /** It ends, and with it everything that was opened within: the end tags that are missing. */
  leave(floor: number): string {
    const missing = this.close();
    this.#floor = floor;
    return missing;
  }

  /** A container begins that counts for how deep a page is nested. */
  descend(at: () => Position): void {
    this.#depth += 1;
    if (this.#depth <= DEEPEST || this.#tooDeep) return;
    this.#tooDeep = true;
    const message = `more than ${DEEPEST} containers lie within each other here`;
    this.findings.error('markdown/too-deep', at(), { message, hint: 'Make the list or quotation flatter.' });
  }

  ascend(): void {
    this.#depth -= 1;
  }

  /** Ends what was opened since the container began. */
  close(): string {
    let html = '';
    while (this.#open.length > this.#floor) {
      const { name, at } = this.#pop();
      html += `</${name}>`;
      this.ascend();
      // What lies deeper has been told already, as one.
      if (this.#depth >= DEEPEST) continue;
      const hint = `Write \`</${name}>\` within the same paragraph, list item or callout.`;
      this.findings.error('html/unbalanced', at(), { message: `<${name}> is never closed`, hint });
    }
    return html;
  }

  open(name: string, at: () => Position): void {
    this.#open.push({ name, at });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    this.descend(at);
  }

  /** Whether an end tag closes the element that was opened last. */
  closes(name: string): boolean {
    const last = this.#open.at(-1);
    if (this.#open.length <= this.#floor || last?.name !== name) return false;
    this.#pop();
    this.ascend();
    return true;
  }

  /** Whether an element of this name is open, wherever it was opened. */
  isWithin(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  /** The name of what would have to be closed first. */
  get last(): string | undefined {
    return this.#open.length > this.#floor ? this.#open.at(-1)?.name : undefined;
  }

  #pop(): Open {
    const last = this.#open.pop()!;
    this.#counts.set(last.name, this.#counts.get(last.name)! - 1);
    return last;
  }
}
