/** Compiles a demo with its relative modules for browsers; packages are left to the library files. */

import { compileBrowserModule, type BrowserModule } from './compile-browser-module.js';
import type { CompileDemoInput } from './compile-demo.js';

/** A module whose default export is the demo's component. */
export async function compileBrowserDemo({
  root,
  entry,
  onFailure,
  builtInFolder,
}: CompileDemoInput & { readonly builtInFolder: string }): Promise<BrowserModule> {
  return compileBrowserModule({
    root,
    builtInFolder,
    diagnosticCode: 'demo/compile',
    contents: `export { default } from ${JSON.stringify(`./${entry}`)};`,
    isExternal: () => true,
    onFailure,
  });
}
