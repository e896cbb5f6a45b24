import { expect, test } from 'vitest';
import { runModules } from '../../../../src/client/demos/edit/run-modules.js';

const runImportOf = (specifier: string) =>
  runModules({
    packages: { 'acme-kit': { label: 'Go' } },
    files: {
      'Demo.tsx': (require, module) => (module.exports = { imported: require(specifier) }),
      'words.ts': (_, module) => (module.exports = { label: 'Stop' }),
    },
  });

test('a module gets what a package or another file of the demo exports', () => {
  expect(runImportOf('acme-kit')).toMatchObject({ imported: { label: 'Go' } });
  expect(runImportOf('./words')).toEqual({ imported: { label: 'Stop' } });
});

test.each(['other', 'constructor', 'toString', '__proto__'])(
  'an import of the package or the file "%s", which is not there, throws',
  (name) => {
    expect(() => runImportOf(name)).toThrow(`“${name}” cannot be imported here`);
    expect(() => runImportOf(`./${name}`)).toThrow(`“./${name}” is none of the demo's files`);
  },
);
