/** The config file of a site: the requested one, else the first of the known names that exists. */

import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { CONFIG_FILES } from './options.js';

export class ConfigFile {
  /** The files that may be it, relative to the site, with `/`. */
  readonly candidates: readonly string[];
  readonly #site: string;
  #path: string;

  /** `site`: absolute. */
  constructor(site: string, requestedFile?: string) {
    this.candidates = requestedFile === undefined ? CONFIG_FILES : [toSitePath(site, resolve(requestedFile))];
    this.#site = site;
    this.#path = this.#find();
  }

  /** Relative to the site, with `/`. It need not exist. */
  get path(): string {
    return this.#path;
  }

  /** Looks again. Returns whether it is another file now: in a watch, it may be renamed. */
  update(): boolean {
    const formerPath = this.#path;
    this.#path = this.#find();
    return this.#path !== formerPath;
  }

  #find(): string {
    const [firstCandidate = ''] = this.candidates;
    if (this.candidates.length === 1) return firstCandidate;
    return this.candidates.find((file) => existsSync(join(this.#site, file))) ?? firstCandidate;
  }
}

function toSitePath(site: string, file: string): string {
  return relative(site, file).split(sep).join('/');
}
