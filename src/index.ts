/** The public face of docsgen as a module. */

export { build, type BuildOptions, type BuildResult, type Summary } from './pipeline/build.js';
export { defineConfig, type Config } from './config/schema.js';
export type { NavigationEntry } from './site/entry.js';
export type { Problem, Severity } from './report/problem.js';
