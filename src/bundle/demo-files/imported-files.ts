/** The files besides modules that demos import: stylesheets, CSS modules, images, fonts. Records what is read of them. */

import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';

/** A file that is published as it is; its address stands for it. */
export interface Asset {
  /** With a hash of the content: `photo.0123456789.jpg`. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
  readonly contents: Uint8Array;
}

/** Stands for the address of the folder that assets are published in. */
export const ASSET_PREFIX = 'docsgen-asset:';

/** Stands before the path of a CSS module. */
export const CSS_MODULE_PREFIX = 'css-module:';

/** What one call of esbuild reads. */
export class ImportedFiles {
  readonly #assets = new Map<string, Asset>();
  readonly #partials = new Map<string, readonly string[]>();

  /** `root`: the site folder, absolute. */
  constructor(readonly root: string) {}

  /** Reads a file that is published; its name stands for it. */
  async addAsset(file: string): Promise<string> {
    const contents = await readFile(file);
    const extension = extname(file);
    const digest = hash('sha256', contents, 'hex').slice(0, 10);
    const stem = basename(file, extension).replaceAll(/[^\w.-]+/g, '-');
    const name = `${stem}.${digest}${extension.toLowerCase()}`;
    this.#assets.set(name, { name, file, contents });
    return ASSET_PREFIX + name;
  }

  /** `partials`: what a Sass file is made from, absolute. */
  addPartials(file: string, partials: readonly string[]): void {
    this.#partials.set(file, partials);
  }

  /** The assets of which the address is in a module that consists of these inputs, sorted. */
  listAssets(names: readonly string[], { inputs }: Metafile): readonly Asset[] {
    const imported = names.flatMap((name) => inputs[name]?.imports.map(({ path }) => path) ?? []);
    const assetNames = imported.map((path) => path.replace(/[?#].*/, '').slice(ASSET_PREFIX.length));
    return [...new Set(assetNames)].sort().flatMap((name) => this.#assets.get(name) ?? []);
  }

  /** The files that an input of esbuild consists of, relative to the root. */
  listFiles(name: string): readonly string[] {
    const asset = name.startsWith(ASSET_PREFIX) && this.#assets.get(name.slice(ASSET_PREFIX.length));
    if (asset) return [relative(this.root, asset.file)];
    const file = toSourceName(name);
    const partials = this.#partials.get(join(this.root, file)) ?? [];
    return [file, ...partials.map((partial) => relative(this.root, partial))];
  }
}

/** `pages/Card-0a1b2c.module.css`: esbuild makes class names from the last part, so that they are the same in every call, and
 *  others for every file. */
export function toModuleName(file: string): string {
  const path = file.replaceAll('\\', '/');
  const digest = hash('sha256', path, 'hex').slice(0, 6);
  return path.replace(/(?=\.module\.\w+$)/, `-${digest}`);
}

/** The name of an input with the path of its file, where it is the one of a CSS module. */
export function toSourceName(name: string): string {
  if (!name.startsWith(CSS_MODULE_PREFIX)) return name;
  return name.slice(CSS_MODULE_PREFIX.length).replace(/-[0-9a-f]{6}(?=\.module\.\w+$)/, '');
}
