/** One stop of the Tab key for many controls: arrows, Home and End move within. Knows nothing of what they do. */

/** Controls in a row; those that are hidden or off are passed over. */
export function initRovingFocus(toolbar: HTMLElement): void {
  const setTabStop = (focusStop: HTMLElement | undefined): void => {
    for (const control of toolbar.querySelectorAll<HTMLElement>('button, a'))
      control.tabIndex = control === focusStop ? 0 : -1;
  };
  setTabStop(toolbar.querySelector<HTMLElement>('button:not(:disabled, [hidden])') ?? undefined);
  toolbar.addEventListener('focusin', ({ target }) =>
    setTabStop((target as Element).closest<HTMLElement>('button, a') ?? undefined),
  );
  toolbar.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    moveFocus(event, toolbar, [backward, forward]);
  });
}

/** What a control opens: its list, in which arrows go up and down. */
export function initMenu(button: HTMLButtonElement, menu: HTMLElement): void {
  button.popoverTargetElement = menu;
  menu.addEventListener('toggle', () => {
    const isOpen = menu.matches(':popover-open');
    button.ariaExpanded = String(isOpen);
    if (isOpen) (menu.querySelector<HTMLElement>('[aria-checked=true]') ?? findControls(menu)[0])?.focus();
  });
  menu.addEventListener('keydown', (event) => moveFocus(event, menu, ['ArrowUp', 'ArrowDown']));
  menu.addEventListener('click', () => {
    menu.hidePopover();
    button.focus();
  });
}

function moveFocus(
  event: KeyboardEvent,
  list: HTMLElement,
  [backward, forward]: readonly [string, string],
): void {
  const controls = findControls(list);
  const index = controls.indexOf(document.activeElement as HTMLElement);
  const nextIndex = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: controls.length - 1 }[
    event.key
  ];
  if (nextIndex === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  controls.at(nextIndex % controls.length)?.focus();
}

function findControls(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')].filter((control) =>
    control.checkVisibility(),
  );
}
