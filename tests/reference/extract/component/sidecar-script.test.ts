import { describe, expect, test } from 'vitest';
import { isInternalComponent } from '../../../../src/reference/extract/component/sidecar-script.js';
import { extractFiles } from '../package-files.js';

/** Whether the component with the declared name `_default` is internal. */
function isInternal(text: string, { isDefault }: { readonly isDefault: boolean }): boolean {
  return isInternalComponent({ text, names: ['_default', 'Card'], isDefault, readSibling: () => '' });
}

describe('the default export of a module is documented, whatever its expression', () => {
  test.each([
    'function Inner() {}\nexport default React.memo(Inner);',
    'export default React.forwardRef(function Inner() {});',
    'export default class extends React.Component {}',
    'export default (props) => null;',
    'export default Object.assign(Inner, { Item });',
    'var Card_default = memo(Inner);\nexport { Card_default as default };',
    'export { other, Inner as default, more };',
    'export { default } from "./Inner.js";',
  ])('%s', (script) => {
    expect(isInternal(script, { isDefault: true })).toBe(false);
  });
});

describe('what a script does not export is internal', () => {
  test.each([
    'export const other = 1;',
    'export { default as Other } from "./Other.js";',
    'export { defaults, more as defaultValue };',
  ])('%s', (script) => {
    expect(isInternal(script, { isDefault: true })).toBe(true);
  });

  test('the default export of a script exports no other component', () => {
    expect(isInternal('export default memo(Inner);', { isDefault: false })).toBe(true);
  });
});

test('a default export is documented under the name that the package gives it', () => {
  const { api } = extractFiles({
    files: {
      'index.d.ts': `export { default as Card, Part } from './Card';\nexport { default as Box } from './Box';`,
      'Card.d.ts': `import * as React from 'react';
declare const _default: React.MemoExoticComponent<(props: { title?: string }) => null>;
export declare const Part: React.FC<{ title?: string }>;
export default _default;`,
      'Card.js': 'const Part = 1;\nexport default React.memo(Inner);',
      'Box.d.ts': `import * as React from 'react';
export default class extends React.Component<{ title?: string }> {}`,
      'Box.js': 'export default class extends React.Component {}',
    },
  });
  expect(Object.keys(api!.components).sort()).toEqual(['Box', 'Card']);
});
