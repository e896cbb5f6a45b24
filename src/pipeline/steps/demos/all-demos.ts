/** The step that makes what the demos of all pages need. None of it depends on the API reference, so that a build makes it while
 *  the API of packages is extracted. */

import type { Step } from '../../../graph/step.js';
import { libraryFiles } from './libraries.js';
import { demoMarkup, uniqueKeys } from './markup.js';
import { pageDemoKeys } from './modules.js';
import { hasDemos } from './sandbox-documents.js';

/** The server markup, the browser modules and the library files; nothing on a site without demos. */
export const allDemos: Step<null> = {
  name: 'all demos',
  run: async (read) => {
    // Without a module there is no demo, and no page has to be parsed before its document.
    if (!hasDemos(read)) return null;
    const pages = await read.step(pageDemoKeys);
    if (pages.length === 0) return null;
    const keys = uniqueKeys(pages.flatMap((one) => one.keys));
    await Promise.all([read.steps(demoMarkup, keys, 'all'), read.stepIfAvailable(libraryFiles)]);
    return null;
  },
};
