/** A formula in a page, and what comes of rendering it. */

export interface Formula {
  /** What is between the dollar signs. */
  readonly tex: string;
  /** Whether it stands on a line of its own. */
  readonly isDisplay: boolean;
}

export type FormulaResult =
  /** A `<math>` element. */
  | { readonly html: string }
  /** What is wrong, and the offset in the formula at which it was found. */
  | { readonly message: string; readonly offset: number };

/** A text that equal formulas have in common, and only they. */
export function createFormulaKey({ tex, isDisplay }: Formula): string {
  return `${isDisplay ? '$$' : '$'} ${tex}`;
}

/** The formula of a key. */
export function parseFormulaKey(key: string): Formula {
  const space = key.indexOf(' ');
  return { tex: key.slice(space + 1), isDisplay: space === 2 };
}

/**
 * Formulas within a text. A dollar sign opens one where no blank follows, and closes it where none stands before and no digit
 * follows: “from $5 to $10” has none. A backslash takes the meaning from the character behind it.
 */
export const INLINE_FORMULA =
  /\$\$((?:[^\\$`]|\\[^])+)\$\$|\$(?![\s$])((?:[^\\$`]|\\[^])*(?:[^\\$`\s]|\\[^\s]))\$(?![\d$])/;
