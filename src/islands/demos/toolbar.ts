/** The toolbar under each demo. Knows what each control does, not how it looks. */

import { fit } from './fit.js';
import { stopEditing, toggleEditing } from './editing.js';
import { rove, tendMenu } from './rove.js';
import { openInStackBlitz } from './stackblitz.js';
import { isChosen, languageOf, toolsOf } from './tools.js';

/** Milliseconds for which it is said that something was copied. */
const COPIED = 1000;

/** Sent to a demo's element to have it begin anew. */
const RESET = 'docsgen:reset-demo';

export function addDemoToolbars(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-demo-toolbar]');
  if (!template) return;
  const slots = document.querySelectorAll<HTMLElement>('[data-island-slot="demo-toolbar"]');
  for (const slot of slots) addTools(slot, template);
  onChoice(() => {
    for (const slot of slots) {
      stopEditing(slot);
      fit(slot);
    }
  });
  openLinked();
  addEventListener('hashchange', openLinked);
}

/** Attributes are written again when nothing has changed, too. */
function onChoice(hear: () => void): void {
  const root = document.documentElement;
  new MutationObserver((changes) => {
    if (changes.some(({ attributeName, oldValue }) => root.getAttribute(attributeName!) !== oldValue)) hear();
  }).observe(root, { attributeFilter: ['data-code-variant', 'data-code-styling'], attributeOldValue: true });
}

function addTools(slot: HTMLElement, template: HTMLTemplateElement): void {
  slot.append(template.content.cloneNode(true));
  fit(slot);
  for (const menu of slot.querySelectorAll<HTMLElement>('[popover]'))
    tendMenu(slot.querySelector(`button[data-menu=${menu.dataset['menu']}]`)!, menu);
  slot.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLButtonElement>('[data-action]');
    if (control) void act(slot, control);
  });
  rove(slot.querySelector<HTMLElement>('[role=toolbar]')!);
}

async function act(slot: HTMLElement, { dataset, value }: HTMLButtonElement): Promise<void> {
  const figure = slot.closest('figure')!;
  const tools = toolsOf(slot);
  switch (dataset['action']) {
    case 'edit':
      return toggleEditing(slot);
    case 'stackblitz':
      return openInStackBlitz(tools.project!, languageOf(tools));
    case 'copy': {
      const shown = [...figure.querySelectorAll<HTMLElement>('.source .code')].find(isChosen);
      return tell(slot, await copied(shown?.querySelector('pre')?.textContent ?? ''));
    }
    case 'link':
      return tell(slot, await copied(linkTo(slot, value)));
    case 'reset':
      stopEditing(slot);
      return demoIn(figure)?.dispatchEvent(new Event(RESET)) as unknown as void;
    case 'reset-focus':
      return focusBefore(figure);
  }
}

/** To this demo's source, in the styling option that is shown. */
function linkTo(slot: HTMLElement, language: string): string {
  const { stylings } = toolsOf(slot);
  const name = `${stylings ? `${stylings[0]}-` : ''}${slot.dataset['anchor']}`;
  return `${location.href.split('#')[0]}#${name}.${language === 'JS' ? 'js' : 'tsx'}`;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function tell(slot: HTMLElement, isCopied: boolean): void {
  const status = slot.querySelector<HTMLElement>('[role=status]')!;
  status.textContent = status.dataset[isCopied ? 'copied' : 'notCopied'] ?? '';
  slot.dataset['copied'] = String(isCopied);
  setTimeout(() => {
    status.textContent = '';
    delete slot.dataset['copied'];
  }, COPIED);
}

/** A framed demo lies in a document of its own. */
function demoIn(figure: Element): Element | null | undefined {
  const demo = [...figure.querySelectorAll<HTMLElement>('.demo')].find(isChosen);
  const frame = demo?.querySelector<HTMLIFrameElement>(':scope > iframe');
  return frame ? frame.contentDocument?.querySelector('.demo') : demo;
}

/** The next Tab goes into the demo, as if a reader came from above. */
function focusBefore(figure: Element): void {
  const known = figure.querySelector<HTMLElement>(':scope > [data-focus-start]');
  const start = known ?? Object.assign(document.createElement('span'), { tabIndex: -1 });
  start.dataset['focusStart'] = '';
  if (!known) figure.prepend(start);
  start.focus();
}

/** `#Name.tsx` opens the code in which it lies: not every browser does so by itself. */
function openLinked(): void {
  const name = decodeURIComponent(location.hash.slice(1));
  if (!/\.(?:js|tsx)$/.test(name)) return;
  const target =
    document.getElementById(name) ?? document.getElementById(name.replace(/^(?:system|tailwind|css)-/, ''));
  const source = target?.closest('figure')?.querySelector('details');
  if (!source || source.open) return;
  source.open = true;
  target!.scrollIntoView();
}
