/** Loads the configs of fences through the schema, as docsgen loads the file. */

import { transformSync } from 'esbuild';
import { checkConfig } from '../../../src/config/check-config.js';
import { DiagnosticError } from '../../../src/diagnostics/diagnostic.js';
import type { Fence } from './list-fences.js';

/** Whether a fence is a config, or keys of one. */
export function isConfig({ title }: Fence): boolean {
  return /(?:^|\/)docsgen\.config\.ts$/.test(title);
}

/** The whole file: a fence that has only some keys gets those that every config needs. */
export function completeConfig(text: string): string {
  if (text.includes('export default')) return text;
  const products = "products: [{ id: 'acme-ui', name: 'Acme UI' }, { id: 'charts', name: 'Charts' }],";
  const required = [/^title:/m.test(text) ? '' : "title: 'Acme',", /^products:/m.test(text) ? '' : products];
  return `import { defineConfig } from 'docsgen';\nexport default defineConfig({\n${required.join('\n')}\n${text}\n});\n`;
}

/** What the schema says of the config. */
export function checkConfigFence(fence: Fence): readonly string[] {
  const source = completeConfig(fence.text);
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' });
  const module: { exports: { default?: unknown } } = { exports: {} };
  const load = (name: string): unknown => {
    if (name !== 'docsgen') throw new Error(`${fence.place} imports ${name}`);
    return { defineConfig: (config: unknown) => config };
  };
  new Function('module', 'require', code)(module, load);
  try {
    checkConfig(module.exports.default, { file: fence.place, text: source });
    return [];
  } catch (error) {
    if (error instanceof DiagnosticError)
      return error.diagnostics.map(({ code: name, message }) => `${name} ${message}`);
    throw error;
  }
}
