/** Decides which demos are isolated: by the directive or the config, else by the libraries that they import. */

import { findStyleLibrary } from '../../../demos/source/style-libraries.js';
import type { Read, Step } from '../../../graph/step.js';
import type { DemoDirective, DemoOptions } from '../../../markdown/page.js';
import { demoSources } from './sources.js';

/** A directive of which is known where its demo is shown. */
export interface PlacedDirective extends DemoDirective {
  readonly options: DemoOptions & { readonly isolated: boolean };
}

/** Whether a demo's module, or a file that it imports, imports a library that inserts style elements. Apart from the
 *  sources, so that an edit of them leaves the lists of demos alone. */
export const importsStyleLibrary: Step<boolean, string> = {
  name: 'demo imports style library',
  run: async (read, entry) => {
    const sources = await read.stepIfAvailable(demoSources, entry);
    return sources !== undefined && findStyleLibrary(sources.packages) !== undefined;
  },
};

/** A demo with a module for each styling option is isolated in all of them, or in none. */
export async function placeDirective(
  read: Read,
  directive: DemoDirective,
  modulePaths: readonly string[],
): Promise<PlacedDirective> {
  const { options } = directive;
  const isolated = options.isolated ?? (await read.steps(importsStyleLibrary, modulePaths)).includes(true);
  return { ...directive, options: { ...options, isolated } };
}
