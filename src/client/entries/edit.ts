/** Live editing, fetched when a reader starts it. A demo's code becomes a field, and the edited code runs in a sandboxed
 *  iframe, so that the page's policy stays as it is. */

import '../demos/edit/set-prism-manual.js';
import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import { compileEdit, type EditedFiles, type EditScope } from '../demos/edit/compile-edit.js';
import { inlineFiles } from '../demos/edit/inline-files.js';
import { openEditor } from '../demos/edit/open-editor.js';
import { openSandbox } from '../demos/edit/open-sandbox.js';
import type { EditIssue } from '../demos/edit/sandbox-messages.js';
import { isChosen, getTools } from '../demos/demo-tools.js';
import { getDemoMessage } from '../demos/demo-message.js';

/** Milliseconds without a key after which a change is run. */
const RUN_DELAY = 250;

/** Ends the editing: the demo and its code are as they were. */
type StopEditing = () => void;

/** Opens the editor of the demo whose tools stand in `slot`. */
export function startEditing(slot: HTMLElement): StopEditing {
  const figure = slot.closest('figure')!;
  const blocks = [...figure.querySelectorAll<HTMLElement>('.source .code')].filter(isChosen);
  const [block, ...otherBlocks] = blocks;
  const demo = [...figure.querySelectorAll<HTMLElement>('.demo')].find(isChosen);
  if (!block || !demo) throw new Error('The figure has no demo with code');
  const messageElement = Object.assign(document.createElement('p'), {
    className: 'edit-error',
    role: 'alert',
  });
  const showIssue = (issue?: EditIssue): void => {
    messageElement.textContent = issue ? formatIssue(issue) : '';
  };
  const sandbox = openSandbox(demo, showIssue);
  const environment = loadEnvironment(demo, getTools(slot).edit!);
  const runEdit = async (): Promise<void> => {
    const { scope, css, loadLibraries } = await environment;
    const files: EditedFiles = [
      { ...toEditedFile(block), code: editor.text() },
      ...otherBlocks.map(toEditedFile),
    ];
    const compiled = compileEdit(files, scope);
    if ('issue' in compiled) return showIssue(compiled.issue);
    const { code, hosts, libraries: libraryNames } = compiled;
    const libraries = await loadLibraries(libraryNames);
    showIssue(await sandbox.run({ code, hosts, libraries, css, attributes: getSandboxAttributes(demo) }));
  };
  const pending = { timer: 0 };
  const editor = openEditor(block, () => {
    clearTimeout(pending.timer);
    pending.timer = window.setTimeout(
      () => void runEdit().catch((error: unknown) => showIssue(toIssue(error))),
      RUN_DELAY,
    );
  });
  figure.querySelector('details')!.open = true;
  block.append(messageElement);
  editor.focus();
  return () => {
    clearTimeout(pending.timer);
    editor.close();
    sandbox.close();
    messageElement.remove();
  };
}

function formatIssue({ message, messageKey, line }: EditIssue): string {
  const text = messageKey ? fillPlaceholders(getDemoMessage(messageKey), { name: message }) : message;
  return line ? fillPlaceholders(getDemoMessage('fault'), { line, message: text }) : text;
}

function toEditedFile(block: HTMLElement): EditedFiles[number] {
  const pre = block.querySelector('pre')!;
  return { name: block.dataset['path'] ?? pre.ariaLabel ?? '', code: pre.textContent };
}

/** Below which Tailwind's styles hold. */
function getSandboxAttributes({ dataset }: HTMLElement): Readonly<Record<string, string>> {
  return dataset['tailwind'] === undefined ? {} : { 'data-tailwind': '' };
}

function toIssue(error: unknown): EditIssue {
  return { message: error instanceof Error ? error.message : String(error) };
}

interface EditEnvironment {
  readonly scope: EditScope;
  readonly css: string;
  readonly loadLibraries: (names: readonly string[]) => Promise<Readonly<Record<string, string>>>;
}

/** What the site provides for an edited demo: fetched once. */
async function loadEnvironment(demo: HTMLElement, url: string): Promise<EditEnvironment> {
  const pageDocument = demo.querySelector('iframe')?.contentDocument ?? document;
  const stylesheets = [
    ...pageDocument.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/_docsgen/"]'),
  ].filter(({ href }) => !/\/shell\.[^/]*$/.test(href));
  const css = await Promise.all(stylesheets.map(async ({ href }) => fetchText(href)));
  const { files, ...scope }: EditScope = JSON.parse(await fetchText(url));
  const inlinedFiles = files && JSON.parse(await inlineFiles(JSON.stringify(files)));
  const libraryTexts = new Map<string, Promise<string>>();
  const loadLibrary = async (name: string): Promise<string> => {
    const libraryText = libraryTexts.get(name) ?? fetchText(new URL(name, new URL(url, location.href)).href);
    libraryTexts.set(name, libraryText);
    return libraryText;
  };
  return {
    scope: { ...scope, files: inlinedFiles },
    css: await inlineFiles(css.join('\n')),
    loadLibraries: async (names) =>
      Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, await loadLibrary(name)] as const)),
      ),
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(fillPlaceholders(getDemoMessage('unreachable'), { address, status: response.status }));
  return response.text();
}
