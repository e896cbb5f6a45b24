/** A copy button for each block of code, made of the page's template for it. */

import { copyText } from './clipboard.js';

/** Milliseconds for which a button says “Copied” (spec §9): in a block of Markdown, and in one of a demo. */
const COPIED = { inline: 2000, other: 1200 } as const;

export function addCopyButtons(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-copy-button]');
  if (!template) return;
  if (/mac/i.test(navigator.platform)) document.documentElement.dataset['mac'] = '';
  for (const block of document.querySelectorAll<HTMLElement>('.code[data-copy]')) {
    block.append(template.content.cloneNode(true));
    connect(block);
  }
}

function connect(block: HTMLElement): void {
  const button = block.querySelector<HTMLButtonElement>('.copy')!;
  const [code, label, status] = [
    block.querySelector('pre')!,
    button.firstElementChild!,
    block.lastElementChild!,
  ];
  const { copy, label: demo } = block.dataset;
  const [name, words, done] = [button.ariaLabel, label.textContent, button.value];
  const isInline = copy === 'code';
  let timer: number | undefined;
  const show = (isCopied: boolean): void => {
    button.dataset['copied'] = String(isCopied);
    label.textContent = isCopied ? done : words;
    button.ariaLabel = isCopied ? `${done}. ${name}` : name;
    status.textContent = isCopied ? done : '';
  };
  button.dataset['gaEventCategory'] = copy;
  if (demo) button.dataset['gaEventLabel'] = demo;
  button.addEventListener('click', async () => {
    const copied = copyText(code);
    if (!isInline && !(await copied)) return;
    clearTimeout(timer);
    show(true);
    timer = setTimeout(show, isInline ? COPIED.inline : COPIED.other, false);
  });
}
