/** Reads the tools of a demo from the page, and which of them apply to the reader's choice. */

import { resolveStyling, type Styling } from '../../site/preferences.js';

/** Of a demo in one styling option. */
export interface VariantTools {
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
export function getTools(slot: HTMLElement): VariantTools {
  const allTools = readAllTools(slot);
  const styling = getChosenStyling();
  return allTools.find(({ stylings }) => !stylings || stylings.includes(styling)) ?? allTools[0] ?? {};
}

export function readAllTools(slot: HTMLElement): readonly VariantTools[] {
  return JSON.parse(slot.dataset['tools'] ?? '[]');
}

export function getChosenStyling(): Styling {
  return resolveStyling(document.documentElement.dataset['codeStyling']);
}

/** The language in which the source is shown. */
export function getSourceLanguage({ languages = [] }: VariantTools): 'TS' | 'JS' {
  const { codeVariant } = document.documentElement.dataset;
  return languages.find((language) => language === codeVariant) ?? languages[0] ?? 'TS';
}

/** Whether the reader's choices show it; it may lie in closed details. */
export function isChosen({ dataset: { variant, styling } }: HTMLElement): boolean {
  const { codeVariant } = document.documentElement.dataset;
  const hasStyling = styling === undefined || styling.split(' ').includes(getChosenStyling());
  return hasStyling && (variant ?? codeVariant) === codeVariant;
}
