/** Keeps an error of a demo to the demo, and shows it with a way to begin anew. */

import { Component, createElement, type ReactNode } from 'react';
import { demoWord } from './words.js';

interface BoundaryProps {
  readonly name: string;
  readonly issues?: string | undefined;
  readonly onReset: () => void;
  readonly children?: ReactNode;
}

interface BoundaryState {
  readonly error?: string;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }

  override render(): ReactNode {
    const { name, issues, onReset, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return createElement(
      'div',
      { className: 'demo-error', role: 'alert' },
      createElement('p', null, demoWord('failed')),
      createElement('pre', { tabIndex: 0 }, error),
      createElement('button', { type: 'button', onClick: onReset }, demoWord('reset')),
      issues ? createElement('a', { href: reportAt(issues, name, error) }, demoWord('report')) : null,
    );
  }
}

/** A new issue with what is known of the error, in the language of those who read it. */
function reportAt(issues: string, name: string, error: string): string {
  const body = [
    `The demo ${name} shows an error.`,
    '',
    `- Page: ${location.href}`,
    `- Browser: ${navigator.userAgent}`,
    '',
    '```',
    error,
    '```',
  ].join('\n');
  return `${issues}?${new URLSearchParams({ title: `[docs] Demo ${name} has a runtime error`, body }).toString()}`;
}
