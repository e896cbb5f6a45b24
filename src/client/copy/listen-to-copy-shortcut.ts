/** Ctrl or Cmd + C with nothing selected copies the block of code that the reader pointed at or focused last. */

export function listenToCopyShortcut(): void {
  let active: Element | null = null;
  const onEnter = ({ target }: Event): void => {
    active = (target as Element).closest('[data-copy]') ?? active;
  };
  const onLeave = ({ target, relatedTarget }: PointerEvent | FocusEvent): void => {
    const block = active;
    if (!block?.contains(target as Node) || block.contains(relatedTarget as Node | null)) return;
    active = null;
    findCopyButton(block)?.blur();
  };
  document.addEventListener('pointerover', onEnter);
  document.addEventListener('focusin', onEnter);
  document.addEventListener('pointerout', onLeave);
  document.addEventListener('focusout', onLeave);
  document.addEventListener('keydown', (event) => {
    if (isCopyShortcut(event) && !hasSelection()) clickByKeyboard(active && findCopyButton(active));
  });
}

function findCopyButton(block: Element): HTMLButtonElement | null {
  return block.querySelector('.copy');
}

function isCopyShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  // Browsers that fill in forms send events without a key.
  return key?.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Also in a field of a form, which keeps its selection to itself. */
function hasSelection(): boolean {
  const { selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return String(getSelection()) !== '' || Number(selectionEnd) > Number(selectionStart);
}

/** The click is measured as one by keyboard. */
function clickByKeyboard(button: HTMLButtonElement | null): void {
  if (!button) return;
  button.dataset['gaEventAction'] = 'copy-keyboard';
  button.click();
  button.dataset['gaEventAction'] = 'copy-click';
}
