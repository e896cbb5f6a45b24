/** The elements that are open at a place of a page, within the containers of Markdown. */

import type { Position } from '../../diagnostics/find-position.js';
import type { DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';

/** Deeper than this nothing may lie within each other. */
export const MAX_NESTING_DEPTH = 40;

interface OpenElement {
  readonly name: string;
  readonly at: () => Position;
}

export class OpenElementStack {
  readonly #elements: OpenElement[] = [];
  readonly #countsByName = new Map<string, number>();
  /** Elements below this index were opened outside of the container and cannot be closed within. */
  #boundary = 0;
  #depth = 0;
  #hasReportedDepth = false;

  constructor(readonly diagnostics: DiagnosticCollector) {}

  /** A text or a container of Markdown begins. Returns what `leaveScope` needs. */
  enterScope(): number {
    const boundary = this.#boundary;
    this.#boundary = this.#elements.length;
    return boundary;
  }

  /** It ends, and with it everything that was opened within: the end tags that are missing. */
  leaveScope(boundary: number): string {
    const closingTags = this.closeAll();
    this.#boundary = boundary;
    return closingTags;
  }

  /** A container begins that counts for how deep a page is nested. */
  increaseDepth(at: () => Position): void {
    this.#depth += 1;
    if (this.#depth <= MAX_NESTING_DEPTH || this.#hasReportedDepth) return;
    this.#hasReportedDepth = true;
    const message = `more than ${MAX_NESTING_DEPTH} containers lie within each other here`;
    this.diagnostics.error('markdown/too-deep', at(), {
      message,
      hint: 'Make the list or quotation flatter.',
    });
  }

  decreaseDepth(): void {
    this.#depth -= 1;
  }

  /** Ends what was opened since the container began. */
  closeAll(): string {
    let html = '';
    while (this.#elements.length > this.#boundary) {
      const { name, at } = this.#pop();
      html += `</${name}>`;
      this.decreaseDepth();
      // What is nested too deep is reported once, by `increaseDepth`.
      if (this.#depth >= MAX_NESTING_DEPTH) continue;
      const hint = `Write \`</${name}>\` within the same paragraph, list item or callout.`;
      this.diagnostics.error('html/unbalanced', at(), { message: `<${name}> is never closed`, hint });
    }
    return html;
  }

  openElement(name: string, at: () => Position): void {
    this.#elements.push({ name, at });
    this.#countsByName.set(name, (this.#countsByName.get(name) ?? 0) + 1);
    this.increaseDepth(at);
  }

  /** Whether an end tag closes the element that was opened last. */
  closeElement(name: string): boolean {
    const innermost = this.#elements.at(-1);
    if (this.#elements.length <= this.#boundary || innermost?.name !== name) return false;
    this.#pop();
    this.decreaseDepth();
    return true;
  }

  /** Whether an element of this name is open, wherever it was opened. */
  isWithin(name: string): boolean {
    return (this.#countsByName.get(name) ?? 0) > 0;
  }

  /** The name of what would have to be closed first. */
  get innermost(): string | undefined {
    return this.#elements.length > this.#boundary ? this.#elements.at(-1)?.name : undefined;
  }

  #pop(): OpenElement {
    const innermost = this.#elements.pop()!;
    this.#countsByName.set(innermost.name, this.#countsByName.get(innermost.name)! - 1);
    return innermost;
  }
}
