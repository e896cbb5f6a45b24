/** Parses pages on this thread, and many of them on others at the same time. */

import type { FormulaResult } from '../../markdown/math/formula.js';
import type { SourceReadResult } from '../../markdown/page-context.js';
import type { ParsedPage } from '../../markdown/parse-page.js';
import { MAX_PENDING_REPLIES, ParserThread } from './parser-thread.js';
import type { ParseReply, ParseRequest } from './parse-request.js';

interface PageParserOptions {
  /** The program of the threads, absolute. */
  readonly threadFile: string;
  /** The largest number of threads; 0 parses all pages on this one. */
  readonly threads: number;
  /** How many pages of a build are parsed before threads are started. 20 by default. */
  readonly pagesBeforeThreads?: number;
}

interface PageSources {
  /** Reads a file that the page shows. */
  readonly readFile: (path: string) => SourceReadResult;
  /** Renders a formula, by its key. */
  readonly renderFormula: (key: string) => Promise<FormulaResult>;
}

/** A thread costs about as much as so many pages. */
const PAGES_BEFORE_THREADS = 20;

export class PageParser {
  readonly #options: PageParserOptions;
  #threads: ParserThread[] = [];
  #parsedPages = 0;

  constructor(options: PageParserOptions) {
    this.#options = options;
  }

  /** The number of pages to ask for at once, so that neither a thread nor this one waits. */
  get concurrency(): number {
    return 2 + this.#options.threads * MAX_PENDING_REPLIES;
  }

  /** Starts the threads if they are worth it for so many pages. They load what they need while this one does other things. */
  startThreads(pageCount: number): void {
    const { threadFile, threads, pagesBeforeThreads = PAGES_BEFORE_THREADS } = this.#options;
    if (pageCount <= pagesBeforeThreads) return;
    while (this.#threads.length < threads) this.#threads.push(new ParserThread(threadFile));
  }

  /** What the page needs besides its text is asked for once each, in the order of the page. */
  async parse(
    request: Omit<ParseRequest, 'files' | 'formulas'>,
    { readFile, renderFormula }: PageSources,
  ): Promise<ParsedPage> {
    const files = new Map<string, SourceReadResult>();
    const formulas = new Map<string, FormulaResult>();
    for (;;) {
      const reply = await this.#run({ ...request, files, formulas });
      if (!('neededFiles' in reply)) return reply;
      for (const path of reply.neededFiles) files.set(path, readFile(path));
      for (const key of reply.neededFormulas) formulas.set(key, await renderFormula(key));
    }
  }

  /** Ends the threads. The parser can be used again. */
  async close(): Promise<void> {
    const threads = this.#threads;
    this.#threads = [];
    this.#parsedPages = 0;
    await Promise.all(threads.map(async (thread) => thread.close()));
  }

  async #run(request: ParseRequest): Promise<ParseReply> {
    this.#parsedPages += 1;
    this.startThreads(this.#parsedPages);
    const idlestThread = this.#threads
      .filter(({ isReady }) => isReady)
      .reduce<ParserThread | undefined>((a, b) => (a && a.load <= b.load ? a : b), undefined);
    if (idlestThread) return idlestThread.parse(request);
    const { parseRequest } = await import('./parse-request.js');
    return parseRequest(request);
  }
}
