/** Roving focus: a group of controls is one Tab stop; arrows, Home and End move within it. */

import { findTarget } from '../dom.js';

/** For a row of controls; hidden and disabled ones are skipped. */
export function initRovingFocus(toolbar: HTMLElement): void {
  const setTabStop = (focusStop: HTMLElement | null): void => {
    for (const control of toolbar.querySelectorAll<HTMLElement>('button, a'))
      control.tabIndex = control === focusStop ? 0 : -1;
  };
  setTabStop(toolbar.querySelector<HTMLElement>('button:not(:disabled, [hidden])'));
  toolbar.addEventListener('focusin', (event) => setTabStop(findTarget(event, 'button, a')));
  toolbar.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    moveFocus(event, toolbar, [backward, forward]);
  });
}

/** Connects a button with the menu that it opens, in which arrows go up and down. */
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
  const index = controls.findIndex((control) => control === document.activeElement);
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
