/** Serves files of a build that is still running. A page that somebody waits for is brought up to date before all others. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { applySeverities } from '../diagnostics/sort-diagnostics.js';
import type { Graph } from '../graph/graph.js';
import { encodeId } from '../graph/key.js';
import type { StepInspection } from '../graph/inspect-node.js';
import { UnavailableError, type Output } from '../graph/step.js';
import { toWholeNavigationPath } from '../site/navigation/whole-navigation.js';
import type { OutputPublisher } from './output-publisher.js';
import { renderOwnHeaders } from './own-headers.js';
import { document } from './steps/content/documents.js';
import { allDemos } from './steps/demos/all-demos.js';
import { publicFile } from './steps/site-files/text-files.js';
import { wholeNavigation, wholeNavigationKeys } from './steps/shell/whole-navigations.js';
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

/** A page that somebody waits for. */
interface RequestedPage {
  /** Of the node of its document. */
  readonly id: string;
  /** The path of the document. */
  readonly output: string;
  readonly inspection: Promise<StepInspection>;
}

/** The path that a request is about, and the page there. */
interface Target {
  readonly path: string;
  readonly page?: RequestedPage;
}

export class RequestedFiles {
  readonly #publisher: OutputPublisher;
  /** The pages that somebody waits for, by the ids of their nodes. */
  readonly #pendingPages = new Map<string, Promise<unknown>>();
  /** Requests of which it is not known yet whether they are for a page. */
  readonly #lookups = new Set<Promise<unknown>>();
  #graph: Graph | undefined;
  /** Pending from the beginning of a build until it has a graph, or has ended. */
  #started = Promise.resolve();
  #resolveStarted: (() => void) | undefined;
  /** Pending from the beginning of a build until its files are published, or it has failed. */
  #ended = Promise.resolve();
  #resolveEnded: (() => void) | undefined;
  #pendingCount = 0;

  constructor(publisher: OutputPublisher) {
    this.#publisher = publisher;
  }

  /** A build begins, or will soon: requests wait for its graph. */
  begin(): void {
    if (this.#resolveStarted) return;
    this.#started = new Promise((resolve) => {
      this.#resolveStarted = resolve;
    });
    this.#ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
  }

  /** The build has ended: what it has made is published. */
  end(): void {
    this.#endWaiting();
    this.#resolveEnded?.();
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
   *  before all pages are known. While a build publishes its files, a request waits for its end: a page that was sent
   *  before needs files that are neither here nor published yet. */
  async find(pathname: string): Promise<RequestedFile | undefined> {
    await this.#started;
    const graph = this.#graph;
    if (!graph) return void (await this.#ended);
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

  /** To be awaited before each run of a step: while a page is waited for, no other page begins, nor what is done for all
   *  pages and is needed by none. */
  holdBack({ id, step }: { readonly id: string; readonly step: string }): void | Promise<void> {
    if (step === document.name || step === allDemos.name) return this.#holdBackNode(id);
  }

  /** Requests whose pages are not known yet count as well: they are answered by no other page. */
  async #holdBackNode(id: string): Promise<void> {
    while (!this.#pendingPages.has(id)) {
      const obstacles = [...this.#lookups, ...this.#pendingPages.values()];
      if (obstacles.length === 0) return;
      await Promise.race(obstacles.map((obstacle) => Promise.allSettled([obstacle])));
    }
  }

  async #findFile(graph: Graph, pathname: string): Promise<RequestedFile | undefined> {
    const lookup = this.#lookUp(graph, pathname);
    this.#lookups.add(lookup);
    const target = await lookup.finally(() => this.#lookups.delete(lookup));
    if (!target) return undefined;
    const { path, page } = target;
    const output = page ? await this.#readPage(graph, page) : await this.#findOtherFile(graph, path);
    const bytes = output && this.#publisher.readOutput(output);
    if (!bytes) return undefined;
    return { path: output.path, hash: output.hash, bytes, headersFile: await renderOwnHeaders(graph, path) };
  }

  /** The path of a file below the base. A page is rendered from here on. */
  async #lookUp(graph: Graph, pathname: string): Promise<Target | undefined> {
    const { base } = await graph.value(config);
    if (!pathname.startsWith(base)) return undefined;
    const path = pathname.slice(base.length);
    const route = (await graph.value(routeIndex)).get(`/${path}`);
    if (!route) return { path };
    const id = encodeId(document.name, route.pathname);
    const inspection = graph.inspect(document, route.pathname);
    this.#pendingPages.set(id, inspection);
    return { path, page: { id, output: route.output, inspection } };
  }

  /** A page with errors is not found: it will not be published. */
  async #readPage(graph: Graph, { id, output, inspection }: RequestedPage): Promise<Output | undefined> {
    try {
      const { outputs, diagnostics } = await inspection;
      const { diagnostics: severities } = await graph.value(config);
      const hasErrors = applySeverities(diagnostics, severities).some(({ severity }) => severity === 'error');
      return hasErrors ? undefined : outputs.find(({ path }) => path === output);
    } finally {
      this.#pendingPages.delete(id);
    }
  }

  /** A public file, or a file that a page needs and that was made with it. */
  async #findOtherFile(graph: Graph, path: string): Promise<Output | undefined> {
    const isPublic = (await graph.value(publicFiles)).includes(path);
    if (isPublic) return (await graph.inspect(publicFile, path)).outputs[0];
    return this.#publisher.findOutput(path) ?? this.#findNavigation(graph, path);
  }

  /** What the script of a page loads. */
  async #findNavigation(graph: Graph, path: string): Promise<Output | undefined> {
    const keys = await graph.value(wholeNavigationKeys);
    const key = keys.find((candidate) => toWholeNavigationPath(candidate) === path);
    return key === undefined ? undefined : (await graph.inspect(wholeNavigation, key)).outputs[0];
  }
}
