/** Compiles a demo with its relative modules for browsers; packages are left to the library files. */

import { compilePiece, type Piece } from './piece.js';
import type { DemoSource } from './demo.js';

/** A module whose default export is the demo's component. */
export async function compileLiveDemo({
  root,
  entry,
  onFailure,
  own,
}: DemoSource & { readonly own: string }): Promise<Piece> {
  return compilePiece({
    root,
    own,
    code: 'demo/compile',
    contents: `export { default } from ${JSON.stringify(`./${entry}`)};`,
    isOutside: () => true,
    onFailure,
  });
}
