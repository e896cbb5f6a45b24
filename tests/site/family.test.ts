/** The measures of the design, held to the rows of the specification that name them. */

import { describe, expect, test } from 'vitest';
import { breakpoints, durations, radius, spacing, toolbar } from '../../templates/theme/tokens.js';

describe('the measures', () => {
  test('CST-01: breakpoints and spacing', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(spacing).toBe(8);
  });

  test('CST-02: radii', () => {
    expect(radius).toEqual({ branding: 12, default: 4 });
  });

  test('CST-03: durations', () => {
    expect(Object.values(durations)).toEqual([150, 200, 250, 300, 375, 225, 195]);
  });

  test('CST-04: toolbars', () => {
    expect(toolbar).toEqual({ xs: 56, landscape: 48, sm: 64 });
  });
});
