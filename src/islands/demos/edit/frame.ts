/** The frame in which an edited demo runs, seen from the page: it takes the demo's place once it shows something. */

import { filled } from '../../../site/filled.js';
import { demoWord } from '../words.js';
import type { EditFault, FromSandbox, RunMessage, ToSandbox } from './messages.js';

/** The address of the document that the frame shows. */
declare const SANDBOX: string;

export interface Sandbox {
  /** Resolves with what is wrong; with nothing where the demo is shown. Later faults are told to `onFault`. */
  run(message: Omit<RunMessage, 'kind' | 'id'>): Promise<EditFault | undefined>;
  close(): void;
}

/** Beside the demo that it stands in for. */
export function openSandbox(demo: HTMLElement, onFault: (fault: EditFault) => void): Sandbox {
  const frame = document.createElement('iframe');
  frame.title = filled(demoWord('edited'), { name: demo.dataset['demo'] ?? '' });
  frame.sandbox.add('allow-scripts');
  frame.src = SANDBOX;
  const stage = Object.assign(document.createElement('div'), { className: 'demo edited', hidden: true });
  stage.append(frame);
  demo.after(stage);
  const least = demo.querySelector('iframe')?.height ?? demo.offsetHeight;
  frame.height = String(least);
  const waiting = new Map<number, (fault: EditFault | undefined) => void>();
  const say = (message: ToSandbox): void => frame.contentWindow?.postMessage(message, '*');
  const ready = new Promise<void>((resolve) => {
    addEventListener('message', hear);
    function hear({ source, data }: MessageEvent<FromSandbox>): void {
      if (!frame.isConnected) removeEventListener('message', hear);
      if (source !== frame.contentWindow) return;
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'height') frame.height = String(Math.max(data.height, Number(least)));
      else answer(data);
    }
  });
  const answer = ({ id, fault }: Extract<FromSandbox, { readonly kind: 'ran' }>): void => {
    const settle = waiting.get(id);
    waiting.delete(id);
    if (settle) settle(fault);
    else if (fault) onFault(fault);
  };
  const observer = new MutationObserver(() => say(look()));
  observer.observe(document.documentElement, { attributeFilter: LOOKS });
  return {
    run: async (message) => {
      await ready;
      say(look());
      const id = (rounds.at += 1);
      const fault = await new Promise<EditFault | undefined>((resolve) => {
        waiting.set(id, resolve);
        say({ kind: 'run', id, ...message });
      });
      if (!fault && stage.isConnected) [stage.hidden, demo.hidden] = [false, true];
      return fault;
    },
    close: () => {
      observer.disconnect();
      stage.remove();
      demo.hidden = false;
    },
  };
}

/** Each run of the page has a number. */
const rounds = { at: 0 };

/** Attributes of `<html>` that a demo follows. */
const LOOKS = ['data-mui-color-scheme', 'dir', 'lang'];

function look(): ToSandbox {
  const root = document.documentElement;
  const attributes = Object.fromEntries(LOOKS.map((name) => [name, root.getAttribute(name) ?? '']));
  return { kind: 'look', attributes };
}
