/** Every color of the shell, light and dark: the two have the same shape. Each leaf becomes one CSS variable. */

import { anchors } from './tokens.js';

export const light = {
  primary: {
    main: anchors.primary,
    light: 'hsl(210, 100%, 60%)',
    dark: 'hsl(210, 100%, 38%)',
    contrastText: '#fff',
  },
  text: { primary: 'hsl(215, 20%, 13%)', secondary: 'hsl(215, 14%, 38%)', link: 'hsl(210, 100%, 38%)' },
  background: { default: '#fff', paper: '#fff' },
  divider: anchors.divider,
  surface: {
    /** A background that differs slightly from the page's. */
    subtle: 'hsl(215, 25%, 98%)',
    /** Under a demo: so light that the default theme's primary color keeps its contrast of 4.5 : 1. */
    stage: 'hsl(215, 40%, 99.2%)',
    /** Under the pointer. */
    hover: 'hsl(215, 20%, 96%)',
    /** What is chosen: the page in the navigation, the section in view. */
    active: 'hsl(210, 100%, 95.5%)',
    code: 'hsl(215, 25%, 97.3%)',
    /** The border of a control. */
    edge: 'hsl(215, 15%, 85%)',
    scrim: 'hsla(215, 30%, 12%, 0.5)',
  },
  info: { main: 'hsl(210, 100%, 37%)' },
  success: { main: 'hsl(150, 90%, 23%)' },
  warning: { main: 'hsl(35, 100%, 27.5%)' },
  error: { main: 'hsl(355, 75%, 42%)' },
  syntax: {
    text: 'hsl(215, 22%, 20%)',
    comment: 'hsl(213, 10%, 40%)',
    keyword: 'hsl(340, 75%, 40%)',
    string: 'hsl(155, 80%, 24%)',
    number: 'hsl(25, 90%, 33%)',
    function: 'hsl(262, 60%, 50%)',
    tag: 'hsl(210, 100%, 36%)',
  },
} as const;

export const dark: SameShape<typeof light> = {
  primary: {
    main: anchors.primaryOnDark,
    light: 'hsl(210, 100%, 75%)',
    dark: 'hsl(210, 100%, 45%)',
    contrastText: 'hsl(210, 14%, 7%)',
  },
  text: { primary: 'hsl(210, 16%, 92%)', secondary: 'hsl(210, 12%, 68%)', link: 'hsl(210, 100%, 72%)' },
  background: { default: anchors.darkGround, paper: 'hsl(210, 14%, 9%)' },
  divider: anchors.darkDivider,
  surface: {
    subtle: 'hsl(210, 16%, 8.6%)',
    stage: 'hsl(210, 16%, 8.6%)',
    hover: 'hsl(210, 14%, 12%)',
    active: 'hsl(210, 55%, 15%)',
    code: anchors.darkCode,
    edge: 'hsl(210, 12%, 22%)',
    scrim: 'hsla(210, 20%, 2%, 0.7)',
  },
  info: { main: 'hsl(210, 100%, 70%)' },
  success: { main: 'hsl(150, 60%, 60%)' },
  warning: { main: 'hsl(40, 90%, 62%)' },
  error: { main: 'hsl(0, 95%, 75%)' },
  syntax: {
    text: 'hsl(210, 20%, 88%)',
    comment: 'hsl(212, 12%, 60%)',
    keyword: 'hsl(340, 85%, 77%)',
    string: 'hsl(145, 45%, 68%)',
    number: 'hsl(30, 90%, 70%)',
    function: 'hsl(262, 90%, 83%)',
    tag: 'hsl(207, 100%, 74%)',
  },
};

/** The same tree, with other strings at its leaves. */
export type SameShape<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]> };

/** The prefix of the CSS variables. Not `mui`: demos use that one. */
export const PREFIX = 'docs';

/** The palette as styles use it: every leaf is a reference to its variable. */
export const paint = createVariableReferences(light, 'palette');

function createVariableReferences<T extends object>(values: T, path: string): SameShape<T> {
  const entries = Object.entries(values).map(([key, value]) => {
    const name = `${path}-${key}`;
    return [
      key,
      typeof value === 'string' ? `var(--${PREFIX}-${name})` : createVariableReferences(value, name),
    ];
  });
  return Object.fromEntries(entries) as SameShape<T>;
}
