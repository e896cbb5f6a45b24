/** Takes a demo over that the server has rendered: the same tree around it, and what keeps its faults to itself.
 *  Lies in the library file of React; knows nothing of when a demo is wanted. */

import {
  createElement,
  startTransition,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from './boundary.js';
import { directionOf, onDirection } from './direction.js';
import { giveStylesBack } from './lifted-styles.js';
import { surrounded, type Around } from './surrounded.js';

export interface LiveDemo extends Around {
  readonly Demo: ComponentType;
  readonly name: string;
  readonly idPrefix: string;
  /** Where readers can tell of an error. */
  readonly issues?: string | undefined;
}

/** Sent to a demo's element to have it begin anew. */
const RESET = 'docsgen:reset-demo';

/** Sent to a demo's element before `docsgen watch` takes it out of the page. */
const GONE = 'docsgen:gone';

/** Resolves when the demo answers. */
export async function hydrate(element: HTMLElement, demo: LiveDemo): Promise<void> {
  // It may have been replaced while its scripts were on their way.
  if (!element.isConnected) return;
  giveStylesBack(element);
  await new Promise<void>((resolve) => {
    const tree = createElement(Alive, { element, demo, onLive: resolve });
    // In small steps, between which the page answers.
    startTransition(() => {
      const root = hydrateRoot(element, tree, { identifierPrefix: demo.idPrefix });
      element.addEventListener(GONE, () => root.unmount());
    });
  });
}

interface AliveProps {
  readonly element: HTMLElement;
  readonly demo: LiveDemo;
  readonly onLive: () => void;
}

function Alive({ element, demo, onLive }: AliveProps): ReactNode {
  const { Demo, name, issues } = demo;
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
    surrounded(createElement(Demo), { ...demo, direction }),
  );
}
