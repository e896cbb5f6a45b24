/** The step that reads the config, and the evaluation of modules that an owner writes. */

import { relative } from 'node:path';
import { checkConfig } from '../../../config/check-config.js';
import type { CheckedConfig } from '../../../config/schema.js';
import type { Read, Step } from '../../../graph/step.js';
import { DiagnosticError, EnvironmentError } from '../../../diagnostics/diagnostic.js';
import { readOption, readTool } from '../../build-input.js';
import { trackCompiled, trackInputs } from '../../track-inputs.js';

/** The config with the products that are built: those that are drafts only where drafts are. */
export const config: Step<CheckedConfig> = {
  name: 'config',
  run: async (read) => {
    const settings = await read.step(declaredConfig);
    if (readOption(read, 'drafts')) return settings;
    return { ...settings, products: settings.products.filter(({ draft }) => !draft) };
  },
};

/** The checked config, with the options of the command line. */
export const declaredConfig: Step<CheckedConfig> = {
  name: 'declared config',
  keepInMemory: true,
  run: async (read) => {
    const file = readOption(read, 'config');
    const text = readText(read, file);
    if (text === undefined) throw new DiagnosticError([{ ...missingConfig, file }]);
    const [values] = await evaluateModules(read, {
      files: { config: file },
      diagnosticCode: 'config/syntax',
    });
    const checked = checkConfig(values['config'], { file, text });
    const options = readConfigOptions(read, checked);
    return Object.keys(options).length === 0
      ? checked
      : checkConfig({ ...checked, ...options }, { file, text });
  },
};

/** What the command line says instead of the config. */
function readConfigOptions(read: Read, { analytics }: CheckedConfig): Partial<CheckedConfig> {
  const base = readOption(read, 'base');
  const measurementId = readOption(read, 'measurementId');
  return {
    ...(base === null ? {} : { base }),
    ...(measurementId === null ? {} : { analytics: { ...analytics, measurementId } }),
  };
}

const missingConfig = {
  code: 'config/not-found',
  severity: 'error',
  message: 'There is no config file',
  hint: 'Name the site folder, or write docsgen.config.ts into it.',
} as const;

interface DataModules {
  /** The modules by the names of their default exports in the result. */
  readonly files: Readonly<Record<string, string>>;
  /** The code of diagnostics about the modules. */
  readonly diagnosticCode: string;
}

/** The default exports of modules, by name, and the owner's files among those that were read. */
export async function evaluateModules(
  read: Read,
  modules: DataModules,
): Promise<readonly [values: Readonly<Record<string, unknown>>, inputs: readonly string[]]> {
  const { compileData } = await import('../../../bundle/compile-data.js');
  const { loadModule, storeModule } = await import('../../../bundle/load-module.js');
  const compiled = await compileData({ root: read.root, ...modules, onFailure: trackInputs(read) });
  const inputs = compiled.inputs.map((input) => relative(read.root, input));
  trackCompiled(read, compiled);
  const readsOutside = await trackOutsideReads(read, compiled.code);
  const moduleFile = storeModule(compiled.code, readTool(read, 'modules'));
  try {
    const { default: exports } = await loadModule(moduleFile, readsOutside);
    const values = checkDefaultExports(Object.entries(exports ?? {}), modules);
    return [values, inputs.filter((input) => !input.includes('node_modules/'))];
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const message = `It throws when it is evaluated: ${error instanceof Error ? error.message : String(error)}`;
    const file = await findThrowingModule(read, modules);
    throw new EnvironmentError([{ code: modules.diagnosticCode, severity: 'error', file, message }]);
  }
}

/** Tracks the environment variables that a module reads. One that reads something else, such as the time or a file, is evaluated in
 *  each build. Returns whether it reads anything. */
export async function trackOutsideReads(read: Read, code: string): Promise<boolean> {
  const { findOutsideReads } = await import('../../../bundle/find-outside-reads.js');
  const { variables, hasOthers } = findOutsideReads(code);
  for (const name of variables) read.trackVariable(name);
  if (hasOthers) read.expireAfterBuild();
  return hasOthers || variables.length > 0;
}

/** The first of several modules that throws when it is evaluated alone. */
async function findThrowingModule(read: Read, { files, diagnosticCode: code }: DataModules): Promise<string> {
  const { compileData } = await import('../../../bundle/compile-data.js');
  const { loadModule, storeModule } = await import('../../../bundle/load-module.js');
  const [firstFile = ''] = Object.values(files);
  for (const [name, file] of Object.entries(files)) {
    try {
      const compiled = await compileData({ root: read.root, files: { [name]: file }, diagnosticCode: code });
      await loadModule(storeModule(compiled.code, readTool(read, 'modules')), true);
    } catch {
      return file;
    }
  }
  return firstFile;
}

/** The values by name. Throws if a module has no default export. */
function checkDefaultExports(
  exports: readonly (readonly [name: string, value: unknown])[],
  { files, diagnosticCode: code }: DataModules,
): Readonly<Record<string, unknown>> {
  const values = Object.fromEntries(exports);
  const missing = Object.entries(files).filter(([name]) => values[name] === undefined);
  const hint = 'Write `export default` before the config or the navigation.';
  const message = 'It has no default export';
  if (missing.length > 0)
    throw new DiagnosticError(missing.map(([, file]) => ({ code, severity: 'error', file, message, hint })));
  return values;
}

/** A file as text. */
export function readText(read: Read, path: string): string | undefined {
  const bytes = read.bytes(path);
  return bytes && new TextDecoder().decode(bytes);
}
