/** Serves files of a build that is still running. A page that somebody waits for is brought up to date before all others. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { applySeverities } from '../diagnostics/sort-diagnostics.js';
import type { Graph } from '../graph/graph.js';
import { encodeId } from '../graph/key.js';
import type { StepTiming } from '../graph/node.js';
import { UnavailableError, type Output } from '../graph/step.js';
import type { OutputPublisher } from './output-publisher.js';
import { renderOwnHeaders } from './own-headers.js';
import { document } from './steps/content/documents.js';
import { publicFile } from './steps/site-files/text-files.js';
import { config } from './steps/site/config.js';
import { publicFiles, routeIndex } from './steps/site/routes.js';

/** A file as the build will publish it. */
export interface RequestedFile {
  readonly path: string;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  /** What concerns this file of the `_headers` file that the same build will publish. */
  readonly headersFile: string;
}

/** How long steps may run before requests are looked at again, in milliseconds. */
const TURN_MS = 10;

export class RequestedFiles {
  readonly #publisher: OutputPublisher;
  /** The pages that somebody waits for, by the ids of their nodes. */
  readonly #pendingPages = new Map<string, Promise<unknown>>();
  #graph: Graph | undefined;
  /** Pending from the beginning of a build until it has a graph, or has ended. */
  #started = Promise.resolve();
  #resolveStarted: (() => void) | undefined;
  #pendingCount = 0;
  #turnTime = 0;

  constructor(publisher: OutputPublisher) {
    this.#publisher = publisher;
  }

  /** A build begins, or will soon: requests wait for its graph. */
  begin(): void {
    if (this.#resolveStarted) return;
    this.#started = new Promise((resolve) => {
      this.#resolveStarted = resolve;
    });
  }

  /** From now on, requests are answered from this graph. */
  open(graph: Graph): void {
    this.#graph = graph;
    this.#endWaiting();
  }

  /** Takes no more requests, and resolves when those that were taken are answered. The graph must not change before. */
  async close(): Promise<void> {
    this.#graph = undefined;
    this.#endWaiting();
    while (this.#pendingCount > 0) await nextTurn();
  }

  #endWaiting(): void {
    this.#resolveStarted?.();
    this.#resolveStarted = undefined;
  }

  /** The file at an address, with its base; `undefined` where no build is running, or where it does not make the file
   *  before all pages are known. */
  async find(pathname: string): Promise<RequestedFile | undefined> {
    await this.#started;
    const graph = this.#graph;
    if (!graph) return undefined;
    this.#pendingCount += 1;
    try {
      return await this.#findFile(graph, pathname);
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
      return undefined;
    } finally {
      this.#pendingCount -= 1;
    }
  }

  /** To be awaited after each run of a step: lets requests in, and holds back pages while others are waited for. */
  async takeTurn({ id, step }: StepTiming): Promise<void> {
    if (performance.now() - this.#turnTime > TURN_MS) {
      await nextTurn();
      this.#turnTime = performance.now();
    }
    while (step === document.name && this.#pendingPages.size > 0 && !this.#pendingPages.has(id))
      await Promise.allSettled(this.#pendingPages.values());
  }

  async #findFile(graph: Graph, pathname: string): Promise<RequestedFile | undefined> {
    const { base } = await graph.value(config);
    if (!pathname.startsWith(base)) return undefined;
    const path = pathname.slice(base.length);
    const output = (await this.#findPage(graph, path)) ?? (await this.#findOtherFile(graph, path));
    const bytes = output && this.#publisher.readOutput(output);
    if (!bytes) return undefined;
    return { path: output.path, hash: output.hash, bytes, headersFile: await renderOwnHeaders(graph, path) };
  }

  /** A page with errors is not found: it will not be published. */
  async #findPage(graph: Graph, path: string): Promise<Output | undefined> {
    const route = (await graph.value(routeIndex)).get(`/${path}`);
    if (!route) return undefined;
    const id = encodeId(document.name, route.pathname);
    const inspection = graph.inspect(document, route.pathname);
    this.#pendingPages.set(id, inspection);
    try {
      const { outputs, diagnostics } = await inspection;
      const { diagnostics: severities } = await graph.value(config);
      const hasErrors = applySeverities(diagnostics, severities).some(({ severity }) => severity === 'error');
      return hasErrors ? undefined : outputs.find((output) => output.path === route.output);
    } finally {
      this.#pendingPages.delete(id);
    }
  }

  /** A public file, or a file that a page needs and that was made with it. */
  async #findOtherFile(graph: Graph, path: string): Promise<Output | undefined> {
    const isPublic = (await graph.value(publicFiles)).includes(path);
    if (isPublic) return (await graph.inspect(publicFile, path)).outputs[0];
    return this.#publisher.findOutput(path);
  }
}
