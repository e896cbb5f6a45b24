/** What a reader found before, on this device and nowhere else. */

import type { SearchEntry } from '../../site/search.js';

const STORAGE_KEY = 'docs-recent-searches';

const MAX_FINDS = 5;

/** What is stored may be anything: only what leads to this site is heeded. */
export function readRecentFinds(): readonly SearchEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFindable).slice(0, MAX_FINDS) : [];
  } catch {
    return [];
  }
}

export function storeRecentFind({ id, kind, title, within, product }: SearchEntry): void {
  const others = readRecentFinds().filter((find) => find.id !== id);
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([{ id, kind, title, within, product }, ...others].slice(0, MAX_FINDS)),
    );
  } catch {
    // Blocked or full.
  }
}

function isFindable(value: unknown): value is SearchEntry {
  const { id, title, within, product }: Readonly<Record<string, unknown>> = Object(value);
  const isText = [title, within, product].every((text) => typeof text === 'string');
  return isText && typeof id === 'string' && id.startsWith('/') && isOnThisSite(id);
}

/** A browser reads `/\other.example/` and `/<tab>/other.example/` as addresses of another host. */
function isOnThisSite(address: string): boolean {
  const { origin, href } = location;
  return URL.canParse(address, href) && new URL(address, href).origin === origin;
}
