import { expect, test } from 'vitest';
import { scopeStyles } from '../../../../../src/demos/render/child/styles/scope-styles.js';

const OPENED = 'body>:not([data-shell],:has(#main-content))';
const IN = `:where(.demo *,${OPENED},${OPENED} *)`;
const ROOTS = `:where(.demo,${OPENED})`;

test.each([
  ['a class', '.a{color:red}', `.a${IN}{color:red}`],
  ['each selector of a list', 'a, .b > c{margin:0}', `a${IN},.b > c${IN}{margin:0}`],
  ['every element', '*{margin:0}', `*${IN}{margin:0}`],
  ['a pseudo-element', '.a:hover::before{top:0}', `.a:hover${IN}::before{top:0}`],
  ['a pseudo-element alone', '::after{top:0}', `${IN}::after{top:0}`],
  [
    'an attribute of the document',
    '[data-mui-color-scheme="dark"] .a{top:0}',
    `[data-mui-color-scheme="dark"] .a${IN}{top:0}`,
  ],
  ['the root', ':root{--a:1}', `:root ${ROOTS}{--a:1}`],
  ['the body', 'html, body.x{color:red}', `html ${ROOTS},body.x ${ROOTS}{color:red}`],
  [
    'the box of the body',
    'body{margin:0;min-height:100vh;background:red;color:red}',
    `body ${ROOTS}{color:red}`,
  ],
  [
    'the root in a color scheme',
    '[data-mui-color-scheme="dark"]{--a:1}',
    `[data-mui-color-scheme="dark"] ${ROOTS}{--a:1}`,
  ],
  [
    'the root or a class',
    ':where(html, .theme){--a:1}',
    `:where(html, .theme) ${ROOTS},:where(html, .theme)${IN}{--a:1}`,
  ],
  ['names that only begin like the body', '.body-2, bodyguard{top:0}', `.body-2${IN},bodyguard${IN}{top:0}`],
  ['brackets', 'a:not(.b > .c, [d="> e"]){top:0}', `a:not(.b > .c, [d="> e"])${IN}{top:0}`],
  ['rules in at-rules', '@media print{@layer x{.a{top:0}}}', `@media print{@layer x{.a${IN}{top:0}}}`],
  ['what follows a comment', '/* a{} */ @media print{.a{top:0}}', `@media print{.a${IN}{top:0}}`],
  ['nested rules, by their parent', '.a{&:hover{top:0}}', `.a${IN}{&:hover{top:0}}`],
])('%s in a stylesheet of demos holds in demos alone', (_, css, scoped) => {
  expect(scopeStyles(css)).toBe(scoped);
});

test('keyframes, fonts and the order of layers belong to no element', () => {
  const css =
    '@layer a, b;@keyframes x{from{top:0}to{top:1px}}@font-face{font-family:"F";src:url(/f.woff2)}@property --p{syntax:"*";inherits:false}';
  expect(scopeStyles(css)).toBe(css);
});
