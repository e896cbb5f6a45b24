/** Catches an error of a demo, and shows it with a button that starts the demo again. */

import { Component, createElement, type ReactNode } from 'react';
import { getDemoMessage } from './demo-message.js';

interface DemoErrorBoundaryProps {
  readonly name: string;
  readonly issuesUrl?: string | undefined;
  readonly onReset: () => void;
  readonly children?: ReactNode;
}

interface DemoErrorBoundaryState {
  readonly error?: string;
}

export class DemoErrorBoundary extends Component<DemoErrorBoundaryProps, DemoErrorBoundaryState> {
  override readonly state: DemoErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): DemoErrorBoundaryState {
    return { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }

  override render(): ReactNode {
    const { name, issuesUrl, onReset, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return createElement(
      'div',
      { className: 'demo-error', role: 'alert' },
      createElement('p', null, getDemoMessage('failed')),
      createElement('pre', { tabIndex: 0 }, error),
      createElement('button', { type: 'button', onClick: onReset }, getDemoMessage('reset')),
      issuesUrl
        ? createElement('a', { href: formatIssueUrl(issuesUrl, name, error) }, getDemoMessage('report'))
        : null,
    );
  }
}

/** A new issue with what is known of the error, in the language of those who read it. */
function formatIssueUrl(issuesUrl: string, name: string, error: string): string {
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
  return `${issuesUrl}?${new URLSearchParams({ title: `[docs] Demo ${name} has a runtime error`, body }).toString()}`;
}
