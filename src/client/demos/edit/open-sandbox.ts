/** Opens the iframe in which an edited demo runs. It replaces the demo once it shows something. */

import { fillPlaceholders } from '../../../site/messages/fill-placeholders.js';
import { getDemoMessage } from '../demo-message.js';
import type { EditIssue, MessageFromSandbox, RunMessage, MessageToSandbox } from './sandbox-messages.js';

/** The address of the document that the frame shows. */
declare const SANDBOX: string;

interface Sandbox {
  /** Resolves with what is wrong; with nothing where the demo is shown. Later issues go to `onIssue`. */
  run(message: Omit<RunMessage, 'kind' | 'id'>): Promise<EditIssue | undefined>;
  close(): void;
}

/** Beside the demo that it stands in for. */
export function openSandbox(demo: HTMLElement, onIssue: (issue: EditIssue) => void): Sandbox {
  const iframe = document.createElement('iframe');
  iframe.title = fillPlaceholders(getDemoMessage('edited'), { name: demo.dataset['demo'] ?? '' });
  iframe.sandbox.add('allow-scripts');
  iframe.src = SANDBOX;
  const container = Object.assign(document.createElement('div'), { className: 'demo edited', hidden: true });
  container.append(iframe);
  demo.after(container);
  const minHeight = demo.querySelector('iframe')?.height ?? demo.offsetHeight;
  iframe.height = String(minHeight);
  const pendingRuns = new Map<number, (issue: EditIssue | undefined) => void>();
  const postToSandbox = (message: MessageToSandbox): void => iframe.contentWindow?.postMessage(message, '*');
  const ready = new Promise<void>((resolve) => {
    addEventListener('message', onMessage);
    function onMessage({ source, data }: MessageEvent<MessageFromSandbox>): void {
      if (!iframe.isConnected) removeEventListener('message', onMessage);
      if (source !== iframe.contentWindow) return;
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'height') iframe.height = String(Math.max(data.height, Number(minHeight)));
      else settleRun(data);
    }
  });
  const settleRun = ({ id, issue }: Extract<MessageFromSandbox, { readonly kind: 'result' }>): void => {
    const resolveRun = pendingRuns.get(id);
    pendingRuns.delete(id);
    if (resolveRun) resolveRun(issue);
    else if (issue) onIssue(issue);
  };
  const observer = new MutationObserver(() => postToSandbox(createAttributesMessage()));
  observer.observe(document.documentElement, { attributeFilter: ROOT_ATTRIBUTES });
  return {
    run: async (message) => {
      await ready;
      postToSandbox(createAttributesMessage());
      const id = (runCounter.last += 1);
      const issue = await new Promise<EditIssue | undefined>((resolve) => {
        pendingRuns.set(id, resolve);
        postToSandbox({ kind: 'run', id, ...message });
      });
      if (!issue && container.isConnected) [container.hidden, demo.hidden] = [false, true];
      return issue;
    },
    close: () => {
      observer.disconnect();
      container.remove();
      demo.hidden = false;
    },
  };
}

/** Each run of the page has a number. */
const runCounter = { last: 0 };

/** Attributes of `<html>` that a demo follows. */
const ROOT_ATTRIBUTES = ['data-mui-color-scheme', 'dir', 'lang'];

function createAttributesMessage(): MessageToSandbox {
  const root = document.documentElement;
  const attributes = Object.fromEntries(ROOT_ATTRIBUTES.map((name) => [name, root.getAttribute(name) ?? '']));
  return { kind: 'attributes', attributes };
}
