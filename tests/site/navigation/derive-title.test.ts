import { describe, expect, test } from 'vitest';
import { capitalize, deriveTitle } from '../../../src/site/navigation/derive-title.js';

describe('title derivation', () => {
  test.each([
    ['/material-ui/react-button-group', 'Button group'],
    ['/material-ui/react-button-group/', 'Button group'],
    ['/material-ui/getting-started/faq', 'Faq'],
    ['/material-ui/api/button-base', 'ButtonBase'],
    ['/material-ui/api/button-base/', 'ButtonBase'],
    ['/x/api/use-foo', 'useFoo'],
    ['/material-ui/api-docs/use-foo', 'UseFoo'],
    ['/pages/some.page', 'Some'],
    ['https://mui.com/versions/', 'Versions'],
    ['https://mui.com/blog', 'Blog'],
    ['/base-ui/react-button/components-api/#button-base', 'Button base'],
    ['/', ''],
  ])('NAV-14: %s is called “%s”', (pathname, title) => {
    expect(deriveTitle({ pathname })).toBe(title);
  });

  test('NAV-14: a declared title is used as it is', () => {
    expect(deriveTitle({ pathname: '/material-ui/react-button', title: 'Button Group' })).toBe(
      'Button Group',
    );
  });

  test('NAV-14: false gives no title', () => {
    expect(deriveTitle({ pathname: '/material-ui/react-button', title: false })).toBe('');
  });

  test('NAV-15: a subheader is derived from its own text', () => {
    expect(deriveTitle({ pathname: '/components/data-display', subheader: 'data-display' })).toBe(
      'Data display',
    );
    expect(deriveTitle({ pathname: '/components/x', subheader: 'MUI X' })).toBe('MUI X');
  });
});

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
