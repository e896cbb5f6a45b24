import { beforeAll, describe, expect, test } from 'vitest';
import type { ComponentApi } from '../../../src/reference/package-api.js';
import { extractFiles } from './package-files.js';

const source = `
import * as React from 'react';
export interface ButtonProps {
  /**
   * The look.
   * Two lines, a [link](/a/) and a {@link https://example.com/ second} one, and {@link Button}.
   *
   * - a list
   * @default 'text'
   */
  variant?: 'text' | 'contained';
  /** @defaultValue \`12\` */
  gap?: number;
  /** @default \`\${a} b\` */
  template?: string;
  /**
   * Long.
   * @default {
   *   enter: 1,
   *   leave: { after: 2 },
   * }
   */
  timeout?: { enter: number; leave: { after: number } };
  /**
   * Old.
   * @deprecated Use \`variant\` instead.
   */
  kind?: string;
  /** @deprecated */
  older?: string;
  /**
   * Called on a change.
   * @param {React.SyntheticEvent} event The event.
   * @param {number} value - The **new** value.
   * @returns {boolean} Whether to go on.
   */
  onChange?: (event: React.SyntheticEvent, value: number, more?: string) => boolean;
  /** Said nothing of its arguments. */
  onClose?: () => void;
  /** @ignore */
  secret?: string;
  /** @internal */
  inner?: string;
  /**
   * Like another.
   * @see Card
   * @see Card.Root
   * @see Grid for more
   * @see
   */
  similar?: string;
  /** On one line. */ near?: string;
  bare?: string;
}
/**
 * A button.
 *
 * Demos:
 *
 * - [Button](https://mui.com/material-ui/react-button/)
 *
 * API:
 *
 * - [Button API](https://mui.com/material-ui/api/button/)
 * - inherits [ButtonBase API](https://mui.com/material-ui/api/button-base/)
 */
export declare const Button: React.FC<ButtonProps>;
/**
 * Goes away.
 * @deprecated Use {@link Button}.
 * @cssproperty --gone-width - How wide.
 * @cssproperty [--gone-gap=4px] How far.
 */
export declare const Gone: React.FC<{ a?: 1 }>;
/** @ignore - internal component. */
export declare const Hidden: React.FC<{ a?: 1 }>;
/**
 * - inherits [Transition API](https://reactcommunity.org/transition/#props)
 */
export declare const Fade: React.FC<{ a?: 1 }>;
`;

let components: Readonly<Record<string, ComponentApi>>;

beforeAll(() => {
  components = extractFiles({ files: { 'index.d.ts': source } }).api!.components;
});

const prop = (name: string) => components['Button']!.props[name];

describe('the comment of a prop', () => {
  test('a description is Markdown without tags', () => {
    expect(prop('variant')).toEqual({
      type: "'text' | 'contained'",
      required: false,
      default: "'text'",
      description:
        'The look.\nTwo lines, a [link](/a/) and a [second](https://example.com/) one, and `Button`.\n\n- a list',
    });
  });

  test('a comment behind another member on the same line counts', () => {
    expect(prop('near')?.description).toBe('On one line.');
  });

  test('a name alone can be a reference', () => {
    expect(prop('similar')?.description).toBe(
      'Like another.\n\nSee Card.\n\nSee Card.Root.\n\nSee Grid for more.',
    );
  });

  test.each([
    ['gap', '12'],
    ['template', '`${a} b`'],
    ['timeout', '{\n  enter: 1,\n  leave: { after: 2 },\n}'],
    ['bare', undefined],
  ])('the default of %s', (name, expected) => {
    expect(prop(name)?.default).toBe(expected);
  });

  test('a deprecation has its reason, or is just one', () => {
    expect([prop('kind')?.deprecated, prop('older')?.deprecated, prop('bare')?.deprecated]).toEqual([
      'Use `variant` instead.',
      true,
      undefined,
    ]);
  });

  test('a described signature has its arguments and its result', () => {
    expect(prop('onChange')).toMatchObject({
      params: [
        { name: 'event', type: 'React.SyntheticEvent', required: true, description: 'The event.' },
        { name: 'value', type: 'number', required: true, description: 'The **new** value.' },
        { name: 'more', type: 'string', required: false, description: '' },
      ],
      returns: { type: 'boolean', description: 'Whether to go on.' },
    });
    expect(prop('onClose')).not.toHaveProperty('params');
  });

  test('what is marked as internal is left out', () => {
    expect([prop('secret'), prop('inner')]).toEqual([undefined, undefined]);
    expect(components).not.toHaveProperty('Hidden');
  });
});

describe('the comment of a component', () => {
  test('its description ends before the links to demos and reference', () => {
    expect(components['Button']!.description).toBe('A button.');
    expect(components['Fade']!.description).toBe('');
  });

  test('inheritance is a pathname within the family, an address elsewhere', () => {
    expect([components['Button']!.inheritance, components['Fade']!.inheritance]).toEqual([
      { component: 'ButtonBase', pathname: '/material-ui/api/button-base/' },
      { component: 'Transition', pathname: 'https://reactcommunity.org/transition/#props' },
    ]);
  });

  test('deprecation and CSS variables', () => {
    expect(components['Gone']).toMatchObject({
      deprecated: 'Use `Button`.',
      cssVariables: [
        { name: '--gone-width', description: 'How wide.' },
        { name: '--gone-gap', description: 'How far.', default: '4px' },
      ],
    });
  });
});
