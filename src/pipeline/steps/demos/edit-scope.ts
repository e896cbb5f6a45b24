/** The step that writes down what edited demos may import, and what they are shown with. */

import type { EditScope } from '../../../client/demos/edit/compile-edit.js';
import type { Step } from '../../../graph/step.js';
import { emitHashedFile } from '../shell/emit-hashed-file.js';
import { wrapperAddress } from './hydration.js';
import { importedValues } from './imported-values.js';
import { libraryFiles } from './libraries.js';

/** The path of the wrapper, empty for demos without; that of a demo which imports files of which edited code gets a value. */
type ScopeKey = readonly [wrapper: string, entry: string];

/** Its address. */
export const editScope: Step<string, ScopeKey> = {
  name: 'edit scope',
  run: async (read, [wrapper, entry]) => {
    const { hosts, imports, editModules: modules } = await read.step(libraryFiles);
    const files = entry === '' ? undefined : (await read.step(importedValues, entry)).byName;
    const scope: EditScope = { hosts, imports, modules, files };
    if (wrapper === '') return emitHashedFile(read, 'scope.json', JSON.stringify(scope));
    const { module, files: wrapperFiles } = await read.step(wrapperAddress, wrapper);
    const name = module.slice(module.lastIndexOf('/') + 1);
    const wrappedScope: EditScope = {
      ...scope,
      hosts: { ...hosts, wrapper: name },
      imports: {
        ...imports,
        [name]: [...new Set(wrapperFiles.flatMap((file) => [file, ...(imports[file] ?? [])]))],
      },
    };
    return emitHashedFile(read, 'scope.json', JSON.stringify(wrappedScope));
  },
};
