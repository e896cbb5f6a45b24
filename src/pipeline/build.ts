/** A build, as the command line and other programs call it. Prints nothing, ends no process. */

import type { BuildOptions } from './options.js';
import type { BuildResult } from './result.js';
import { openSession } from './session.js';

/** Builds a site. Rejects only for a bug of docsgen; what is wrong with the site or the machine is in the result. */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const session = openSession(options);
  try {
    return await session.build();
  } finally {
    await session.close();
  }
}
