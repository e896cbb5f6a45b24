/** Hydrates a demo that the build has rendered, or renders one that only browsers render, inside an error boundary. Part of the library file of React. */

import {
  createElement,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { copyBuiltElement, describeMismatch } from './describe-mismatch.js';
import { DemoErrorBoundary } from './demo-error-boundary.js';
import { restoreInlineStyles } from './restore-inline-styles.js';
import { trustText } from './trust-text.js';
import { useSurroundings } from './use-surroundings.js';
import { wrapDemo, type DemoContext } from './wrap-demo.js';

export interface HydratableDemo extends DemoContext {
  readonly Demo: ComponentType;
  readonly name: string;
  readonly idPrefix: string;
  /** Where readers can report an error. */
  readonly issuesUrl?: string | undefined;
}

/** Sent to a demo's element to start it again. */
const RESET_EVENT = 'docsgen:reset-demo';

/** Sent to a demo's element before `docsgen watch` takes it out of the page. */
const UNMOUNT_EVENT = 'docsgen:unmount';

trustText();

/** Resolves when the demo is interactive. */
export async function hydrateDemo(element: HTMLElement, demo: HydratableDemo): Promise<void> {
  // It may have been replaced while its scripts were loading.
  if (!element.isConnected) return;
  restoreInlineStyles(element);
  const builtElement = copyBuiltElement(element);
  const onRecoverableError = (error: unknown): void =>
    console.error(describeMismatch(builtElement, element) ?? error);
  await new Promise<void>((resolve) => {
    const tree = createElement(HydratedDemo, { element, demo, onHydrated: resolve });
    // In small steps, between which the page answers.
    startTransition(() => {
      const options = { identifierPrefix: demo.idPrefix, onRecoverableError };
      const isClientOnly = 'clientOnly' in element.dataset;
      const root = isClientOnly ? createRoot(element, options) : hydrateRoot(element, tree, options);
      if (isClientOnly) root.render(tree);
      element.addEventListener(UNMOUNT_EVENT, () => root.unmount());
    });
  });
}

interface HydratedDemoProps {
  readonly element: HTMLElement;
  readonly demo: HydratableDemo;
  readonly onHydrated: () => void;
}

function HydratedDemo({ element, demo, onHydrated }: HydratedDemoProps): ReactNode {
  const { Demo, name, issuesUrl } = demo;
  const [resetCount, setResetCount] = useState(0);
  const surroundings = useSurroundings();
  useEffect(() => {
    const reset = (): void => setResetCount((count) => count + 1);
    element.addEventListener(RESET_EVENT, reset);
    onHydrated();
    return () => element.removeEventListener(RESET_EVENT, reset);
  }, [element, onHydrated]);
  return createElement(
    DemoErrorBoundary,
    { key: resetCount, name, issuesUrl, onReset: () => setResetCount((count) => count + 1) },
    wrapDemo(createElement(Demo), { ...demo, ...surroundings }),
  );
}
