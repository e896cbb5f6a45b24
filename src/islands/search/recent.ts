/** What a reader found before, on this device and nowhere else. */

import type { Findable } from '../../site/search.js';

const KEY = 'docs-recent-searches';

const MOST = 5;

/** What is stored may be anything: only what leads to this site is heeded. */
export function recentFinds(): readonly Findable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFindable).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberFind({ id, kind, title, within, product }: Findable): void {
  const others = recentFinds().filter((each) => each.id !== id);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([{ id, kind, title, within, product }, ...others].slice(0, MOST)),
    );
  } catch {
    // Blocked or full.
  }
}

function isFindable(value: unknown): value is Findable {
  const { id, title, within, product } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isText = [id, title, within, product].every((each) => typeof each === 'string');
  return isText && /^\/(?!\/)/.test(id as string);
}
