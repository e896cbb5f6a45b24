/** An Emotion cache whose global styles go nowhere: in a page, they would hold outside of the demo as well.
 *  A demo that needs them is shown in a frame. */

import type { EmotionCache } from '@emotion/cache';

/** What Emotion makes for each `<Global>`, by the constructor of the cache's own sheet. */
class NullSheet {
  readonly tags: readonly HTMLStyleElement[] = [];
  readonly before = null;

  hydrate(): void {}

  insert(): void {}

  flush(): void {}
}

export function disableGlobalStyles(cache: EmotionCache): EmotionCache {
  Object.defineProperty(cache.sheet, 'constructor', { value: NullSheet });
  return cache;
}
