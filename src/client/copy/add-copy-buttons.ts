/** Adds a copy button to each block of code, made from the page's template. */

import { getElement } from '../dom.js';
import { copyText } from './copy-text.js';

/** Milliseconds for which the button of a block in the text says “Copied”. */
const TEXT_COPIED_DURATION = 2000;

/** Milliseconds for which the button of a component's block says “Copied”: a demo, tabs of code, the API reference. */
const COMPONENT_COPIED_DURATION = 1200;

export function addCopyButtons(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-copy-button]');
  if (!template) return;
  if (/mac/i.test(navigator.platform)) document.documentElement.dataset['mac'] = '';
  for (const block of document.querySelectorAll<HTMLElement>('.code[data-copy]')) {
    block.append(template.content.cloneNode(true));
    initButton(block);
  }
}

function initButton(block: HTMLElement): void {
  const button = getElement<HTMLButtonElement>(block, '.copy');
  const code = getElement(block, 'pre');
  const label = getElement(button, ':scope > *');
  const status = getElement(block, ':scope > :last-child');
  const { copy, label: demoLabel } = block.dataset;
  const [defaultName, defaultText, copiedText] = [button.ariaLabel, label.textContent, button.value];
  const isInText = copy === 'code' && block.dataset['component'] === undefined;
  let timer: number | undefined;
  const showCopied = (isCopied: boolean): void => {
    button.dataset['copied'] = String(isCopied);
    label.textContent = isCopied ? copiedText : defaultText;
    button.ariaLabel = isCopied ? `${copiedText}. ${defaultName}` : defaultName;
    status.textContent = isCopied ? copiedText : '';
  };
  button.dataset['gaEventCategory'] = copy;
  if (demoLabel) button.dataset['gaEventLabel'] = demoLabel;
  button.addEventListener('click', async () => {
    const copied = copyText(code);
    // In the text it says so at once, whether or not it works.
    if (!isInText && !(await copied)) return;
    clearTimeout(timer);
    showCopied(true);
    timer = setTimeout(showCopied, isInText ? TEXT_COPIED_DURATION : COMPONENT_COPIED_DURATION, false);
  });
}
