/** Shows an edited demo, again and again: what throws gives way to the last one that did not.
 *  Lies in the library file of React; knows nothing of frames and of compilers. */

import { Component, createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf, onDirection } from './direction.js';
import { surrounded, type Around } from './surrounded.js';

export interface Played extends Omit<Around, 'isFramed'> {
  readonly Demo: ComponentType;
}

/** Is told that what is shown has thrown, or, by nothing, that it has not. */
export type Told = (error?: unknown) => void;

/** Gives what shows a demo in place of the one before. */
export function play(element: HTMLElement): (played: Played, told: Told) => void {
  const root = createRoot(element, { onCaughtError: () => undefined });
  let good: Played | undefined;
  let round = 0;
  return (played, told) => {
    const last = good;
    const onDone = (error?: unknown): void => {
      if (error === undefined) good = played;
      told(error);
    };
    root.render(createElement(Attempt, { key: (round += 1), played, last, onDone }));
  };
}

interface AttemptProps {
  readonly played: Played;
  readonly last: Played | undefined;
  readonly onDone: Told;
}

interface AttemptState {
  readonly hasFailed: boolean;
}

class Attempt extends Component<AttemptProps, AttemptState> {
  override readonly state: AttemptState = { hasFailed: false };

  static getDerivedStateFromError(): AttemptState {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.props.onDone();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onDone(error ?? new Error('The demo has thrown nothing'));
  }

  override render(): ReactNode {
    const { played, last } = this.props;
    const shown = this.state.hasFailed ? last : played;
    return shown && createElement(Shown, shown);
  }
}

function Shown({ Demo, material, joy }: Played): ReactNode {
  const direction = useSyncExternalStore(onDirection, directionOf);
  return surrounded(createElement(Demo), { material, joy, isFramed: true, direction });
}
