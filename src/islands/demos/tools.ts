/** What the page says of a demo's tools, and which of it counts for the reader's choice. Changes nothing. */

import { stylingOf, type Styling } from '../../site/preferences.js';

/** Of a demo in one styling option. */
export interface Tools {
  /** The choices that it is shown for; none: all. */
  readonly stylings?: readonly Styling[];
  readonly languages?: readonly ('TS' | 'JS')[];
  /** The address of the project that a sandbox opens. */
  readonly project?: string;
  /** The address of what edited code may import; none: it is not edited. */
  readonly edit?: string;
  /** Where the source lies in its repository. */
  readonly source?: string;
}

/** The tools of the demo that is shown. */
export function toolsOf(slot: HTMLElement): Tools {
  const all = allTools(slot);
  const styling = chosenStyling();
  return all.find(({ stylings }) => !stylings || stylings.includes(styling)) ?? all[0] ?? {};
}

export function allTools(slot: HTMLElement): readonly Tools[] {
  return JSON.parse(slot.dataset['tools'] ?? '[]') as readonly Tools[];
}

export function chosenStyling(): Styling {
  return stylingOf(document.documentElement.dataset['codeStyling']);
}

/** The language in which the source is shown. */
export function languageOf({ languages = [] }: Tools): 'TS' | 'JS' {
  const { codeVariant } = document.documentElement.dataset;
  return languages.find((one) => one === codeVariant) ?? languages[0] ?? 'TS';
}

/** Whether the reader's choices show it; it may lie in closed details. */
export function isChosen({ dataset: { variant, styling } }: HTMLElement): boolean {
  const { codeVariant } = document.documentElement.dataset;
  const isStyled = styling === undefined || styling.split(' ').includes(chosenStyling());
  return isStyled && (variant ?? codeVariant) === codeVariant;
}
