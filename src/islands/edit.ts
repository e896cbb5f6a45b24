/** Live editing: fetched when a reader asks for it. A demo's code becomes a field, and what is written there runs in a frame
 *  without an origin, so that the page's policy stays as it is. */

import './demos/edit/quiet-prism.js';
import { filled } from '../site/filled.js';
import { compileEdit, type EditedFiles, type Scope } from './demos/edit/compile.js';
import { openEditor } from './demos/edit/editor.js';
import { openSandbox } from './demos/edit/frame.js';
import type { EditFault } from './demos/edit/messages.js';
import { isChosen, toolsOf } from './demos/tools.js';
import { demoWord } from './demos/words.js';

/** Milliseconds without a key after which a change is run. */
const PAUSE = 250;

/** Ends the editing: the demo and its code are as they were. */
export type Stop = () => void;

/** Opens the editor of the demo whose tools stand in `slot`. */
export function edit(slot: HTMLElement): Stop {
  const figure = slot.closest('figure')!;
  const blocks = [...figure.querySelectorAll<HTMLElement>('.source .code')].filter(isChosen);
  const [block, ...others] = blocks as [HTMLElement, ...HTMLElement[]];
  const demo = [...figure.querySelectorAll<HTMLElement>('.demo')].find(isChosen)!;
  const message = Object.assign(document.createElement('p'), { className: 'edit-error', role: 'alert' });
  const tell = (fault?: EditFault): void => {
    message.textContent = fault ? textOf(fault) : '';
  };
  const sandbox = openSandbox(demo, tell);
  const given = givenFor(demo, toolsOf(slot).edit!);
  const run = async (): Promise<void> => {
    const { scope, css, librariesFor } = await given;
    const files: EditedFiles = [{ name: editor.name, code: editor.text() }, ...others.map(fileIn)];
    const compiled = compileEdit(files, scope);
    if ('fault' in compiled) return tell(compiled.fault);
    const { code, hosts, libraries: names } = compiled;
    const libraries = await librariesFor(names);
    tell(await sandbox.run({ code, hosts, libraries, css, attributes: attributesOf(demo) }));
  };
  const waiting = { timer: 0 };
  const editor = openEditor(block, () => {
    clearTimeout(waiting.timer);
    waiting.timer = window.setTimeout(
      () => void run().catch((error: unknown) => tell(faultOf(error))),
      PAUSE,
    );
  });
  figure.querySelector('details')!.open = true;
  block.append(message);
  editor.focus();
  return () => {
    clearTimeout(waiting.timer);
    editor.close();
    sandbox.close();
    message.remove();
  };
}

function textOf({ message, word, line }: EditFault): string {
  const text = word ? filled(demoWord(word), { name: message }) : message;
  return line ? filled(demoWord('fault'), { line, message: text }) : text;
}

function fileIn(block: HTMLElement): EditedFiles[number] {
  const pre = block.querySelector('pre')!;
  return { name: pre.ariaLabel ?? '', code: pre.textContent };
}

/** Below which Tailwind's styles hold. */
function attributesOf({ dataset }: HTMLElement): Readonly<Record<string, string>> {
  return dataset['tailwind'] === undefined ? {} : { 'data-tailwind': '' };
}

function faultOf(error: unknown): EditFault {
  return { message: error instanceof Error ? error.message : String(error) };
}

interface Given {
  readonly scope: Scope;
  readonly css: string;
  readonly librariesFor: (names: readonly string[]) => Promise<Readonly<Record<string, string>>>;
}

/** What the site gives to an edited demo: fetched once. */
async function givenFor(demo: HTMLElement, address: string): Promise<Given> {
  const page = demo.querySelector('iframe')?.contentDocument ?? document;
  const sheets = [
    ...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/_docsgen/"]'),
  ].filter(({ href }) => !/\/shell\.[^/]*$/.test(href));
  const css = await Promise.all(sheets.map(async ({ href }) => textAt(href)));
  const scope = JSON.parse(await textAt(address)) as Scope;
  const known = new Map<string, Promise<string>>();
  const library = async (name: string): Promise<string> => {
    const found = known.get(name) ?? textAt(new URL(name, new URL(address, location.href)).href);
    known.set(name, found);
    return found;
  };
  return {
    scope,
    css: css.join('\n'),
    librariesFor: async (names) =>
      Object.fromEntries(await Promise.all(names.map(async (name) => [name, await library(name)] as const))),
  };
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(filled(demoWord('unreachable'), { address, status: response.status }));
  return response.text();
}
