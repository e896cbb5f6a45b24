/** How the styles of the text keep out of demos, which stand in the middle of it. */

/** Behind a selector: not for elements in a demo. Weighs nothing. */
export const OUTSIDE_DEMOS = ':not(:where(.demo *))';
