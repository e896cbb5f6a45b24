/** Keeps the styles of the text out of demos. */

/** After a selector: excludes elements in a demo. It adds no specificity. */
export const OUTSIDE_DEMOS = ':not(:where(.demo *))';
