/** Adds the toolbar to each demo and runs its actions. */

import { findTarget, readHash } from '../dom.js';
import { updateToolbar } from './update-toolbar.js';
import { stopEditing, toggleEditing } from './toggle-editing.js';
import { initRovingFocus, initMenu } from './init-roving-focus.js';
import { openProject } from './open-project.js';
import { isChosen, getSourceLanguage, getTools } from './demo-tools.js';

/** Milliseconds for which it is said that something was copied. */
const COPIED_DURATION = 1000;

/** Sent to a demo's element to start it again. */
const RESET_EVENT = 'docsgen:reset-demo';

export function addDemoToolbars(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-demo-toolbar]');
  if (!template) return;
  const slots = document.querySelectorAll<HTMLElement>('[data-island-slot="demo-toolbar"]');
  for (const slot of slots) addToolbar(slot, template);
  observeChoices(() => {
    for (const slot of slots) {
      stopEditing(slot);
      updateToolbar(slot);
    }
  });
  openLinkedSource();
  addEventListener('hashchange', openLinkedSource);
}

/** Attributes are written again when nothing has changed, too. */
function observeChoices(onChange: () => void): void {
  const root = document.documentElement;
  new MutationObserver((changes) => {
    if (changes.some(({ attributeName, oldValue }) => root.getAttribute(attributeName!) !== oldValue))
      onChange();
  }).observe(root, { attributeFilter: ['data-code-variant', 'data-code-styling'], attributeOldValue: true });
}

function addToolbar(slot: HTMLElement, template: HTMLTemplateElement): void {
  slot.append(template.content.cloneNode(true));
  updateToolbar(slot);
  for (const menu of slot.querySelectorAll<HTMLElement>('[popover]'))
    initMenu(slot.querySelector(`button[data-menu=${menu.dataset['menu']}]`)!, menu);
  slot.addEventListener('click', (event) => {
    const control = findTarget<HTMLButtonElement>(event, '[data-action]');
    if (control) void runAction(slot, control);
  });
  initRovingFocus(slot.querySelector<HTMLElement>('[role=toolbar]')!);
}

async function runAction(slot: HTMLElement, { dataset, value }: HTMLButtonElement): Promise<void> {
  const figure = slot.closest('figure')!;
  const tools = getTools(slot);
  switch (dataset['action']) {
    case 'edit':
      return toggleEditing(slot);
    case 'stackblitz':
    case 'codesandbox':
      return openProject(dataset['action'], tools.project!, getSourceLanguage(tools));
    case 'copy': {
      const block = [...figure.querySelectorAll<HTMLElement>('.source .code')].find(isChosen);
      return showCopyStatus(slot, await writeToClipboard(block?.querySelector('pre')?.textContent ?? ''));
    }
    case 'link':
      return showCopyStatus(slot, await writeToClipboard(formatSourceLink(slot, value)));
    case 'reset':
      stopEditing(slot);
      findChosenDemo(figure)?.dispatchEvent(new Event(RESET_EVENT));
      return;
    case 'reset-focus':
      return focusBeforeDemo(figure);
  }
}

/** To this demo's source, in the styling option that is shown. */
function formatSourceLink(slot: HTMLElement, language: string): string {
  const { stylings } = getTools(slot);
  const name = `${stylings ? `${stylings[0]}-` : ''}${slot.dataset['anchor']}`;
  return `${location.href.split('#')[0]}#${name}.${language === 'JS' ? 'js' : 'tsx'}`;
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function showCopyStatus(slot: HTMLElement, isCopied: boolean): void {
  const status = slot.querySelector<HTMLElement>('[role=status]')!;
  status.textContent = status.dataset[isCopied ? 'copied' : 'notCopied'] ?? '';
  slot.dataset['copied'] = String(isCopied);
  setTimeout(() => {
    status.textContent = '';
    delete slot.dataset['copied'];
  }, COPIED_DURATION);
}

/** A framed demo lies in a document of its own. */
function findChosenDemo(figure: Element): Element | null | undefined {
  const demo = [...figure.querySelectorAll<HTMLElement>('.demo')].find(isChosen);
  const iframe = demo?.querySelector<HTMLIFrameElement>(':scope > iframe');
  return iframe ? iframe.contentDocument?.querySelector('.demo') : demo;
}

/** The next Tab goes into the demo, as if a reader came from above. */
function focusBeforeDemo(figure: Element): void {
  const existing = figure.querySelector<HTMLElement>(':scope > [data-focus-start]');
  const start = existing ?? Object.assign(document.createElement('span'), { tabIndex: -1 });
  start.dataset['focusStart'] = '';
  if (!existing) figure.prepend(start);
  start.focus();
}

/** `#Name.tsx` opens the code in which it lies: not every browser does so by itself. */
function openLinkedSource(): void {
  const name = readHash();
  if (!/\.(?:js|tsx)$/.test(name)) return;
  const target =
    document.getElementById(name) ?? document.getElementById(name.replace(/^(?:system|tailwind|css)-/, ''));
  const source = target?.closest('figure')?.querySelector('details');
  if (!source || source.open) return;
  source.open = true;
  target!.scrollIntoView();
}
