/** The step that writes down what edited demos may import, and what they are shown with. */

import type { EditScope } from '../../../client/demos/edit/compile-edit.js';
import type { Step } from '../../../graph/step.js';
import { emitHashedFile } from '../shell/emit-hashed-file.js';
import { wrapperAddress } from './hydration.js';
import { libraryFiles } from './libraries.js';

/** Its address, by the path of the wrapper; an empty one for demos without. */
export const editScope: Step<string, string> = {
  name: 'edit scope',
  run: async (read, wrapper) => {
    const { hosts, imports, editModules: modules } = await read.step(libraryFiles);
    const scope: EditScope = { hosts, imports, modules };
    if (wrapper === '') return emitHashedFile(read, 'scope.json', JSON.stringify(scope));
    const { module, files } = await read.step(wrapperAddress, wrapper);
    const name = module.slice(module.lastIndexOf('/') + 1);
    const wrappedScope: EditScope = {
      hosts: { ...hosts, wrapper: name },
      imports: {
        ...imports,
        [name]: [...new Set(files.flatMap((file) => [file, ...(imports[file] ?? [])]))],
      },
      modules,
    };
    return emitHashedFile(read, 'scope.json', JSON.stringify(wrappedScope));
  },
};
