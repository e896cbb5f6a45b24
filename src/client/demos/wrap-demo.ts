/** What stands around a demo in the browser: the same tree as on the server, in the page's direction. */

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { createElement, useContext, type ReactNode } from 'react';
import {
  wrapInProviders,
  type DemoProviders,
  type DemoSurroundings,
} from '../../demos/render/wrap-in-providers.js';
import { createChoiceStorage } from '../color-schemes/create-choice-storage.js';
import { mirrorDeclaration, type Direction } from './direction.js';
import { disableGlobalStyles } from './disable-global-styles.js';

export interface DemoContext extends Pick<DemoProviders, 'material' | 'joy' | 'Wrapper'> {
  /** In a document of its own: its global styles hold there. */
  readonly isInIframe: boolean;
}

/** A demo's element with everything around it. */
export function wrapDemo(
  element: ReactNode,
  { material, joy, Wrapper, isInIframe, direction, colorScheme }: DemoContext & DemoSurroundings,
): ReactNode {
  return wrapInProviders(element, {
    react: { createElement, useContext } as DemoProviders['react'],
    CacheProvider,
    ThemeContext,
    cache: getEmotionCache(direction, isInIframe),
    material: mirrorTheme(material, direction),
    joy: mirrorTheme(joy, direction),
    storageManager: createChoiceStorage,
    Wrapper,
    surroundings: { colorScheme, direction },
  }) as ReactNode;
}

/** Themes are shared by all demos of the page, so each has one copy for the other direction. */
const mirroredThemes = new WeakMap<object, object>();

function mirrorTheme<T extends { readonly theme: unknown } | undefined>(library: T, direction: Direction): T {
  if (!library || direction === 'ltr') return library;
  const mirroredTheme = mirroredThemes.get(library) ?? {
    ...library,
    theme: { ...(library.theme as object), direction },
  };
  mirroredThemes.set(library, mirroredTheme);
  return mirroredTheme as T;
}

const emotionCaches = new Map<Direction, EmotionCache>();

/** All demos of a document share one for each direction. The rules go in one by one, which the policy allows. */
function getEmotionCache(direction: Direction, isInIframe: boolean): EmotionCache {
  const existing = emotionCaches.get(direction);
  if (existing) return existing;
  const cache =
    direction === 'ltr'
      ? createCache({ key: 'css', speedy: true })
      : createCache({ key: 'rtl', speedy: true, stylisPlugins: [mirrorDeclaration] });
  emotionCaches.set(direction, isInIframe ? cache : disableGlobalStyles(cache));
  return cache;
}
