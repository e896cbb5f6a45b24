/** What a demo follows of its page: the color scheme and the direction. */

import { useSyncExternalStore } from 'react';
import { BUILD_SURROUNDINGS, type DemoSurroundings } from '../../demos/render/wrap-in-providers.js';
import { SCHEME_ATTRIBUTE } from '../../site/color-schemes.js';
import { getDirection } from './direction.js';

/** While a demo is hydrated, what the build has rendered it with. */
export function useSurroundings(): DemoSurroundings {
  const colorScheme = useSyncExternalStore(subscribe, getColorScheme, () => BUILD_SURROUNDINGS.colorScheme);
  const direction = useSyncExternalStore(subscribe, getDirection, () => BUILD_SURROUNDINGS.direction);
  return { colorScheme, direction };
}

function getColorScheme(): DemoSurroundings['colorScheme'] {
  return document.documentElement.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [SCHEME_ATTRIBUTE, 'dir'] });
  return () => observer.disconnect();
}
