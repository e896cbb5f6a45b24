/** The indexes that a page can ask: each is fetched once, and asked as if all were one. Nothing is sent anywhere. */

import MiniSearch from 'minisearch';
import { askingWith, INDEX, type Findable } from '../../site/search.js';

export interface Found extends Findable {
  readonly score: number;
}

export class Indexes {
  readonly #loading = new Map<string, Promise<MiniSearch<Findable>>>();

  /** What is found in the indexes at these addresses, best first. Rejects where one cannot be had. */
  async ask(addresses: readonly string[], query: string): Promise<readonly Found[]> {
    const all = await Promise.all(addresses.map((address) => this.#load(address)));
    const strict = best(all, query, false);
    return strict.length > 0 ? strict : best(all, query, true);
  }

  #load(address: string): Promise<MiniSearch<Findable>> {
    const known = this.#loading.get(address);
    if (known) return known;
    const loading = load(address);
    this.#loading.set(address, loading);
    loading.catch(() => this.#loading.delete(address));
    return loading;
  }
}

async function load(address: string): Promise<MiniSearch<Findable>> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(String(answer.status));
  return MiniSearch.loadJSON<Findable>(await answer.text(), INDEX);
}

/** The most that is shown. */
const MOST = 40;

function best(all: readonly MiniSearch<Findable>[], query: string, forgiving: boolean): readonly Found[] {
  const found = all.flatMap((index) => index.search(query, askingWith(forgiving)) as unknown as Found[]);
  return found.toSorted((a, b) => b.score - a.score).slice(0, MOST);
}
