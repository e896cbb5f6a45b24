/** What a service worker may keep, and what for. A file of docsgen's own carries its hash in its name and is held to it. */

/** `name.0123456789.js`: ten digits of the SHA-256 of what is in it. */
const HASHED = /\.([0-9a-f]{10})\.\w+$/;

/** The most pages that are kept. */
const MOST_PAGES = 100;

/** Whether a file is in a folder of files that never change. */
export function isHashed(pathname: string): boolean {
  return HASHED.test(pathname);
}

/** A whole answer of this host, as it was asked for. */
function isSound(answer: Response): boolean {
  return answer.status === 200 && answer.type === 'basic' && !answer.redirected;
}

/** Keeps a page, and lets go of the one that was kept longest ago. */
export async function keepPage(name: string, request: Request | string, answer: Response): Promise<void> {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  if (!isSound(answer) || !isPage) return;
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_PAGES)).map((each) => cache.delete(each)));
}

/** Keeps a file whose content is what its name says; a captive portal's page is not. */
export async function keepFile(name: string, url: string, answer: Response): Promise<void> {
  const wanted = HASHED.exec(new URL(url).pathname)?.[1];
  if (!wanted || !isSound(answer)) return;
  const content = await answer.clone().arrayBuffer();
  if ((await digestOf(content)).startsWith(wanted)) await (await caches.open(name)).put(url, answer);
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
