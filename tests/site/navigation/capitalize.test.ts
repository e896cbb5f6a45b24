import { describe, expect, test } from 'vitest';
import { capitalize } from '../../../src/site/navigation/capitalize.js';

describe('capitalize', () => {
  test.each([
    ['button group', 'Button group'],
    ['MUI', 'MUI'],
    ['élan', 'Élan'],
    ['', ''],
  ])('VAL-02: “%s” becomes “%s”', (text, expected) => {
    expect(capitalize(text)).toBe(expected);
  });

  test.each([[1], [null], [undefined], [{}], [['a']]])('VAL-02: %j is refused', (value) => {
    expect(() => capitalize(value)).toThrow('`capitalize(string)` expects a string argument.');
  });
});
