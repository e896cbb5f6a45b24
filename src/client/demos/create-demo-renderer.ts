/** Renders the versions of an edited demo: where one throws, the last good one is shown. Part of the library file of React. */

import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useSurroundings } from './use-surroundings.js';
import { wrapDemo, type DemoContext } from './wrap-demo.js';

export interface EditedDemo extends Omit<DemoContext, 'isInIframe'> {
  readonly Demo: ComponentType;
}

/** Called with the error of a demo, or without one when it is shown. */
type OnResult = (error?: unknown) => void;

/** Returns a function that replaces the demo. */
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

function DemoContent({ Demo, ...context }: EditedDemo): ReactNode {
  return wrapDemo(createElement(Demo), { ...context, ...useSurroundings(), isInIframe: true });
}
