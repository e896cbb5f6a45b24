/** What stands around a demo in the browser: the same tree as on the server, in the page's direction. */

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement, type ReactNode } from 'react';
import { surround, type Surroundings } from '../../demos/surroundings.js';
import { mirrored, type Direction } from './direction.js';
import { withoutGlobals } from './without-globals.js';

export interface Around extends Pick<Surroundings, 'material' | 'joy'> {
  /** In a document of its own: its global styles hold there. */
  readonly isFramed: boolean;
}

/** A demo's element with everything around it. */
export function surrounded(
  element: ReactNode,
  { material, joy, isFramed, direction }: Around & { readonly direction: Direction },
): ReactNode {
  return surround(element, {
    react: { createElement: createElement as Surroundings['react']['createElement'] },
    CacheProvider,
    cache: cacheFor(direction, isFramed),
    material: turned(material, direction),
    joy: turned(joy, direction),
  }) as ReactNode;
}

/** Themes are shared by all demos of the page, so each has one copy for the other direction. */
const mirroredThemes = new WeakMap<object, object>();

function turned<T extends { readonly theme: unknown } | undefined>(library: T, direction: Direction): T {
  if (!library || direction === 'ltr') return library;
  const known = mirroredThemes.get(library) ?? {
    ...library,
    theme: { ...(library.theme as object), direction },
  };
  mirroredThemes.set(library, known);
  return known as T;
}

const caches = new Map<Direction, EmotionCache>();

/** All demos of a document share one for each direction. The rules go in one by one, which the policy allows. */
function cacheFor(direction: Direction, isFramed: boolean): EmotionCache {
  const known = caches.get(direction);
  if (known) return known;
  const cache =
    direction === 'ltr'
      ? createCache({ key: 'css', speedy: true })
      : createCache({ key: 'rtl', speedy: true, stylisPlugins: [mirrored] });
  caches.set(direction, isFramed ? cache : withoutGlobals(cache));
  return cache;
}
