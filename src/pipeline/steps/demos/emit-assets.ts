/** Publishes the images, fonts and other files that a compiled demo names, and links to them. */

import type { Asset } from '../../../bundle/demo-files/imported-files.js';
import type { Read } from '../../../graph/step.js';
import { config } from '../site/config.js';

interface CodeWithAssets {
  readonly code: string;
  readonly assets: readonly Asset[];
}

/** The code, with the addresses of the files. */
export async function emitAssets(read: Read, { code, assets }: CodeWithAssets): Promise<string> {
  if (assets.length === 0) return code;
  const { ASSET_PREFIX } = await import('../../../bundle/demo-files/imported-files.js');
  const { base } = await read.step(config);
  for (const { name, contents } of assets) read.emit(`_docsgen/${name}`, contents);
  return code.replaceAll(ASSET_PREFIX, `${base}_docsgen/`);
}
