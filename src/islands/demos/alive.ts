/** Takes a demo over that the server has rendered: the same tree around it, and what keeps its faults to itself.
 *  Lies in the library file of React; knows nothing of when a demo is wanted. */

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { surround, type Surroundings } from '../../demos/surroundings.js';
import { Boundary } from './boundary.js';
import { directionOf, mirrored, onDirection, type Direction } from './direction.js';
import { giveStylesBack } from './lifted-styles.js';
import { withoutGlobals } from './without-globals.js';

export interface LiveDemo extends Pick<Surroundings, 'material' | 'joy'> {
  readonly Demo: ComponentType;
  readonly name: string;
  readonly idPrefix: string;
  /** In a document of its own: its global styles hold there. */
  readonly isFramed: boolean;
  /** Where readers can tell of an error. */
  readonly issues?: string | undefined;
}

/** Sent to a demo's element to have it begin anew. */
const RESET = 'docsgen:reset-demo';

/** Resolves when the demo answers. */
export async function hydrate(element: HTMLElement, demo: LiveDemo): Promise<void> {
  giveStylesBack(element);
  await new Promise<void>((resolve) => {
    hydrateRoot(element, createElement(Alive, { element, demo, onLive: resolve }), {
      identifierPrefix: demo.idPrefix,
    });
  });
}

interface AliveProps {
  readonly element: HTMLElement;
  readonly demo: LiveDemo;
  readonly onLive: () => void;
}

function Alive({ element, demo, onLive }: AliveProps): ReactNode {
  const { Demo, name, issues, isFramed } = demo;
  const [round, setRound] = useState(0);
  const direction = useSyncExternalStore(onDirection, directionOf, () => 'ltr' as const);
  useEffect(() => {
    const reset = (): void => setRound((last) => last + 1);
    element.addEventListener(RESET, reset);
    onLive();
    return () => element.removeEventListener(RESET, reset);
  }, [element, onLive]);
  return createElement(
    Boundary,
    { key: round, name, issues, onReset: () => setRound((last) => last + 1) },
    surround(createElement(Demo), {
      react: { createElement: createElement as Surroundings['react']['createElement'] },
      CacheProvider,
      cache: cacheFor(direction, isFramed),
      material: turned(demo.material, direction),
      joy: turned(demo.joy, direction),
    }) as ReactNode,
  );
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
