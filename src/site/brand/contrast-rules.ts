/** Which colors of the palette are seen on which: a data table. Names are those of the variables: `text-link`. */

/** Something that a color is seen on: a color, or a tint of one over another. */
export interface Surface {
  readonly color: string;
  readonly tint?: { readonly color: string; readonly share: number };
}

export interface ContrastRule {
  readonly colors: readonly string[];
  readonly surfaces: readonly Surface[];
  /** What WCAG 2 wants: 4.5 of text, 3 of controls. */
  readonly ratio: number;
}

const page: Surface = { color: 'background-default' };
const paper: Surface = { color: 'background-paper' };
const subtle: Surface = { color: 'surface-subtle' };
const hover: Surface = { color: 'surface-hover' };
const active: Surface = { color: 'surface-active' };
const code: Surface = { color: 'surface-code' };
const inlineCode: Surface = { color: 'background-default', tint: { color: 'text-primary', share: 0.07 } };
const callout: Surface = { color: 'background-default', tint: { color: 'info-main', share: 0.06 } };
const markedLine: Surface = { color: 'surface-code', tint: { color: 'primary-main', share: 0.12 } };

const SYNTAX_COLORS = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'tag'];

export const CONTRAST_RULES: readonly ContrastRule[] = [
  {
    colors: ['text-primary', 'text-link'],
    surfaces: [page, paper, subtle, hover, active, inlineCode, callout],
    ratio: 4.5,
  },
  { colors: ['text-secondary'], surfaces: [page, paper, subtle], ratio: 4.5 },
  { colors: ['primary-contrastText'], surfaces: [{ color: 'primary-main' }], ratio: 4.5 },
  { colors: SYNTAX_COLORS.map((name) => `syntax-${name}`), surfaces: [code, markedLine], ratio: 4.5 },
  { colors: ['primary-main'], surfaces: [page, paper, code], ratio: 3 },
];
