/** The public face of docsgen as a module. */

export { build } from './pipeline/build.js';
export type { BuildOptions } from './pipeline/options.js';
export type { BuildResult, Summary } from './pipeline/result.js';
export { watch, type Watching } from './watch/watch.js';
export { defineConfig, type Config } from './config/schema.js';
export type { NavigationEntry } from './site/navigation/entry.js';
export type { Diagnostic, Severity } from './diagnostics/diagnostic.js';
// An earlier name of the same type.
export type { Diagnostic as Problem } from './diagnostics/diagnostic.js';
