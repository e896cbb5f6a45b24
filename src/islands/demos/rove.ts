/** One stop of the Tab key for many controls: arrows, Home and End move within. Knows nothing of what they do. */

/** Controls in a row; those that are hidden or off are passed over. */
export function rove(toolbar: HTMLElement): void {
  const stopAt = (stop: HTMLElement | undefined): void => {
    for (const control of toolbar.querySelectorAll<HTMLElement>('button, a'))
      control.tabIndex = control === stop ? 0 : -1;
  };
  stopAt(toolbar.querySelector<HTMLElement>('button:not(:disabled, [hidden])') ?? undefined);
  toolbar.addEventListener('focusin', ({ target }) =>
    stopAt((target as Element).closest<HTMLElement>('button, a') ?? undefined),
  );
  toolbar.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    moveWith(event, toolbar, [backward, forward]);
  });
}

/** What a control opens: its list, in which arrows go up and down. */
export function tendMenu(button: HTMLButtonElement, menu: HTMLElement): void {
  button.popoverTargetElement = menu;
  menu.addEventListener('toggle', () => {
    const isOpen = menu.matches(':popover-open');
    button.ariaExpanded = String(isOpen);
    if (isOpen) (menu.querySelector<HTMLElement>('[aria-checked=true]') ?? controlsIn(menu)[0])?.focus();
  });
  menu.addEventListener('keydown', (event) => moveWith(event, menu, ['ArrowUp', 'ArrowDown']));
  menu.addEventListener('click', () => {
    menu.hidePopover();
    button.focus();
  });
}

function moveWith(
  event: KeyboardEvent,
  list: HTMLElement,
  [backward, forward]: readonly [string, string],
): void {
  const all = controlsIn(list);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  all.at(next % all.length)?.focus();
}

function controlsIn(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')].filter((one) =>
    one.checkVisibility(),
  );
}
