/** Compiles the demos of a site, those together that are asked for at about the same time. */

import { BatchQueue } from './batch-queue.js';
import type { BrowserDemo } from './compile-browser-demos.js';
import type { CompiledEntry } from './compile-entries.js';
import type { OnFailure } from './compile.js';
import { ResolutionCache } from './resolution-cache.js';

interface DemoCompilerOptions {
  /** The site folder, absolute. */
  readonly root: string;
  /** docsgen's own scripts, absolute. */
  readonly builtInFolder: string;
}

export class DemoCompiler {
  readonly #options: DemoCompilerOptions;
  readonly #resolutions = new ResolutionCache();
  readonly #serverQueue = new BatchQueue((entries) => this.#compileForServer(entries));
  readonly #browserQueue = new BatchQueue((entries) => this.#compileForBrowser(entries));

  constructor(options: DemoCompilerOptions) {
    this.#options = options;
  }

  /** Compiles a demo for rendering. `entry` is its module, relative to the site folder. */
  async compileForServer(entry: string, onFailure: OnFailure): Promise<CompiledEntry> {
    // One of the others may be wrong: each alone says which it is, and what could repair it.
    return this.#serverQueue.request(entry).catch(async () => {
      const [compiled] = await this.#compileForServer([entry], onFailure);
      return compiled!;
    });
  }

  /** Compiles a demo for browsers. */
  async compileForBrowser(entry: string, onFailure: OnFailure): Promise<BrowserDemo> {
    return this.#browserQueue.request(entry).catch(async () => {
      const [compiled] = await this.#compileForBrowser([entry], onFailure);
      return compiled!;
    });
  }

  async #compileForServer(
    entries: readonly string[],
    onFailure?: OnFailure,
  ): Promise<readonly CompiledEntry[]> {
    const { compileDemos } = await import('./compile-demos.js');
    return compileDemos({ root: this.#options.root, entries, onFailure });
  }

  async #compileForBrowser(
    entries: readonly string[],
    onFailure?: OnFailure,
  ): Promise<readonly BrowserDemo[]> {
    const { compileBrowserDemos } = await import('./compile-browser-demos.js');
    return compileBrowserDemos({ ...this.#options, resolutions: this.#resolutions, entries, onFailure });
  }
}
