/** A field in which code is edited, above the highlighted code. The Tab key stops at the code; Enter goes into the field,
 *  Escape leaves it. */

import { splitByColor } from '../../../highlight/highlight-code.js';
import { fillPlaceholders } from '../../../site/messages/fill-placeholders.js';
import { getDemoMessage } from '../demo-message.js';

interface Editor {
  text(): string;
  focus(): void;
  /** Puts the first text back and takes the field away. */
  close(): void;
}

/** Makes a block of code editable. */
export function openEditor(block: HTMLElement, onChange: () => void): Editor {
  const pre = block.querySelector('pre')!;
  const code = pre.querySelector('code')!;
  const name = pre.ariaLabel ?? '';
  const initialNodes = [...code.childNodes];
  const field = createField(name, code.textContent);
  const hint = Object.assign(document.createElement('p'), {
    className: 'edit-hint',
    textContent: getDemoMessage('enter'),
  });
  hint.id = `edit-hint-${name}`;
  pre.setAttribute('aria-describedby', hint.id);
  pre.append(field);
  block.append(hint);
  block.dataset['editing'] = '';
  field.addEventListener('input', () => {
    code.replaceChildren(...highlightText(field.value, name.slice(name.lastIndexOf('.') + 1)));
    onChange();
  });
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== pre) return;
    event.preventDefault();
    field.focus();
  };
  pre.addEventListener('keydown', onEnter);
  field.addEventListener('keydown', (event) => handleKey(event, field, pre));
  return {
    text: () => field.value,
    focus: () => field.focus(),
    close: () => {
      code.replaceChildren(...initialNodes);
      field.remove();
      hint.remove();
      pre.removeAttribute('aria-describedby');
      pre.removeEventListener('keydown', onEnter);
      delete block.dataset['editing'];
    },
  };
}

/** As nodes and not as HTML, which pages that require Trusted Types refuse. */
function highlightText(code: string, language: string): readonly (Node | string)[] {
  return splitByColor(code, language).map(({ text, className }) =>
    className === '' ? text : Object.assign(document.createElement('span'), { className, textContent: text }),
  );
}

function createField(name: string, value: string): HTMLTextAreaElement {
  const field = Object.assign(document.createElement('textarea'), {
    value,
    tabIndex: -1,
    spellcheck: false,
    autocomplete: 'off' as const,
    autocapitalize: 'off',
    wrap: 'off',
    ariaLabel: fillPlaceholders(getDemoMessage('editing'), { name }),
    ariaDescription: getDemoMessage('leave'),
  });
  // A caret at the beginning: nothing is scrolled away.
  field.setSelectionRange(0, 0);
  return field;
}

/** What a key does besides writing: Tab indents, Enter keeps the indentation, Escape leaves. */
function handleKey(event: KeyboardEvent, field: HTMLTextAreaElement, pre: HTMLElement): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (key === 'Escape') pre.focus();
  else if (key === 'Tab' && !shiftKey) insertText(field, '  ');
  else if (key === 'Enter') insertText(field, `\n${getIndentation(field)}`);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function getIndentation({ value, selectionStart }: HTMLTextAreaElement): string {
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  return /^\s*/.exec(line)![0];
}

/** As if it were typed, so that it can be undone; where a browser cannot, without that. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
