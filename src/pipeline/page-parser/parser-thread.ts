/** A thread that parses pages, as the main thread sees it. */

import { Worker } from 'node:worker_threads';
import { ProcessFailure } from '../../environment/process-failure.js';
import type { ParseReply, ParseRequest, ParseSettings } from './parse-request.js';
import type { ThreadReply, ThreadRequest } from './thread-messages.js';

interface PendingReply {
  readonly resolve: (reply: ParseReply) => void;
  readonly reject: (error: Error) => void;
}

/** Enough that the thread has its next page when it is done with one. */
export const MAX_PENDING_REPLIES = 3;

export class ParserThread {
  readonly #worker: Worker;
  readonly #pendingReplies = new Map<number, PendingReply>();
  readonly #settingsIds = new Map<ParseSettings, number>();
  #nextId = 0;
  #isReady = false;
  /** Why the thread has ended. */
  #failure: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(file);
    this.#worker.on('message', (message: ThreadReply) => this.#receive(message));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new ProcessFailure('The thread that parses pages has ended.')));
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** The number of requests without a reply. */
  get load(): number {
    return this.#pendingReplies.size;
  }

  async parse({ settings, ...request }: ParseRequest): Promise<ParseReply> {
    if (this.#failure) throw this.#failure;
    const id = this.#nextId;
    this.#nextId += 1;
    const settingsId = this.#sendSettings(settings);
    return new Promise((resolve, reject) => {
      this.#pendingReplies.set(id, { resolve, reject });
      this.#send({ kind: 'parse', id, settingsId, ...request });
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #sendSettings(settings: ParseSettings): number {
    const knownId = this.#settingsIds.get(settings);
    if (knownId !== undefined) return knownId;
    const settingsId = this.#settingsIds.size;
    this.#settingsIds.set(settings, settingsId);
    this.#send({ kind: 'settings', settingsId, settings });
    return settingsId;
  }

  #send(request: ThreadRequest): void {
    this.#worker.postMessage(request, []);
  }

  #receive(message: ThreadReply): void {
    if (message.kind === 'ready') return void (this.#isReady = true);
    const pending = this.#pendingReplies.get(message.id);
    this.#pendingReplies.delete(message.id);
    if (message.kind === 'reply') pending?.resolve(message.reply);
    else pending?.reject(new Error(message.stack));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#pendingReplies.values()) reject(this.#failure);
    this.#pendingReplies.clear();
  }
}
