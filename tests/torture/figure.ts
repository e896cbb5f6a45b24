/** What a test has measured, as it is passed to the table. */

export interface Figure {
  /** How often it was tried. */
  readonly tried: number;
  /** How often it is tried when nobody is in a hurry. */
  readonly full: number;
  /** What was tried: `kills`. */
  readonly of: string;
  /** What came of it: `0 mixed sites`. */
  readonly found: string;
  /** Whether the goal is met, where a test does not fail for it, such as a time on a machine that others use too. */
  readonly isMet?: boolean;
}

declare module 'vitest' {
  interface TaskMeta {
    figure?: Figure;
  }
}
