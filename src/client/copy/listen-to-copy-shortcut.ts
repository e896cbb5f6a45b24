/** Ctrl or Cmd + C with nothing selected copies the block of code that the reader pointed at or focused last. */

import { findTarget } from '../dom.js';

export function listenToCopyShortcut(): void {
  let active: Element | null = null;
  const onEnter = (event: Event): void => {
    active = findTarget(event, '[data-copy]') ?? active;
  };
  const onLeave = ({ target, relatedTarget }: PointerEvent | FocusEvent): void => {
    if (!active || !contains(active, target) || contains(active, relatedTarget)) return;
    findCopyButton(active)?.blur();
    active = null;
  };
  document.addEventListener('pointerover', onEnter);
  document.addEventListener('focusin', onEnter);
  document.addEventListener('pointerout', onLeave);
  document.addEventListener('focusout', onLeave);
  document.addEventListener('keydown', (event) => {
    if (isCopyShortcut(event) && !hasSelection()) clickByKeyboard(active && findCopyButton(active));
  });
}

function contains(block: Element, target: EventTarget | null): boolean {
  return target instanceof Node && block.contains(target);
}

function findCopyButton(block: Element): HTMLButtonElement | null {
  return block.querySelector('.copy');
}

function isCopyShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  // Browsers that fill in forms send events without a key.
  return key?.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Also in a form field, whose selection is not part of the page's. */
function hasSelection(): boolean {
  if (String(getSelection()) !== '') return true;
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && Number(field.selectionEnd) > Number(field.selectionStart);
}

/** Reports the click as one by keyboard. */
function clickByKeyboard(button: HTMLButtonElement | null): void {
  if (!button) return;
  button.dataset['gaEventAction'] = 'copy-keyboard';
  button.click();
  button.dataset['gaEventAction'] = 'copy-click';
}
