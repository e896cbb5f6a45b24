/** Shows an edited demo, again and again: what throws gives way to the last one that did not.
 *  Lies in the library file of React; knows nothing of frames and of compilers. */

import { Component, createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { getDirection, subscribeToDirection } from './direction.js';
import { wrapDemo, type DemoContext } from './wrap-demo.js';

export interface EditedDemo extends Omit<DemoContext, 'isInIframe'> {
  readonly Demo: ComponentType;
}

/** Is told that what is shown has thrown, or, by nothing, that it has not. */
export type OnResult = (error?: unknown) => void;

/** Gives what shows a demo in place of the one before. */
export function createDemoRenderer(element: HTMLElement): (demo: EditedDemo, onResult: OnResult) => void {
  const root = createRoot(element, { onCaughtError: () => undefined });
  let lastGood: EditedDemo | undefined;
  let attempt = 0;
  return (demo, onResult) => {
    const fallback = lastGood;
    const onDone = (error?: unknown): void => {
      if (error === undefined) lastGood = demo;
      onResult(error);
    };
    root.render(createElement(DemoAttempt, { key: (attempt += 1), demo, fallback, onDone }));
  };
}

interface DemoAttemptProps {
  readonly demo: EditedDemo;
  readonly fallback: EditedDemo | undefined;
  readonly onDone: OnResult;
}

interface DemoAttemptState {
  readonly hasFailed: boolean;
}

class DemoAttempt extends Component<DemoAttemptProps, DemoAttemptState> {
  override readonly state: DemoAttemptState = { hasFailed: false };

  static getDerivedStateFromError(): DemoAttemptState {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.props.onDone();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onDone(error ?? new Error('The demo has thrown nothing'));
  }

  override render(): ReactNode {
    const { demo, fallback } = this.props;
    const shownDemo = this.state.hasFailed ? fallback : demo;
    return shownDemo && createElement(DemoContent, shownDemo);
  }
}

function DemoContent({ Demo, material, joy }: EditedDemo): ReactNode {
  const direction = useSyncExternalStore(subscribeToDirection, getDirection);
  return wrapDemo(createElement(Demo), { material, joy, isInIframe: true, direction });
}
