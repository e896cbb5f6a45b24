/** Shows of a toolbar only what its demo, as it is shown now, has a use for. */

import { STYLINGS } from '../../site/preferences.js';
import { allTools, toolsOf, type Tools } from './tools.js';

export function fit(slot: HTMLElement): void {
  const tools = toolsOf(slot);
  const offered = allTools(slot).flatMap(({ stylings }) => (stylings ? [STYLINGS[stylings[0]!]] : []));
  for (const control of slot.querySelectorAll<HTMLButtonElement>('button, a')) {
    control.dataset['gaEventLabel'] = slot.dataset['label'];
    control.hidden = !isOfUse(control, tools, offered);
    if (control.dataset['preference'] === 'codeVariant') fitLanguage(control, tools);
    if (control.dataset['preference'] === 'codeStyling')
      control.ariaChecked = String(control.value === STYLINGS[tools.stylings?.[0] ?? 'system']);
    if (control instanceof HTMLAnchorElement && tools.source) control.href = tools.source;
  }
  const word = slot.querySelector('button.word[data-menu]');
  if (word)
    word.textContent = slot.querySelector('[role=menuitemradio][aria-checked=true]')?.textContent ?? '';
}

function isOfUse(
  { dataset: { action, preference, menu }, value }: HTMLButtonElement,
  { project, edit, source, languages }: Tools,
  offered: readonly string[],
): boolean {
  if (preference === 'codeStyling') return offered.includes(value);
  if (menu === 'styling') return offered.length > 1;
  if (action === 'edit') return edit !== undefined;
  if (action === 'stackblitz') return project !== undefined;
  if (action === 'source') return source !== undefined;
  if (action === 'link') return languages?.some((one) => one === value) ?? false;
  return true;
}

/** The language that the reader wants is pressed, where there is none of it too. */
function fitLanguage(control: HTMLButtonElement, { languages = [] }: Tools): void {
  control.ariaPressed = String(control.value === document.documentElement.dataset['codeVariant']);
  control.disabled = !languages.some((one) => one === control.value);
}
