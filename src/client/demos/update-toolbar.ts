/** Shows of a toolbar only what its demo, as it is shown now, has a use for. */

import { STYLINGS } from '../../site/preferences.js';
import { readAllTools, getTools, type VariantTools } from './demo-tools.js';

export function updateToolbar(slot: HTMLElement): void {
  const tools = getTools(slot);
  const offeredStylings = readAllTools(slot).flatMap(({ stylings }) =>
    stylings ? [STYLINGS[stylings[0]!]] : [],
  );
  for (const control of slot.querySelectorAll<HTMLButtonElement>('button, a')) {
    control.dataset['gaEventLabel'] = slot.dataset['label'];
    control.hidden = !isApplicable(control, tools, offeredStylings);
    if (control.dataset['preference'] === 'codeVariant') updateLanguageControl(control, tools);
    if (control.dataset['preference'] === 'codeStyling')
      control.ariaChecked = String(control.value === STYLINGS[tools.stylings?.[0] ?? 'system']);
    if (control instanceof HTMLAnchorElement && tools.source) control.href = tools.source;
  }
  const stylingLabel = slot.querySelector('button.word[data-menu]');
  if (stylingLabel)
    stylingLabel.textContent =
      slot.querySelector('[role=menuitemradio][aria-checked=true]')?.textContent ?? '';
}

function isApplicable(
  { dataset: { action, preference, menu }, value }: HTMLButtonElement,
  { project, edit, source, languages }: VariantTools,
  offeredStylings: readonly string[],
): boolean {
  if (preference === 'codeStyling') return offeredStylings.includes(value);
  if (menu === 'styling') return offeredStylings.length > 1;
  if (action === 'edit') return edit !== undefined;
  if (action === 'stackblitz' || action === 'codesandbox') return project !== undefined;
  if (action === 'source') return source !== undefined;
  if (action === 'link') return languages?.some((language) => language === value) ?? false;
  return true;
}

/** The language that the reader wants is pressed, where there is none of it too. */
function updateLanguageControl(control: HTMLButtonElement, { languages = [] }: VariantTools): void {
  control.ariaPressed = String(control.value === document.documentElement.dataset['codeVariant']);
  control.disabled = !languages.some((language) => language === control.value);
}
