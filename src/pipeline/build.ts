/** The build, as the command line and other programs call it. */

import type { BuildOptions } from './options.js';
import type { BuildResult } from './result.js';
import { Session } from './session.js';

/** Builds a site. Rejects only for a bug of docsgen; errors of the site or the machine are in the result. */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const session = new Session(options);
  try {
    return await session.build();
  } finally {
    await session.close();
  }
}
