/** Ctrl or Cmd + C with nothing selected copies the block of code that the reader pointed at or focused last (behaviour 4.5). */

export function listenToShortcut(): void {
  let active: Element | null = null;
  const enter = ({ target }: Event): void => {
    active = (target as Element).closest('[data-copy]') ?? active;
  };
  const leave = ({ target, relatedTarget }: PointerEvent | FocusEvent): void => {
    const block = active;
    if (!block?.contains(target as Node) || block.contains(relatedTarget as Node | null)) return;
    active = null;
    buttonOf(block)?.blur();
  };
  document.addEventListener('pointerover', enter);
  document.addEventListener('focusin', enter);
  document.addEventListener('pointerout', leave);
  document.addEventListener('focusout', leave);
  document.addEventListener('keydown', (event) => {
    if (isCopy(event) && !isSomethingSelected()) pressByKeyboard(active && buttonOf(active));
  });
}

function buttonOf(block: Element): HTMLButtonElement | null {
  return block.querySelector('.copy');
}

function isCopy({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  // Browsers that fill in forms send events without a key.
  return key?.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Also in a field of a form, which keeps its selection to itself. */
function isSomethingSelected(): boolean {
  const { selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return String(getSelection()) !== '' || Number(selectionEnd) > Number(selectionStart);
}

/** The click is measured as one by keyboard. */
function pressByKeyboard(button: HTMLButtonElement | null): void {
  if (!button) return;
  button.dataset['gaEventAction'] = 'copy-keyboard';
  button.click();
  button.dataset['gaEventAction'] = 'copy-click';
}
