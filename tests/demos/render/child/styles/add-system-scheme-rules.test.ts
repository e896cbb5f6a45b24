import { expect, test } from 'vitest';
import { addSystemSchemeRules } from '../../../../../src/demos/render/child/styles/add-system-scheme-rules.js';

const DARK = '[data-mui-color-scheme="dark"]';
const LIGHT = '[data-mui-color-scheme="light"]';
const NOT_LIGHT = `:root:where(:not(${LIGHT}))`;
const NOT_DARK = `:root:where(:not(${DARK}))`;

test('a rule without a scheme stays as it is', () => {
  expect(addSystemSchemeRules('.a{b:c}@media (d){.e{f:g}}')).toBe('.a{b:c}@media (d){.e{f:g}}');
});

test('a dark rule holds on the screen only, by the attribute or by the system', () => {
  expect(addSystemSchemeRules(`${DARK} .a{b:c}.d{e:f}`)).toBe(
    `@media screen{${DARK} .a{b:c}}@media screen and (prefers-color-scheme:dark){${NOT_LIGHT} .a{b:c}}.d{e:f}`,
  );
});

test('a light rule holds by the attribute, by the system, and on paper', () => {
  expect(addSystemSchemeRules(`*:where(${LIGHT}) .a{b:c}`)).toBe(
    `*:where(${LIGHT}) .a{b:c}@media print,(prefers-color-scheme:light){*:where(${NOT_DARK}) .a{b:c}}`,
  );
});

test('of a list of selectors only those of a scheme get a copy', () => {
  expect(addSystemSchemeRules(`.x,${DARK} .a{b:c}`)).toBe(
    `.x{b:c}@media screen{${DARK} .a{b:c}}@media screen and (prefers-color-scheme:dark){${NOT_LIGHT} .a{b:c}}`,
  );
});

test('a rule within a condition gets its copy there', () => {
  expect(addSystemSchemeRules(`@media (hover:hover){${DARK} .a:hover{b:c}}`)).toBe(
    `@media (hover:hover){@media screen{${DARK} .a:hover{b:c}}@media screen and (prefers-color-scheme:dark){${NOT_LIGHT} .a:hover{b:c}}}`,
  );
});

test.each([`[data-mui-color-scheme='dark']`, '[data-mui-color-scheme=dark]'])(
  'the attribute may be written %s',
  (written) => {
    expect(addSystemSchemeRules(`${written} .a{b:c}`)).toContain(`${NOT_LIGHT} .a{b:c}`);
  },
);
