/** The toolbar under each demo: one stop of the Tab key, arrows within. Knows what each control does, not how it looks. */

import { openInStackBlitz } from './stackblitz.js';

/** Milliseconds for which it is said that something was copied. */
const COPIED = 1000;

/** Sent to a demo's element to have it begin anew. */
const RESET = 'docsgen:reset-demo';

export function addDemoToolbars(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-demo-toolbar]');
  if (!template) return;
  for (const slot of document.querySelectorAll<HTMLElement>('[data-island-slot="demo-toolbar"]')) {
    slot.append(template.content.cloneNode(true));
    fit(slot);
    slot.addEventListener('click', ({ target }) => {
      const control = (target as Element).closest<HTMLElement>('[data-action]');
      if (control) void act(slot, control.dataset['action']!);
    });
    rove(slot.querySelector<HTMLElement>('[role=toolbar]')!);
  }
  openLinked();
  addEventListener('hashchange', openLinked);
}

/** Leaves only what the demo has a use for. */
function fit(slot: HTMLElement): void {
  const { project, source, languages = '', label = '' } = slot.dataset;
  const { codeVariant } = document.documentElement.dataset;
  for (const control of slot.querySelectorAll<HTMLElement>('button, a')) {
    const { action, preference } = control.dataset;
    control.dataset['gaEventLabel'] = label;
    if (preference && control instanceof HTMLButtonElement) {
      control.ariaPressed = String(control.value === codeVariant);
      control.disabled = !languages.includes(control.value);
    }
    if (control instanceof HTMLAnchorElement && source) control.href = source;
    if ((action === 'stackblitz' && !project) || (action === 'source' && !source)) control.remove();
  }
}

async function act(slot: HTMLElement, action: string): Promise<void> {
  const figure = slot.closest('figure')!;
  switch (action) {
    case 'stackblitz':
      return openInStackBlitz(slot.dataset['project']!, isPlain(slot) ? 'JS' : 'TS');
    case 'copy': {
      const shown = [...figure.querySelectorAll<HTMLElement>('.source .code')].find(isChosen);
      return tell(slot, await copied(shown?.querySelector('pre')?.textContent ?? ''));
    }
    case 'link':
      return tell(slot, await copied(linkTo(slot)));
    case 'reset':
      return demoIn(figure)?.dispatchEvent(new Event(RESET)) as unknown as void;
    case 'reset-focus':
      return focusBefore(figure);
  }
}

/** Whether the reader's choice shows it; it may lie in closed details. */
function isChosen({ dataset: { variant } }: HTMLElement): boolean {
  const { codeVariant } = document.documentElement.dataset;
  return (variant ?? codeVariant) === codeVariant;
}

function isPlain({ dataset: { languages = '' } }: HTMLElement): boolean {
  return (
    languages === 'JS' ||
    (languages.includes('JS') && document.documentElement.dataset['codeVariant'] === 'JS')
  );
}

/** With the language that is shown. */
function linkTo(slot: HTMLElement): string {
  const { anchor = '' } = slot.dataset;
  return `${location.href.split('#')[0]}#${anchor}${isPlain(slot) ? '.js' : '.tsx'}`;
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
  const status = slot.querySelector('[role=status]')!;
  status.textContent = isCopied ? 'Copied' : 'Could not be copied';
  slot.dataset['copied'] = String(isCopied);
  setTimeout(() => {
    status.textContent = '';
    delete slot.dataset['copied'];
  }, COPIED);
}

/** A framed demo lies in a document of its own. */
function demoIn(figure: Element): Element | null | undefined {
  const frame = figure.querySelector<HTMLIFrameElement>('.demo > iframe');
  return frame ? frame.contentDocument?.querySelector('.demo') : figure.querySelector('.demo');
}

/** The next Tab goes into the demo, as if a reader came from above. */
function focusBefore(figure: Element): void {
  const known = figure.querySelector<HTMLElement>(':scope > [data-focus-start]');
  const start = known ?? Object.assign(document.createElement('span'), { tabIndex: -1 });
  start.dataset['focusStart'] = '';
  if (!known) figure.prepend(start);
  start.focus();
}

/** One stop of the Tab key; arrows, Home and End move within it. */
function rove(toolbar: HTMLElement): void {
  const controls = (): HTMLElement[] =>
    [...toolbar.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')].filter(
      (one) => one.offsetParent,
    );
  const stopAt = (stop: HTMLElement | undefined): void => {
    for (const control of toolbar.querySelectorAll<HTMLElement>('button, a'))
      control.tabIndex = control === stop ? 0 : -1;
  };
  stopAt(toolbar.querySelector<HTMLElement>('button:not(:disabled)') ?? undefined);
  toolbar.addEventListener('focusin', ({ target }) =>
    stopAt((target as Element).closest<HTMLElement>('button, a') ?? undefined),
  );
  toolbar.addEventListener('keydown', (event) => {
    const all = controls();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  });
}

/** `#Name.tsx` opens the code in which it lies: not every browser does so by itself. */
function openLinked(): void {
  const name = decodeURIComponent(location.hash.slice(1)).replace(/^(?:system|tailwind|css)-/, '');
  if (!/\.(?:js|tsx)$/.test(name)) return;
  const target = document.getElementById(name);
  const source = target?.closest('figure')?.querySelector('details');
  if (!source || source.open) return;
  source.open = true;
  target!.scrollIntoView();
}
