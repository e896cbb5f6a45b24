import { expect, test } from 'vitest';
import { compileEdit } from '../../../../src/client/demos/edit/compile-edit.js';

const scope = {
  hosts: { react: 'react.0a.js' },
  imports: {},
  modules: { '@acme/kit': { file: 'kit.0b.js', names: { Button: 'a' } } },
};

const importFrom = (specifier: string) =>
  compileEdit(
    [{ name: 'Demo.tsx', code: `import x from '${specifier}';\nexport default () => <b>{x}</b>;` }],
    scope,
  );

test('what demos of the site import, and React, can be imported', () => {
  expect(importFrom('@acme/kit')).toMatchObject({
    hosts: ['react.0a.js'],
    libraries: ['react.0a.js', 'kit.0b.js'],
    code: expect.stringContaining('"@acme/kit":{"Button":L1.a}'),
  });
  expect(importFrom('react')).toMatchObject({ code: expect.stringContaining('"react":L0.React') });
});

test.each(['other', 'constructor', 'toString', '__proto__'])(
  'another package, such as "%s", is reported as one that cannot be imported',
  (specifier) => {
    expect(importFrom(specifier)).toEqual({
      issue: { message: specifier, messageKey: 'noImport', line: 1 },
    });
  },
);
