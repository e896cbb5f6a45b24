/** The step that makes the stylesheet of a demo's Tailwind variant. */

import { dirname } from 'node:path/posix';
import type { Step } from '../../../graph/step.js';
import { findPackageManifests } from '../../installed-packages.js';
import { readSource } from '../content/pages.js';

/** The CSS of the classes that a demo's files name, by its source file. */
export const tailwindStyles: Step<string, string> = {
  name: 'tailwind styles',
  run: async (read, entry) => {
    const { DemoFileCollector } = await import('../../../demos/source/demo-file-collector.js');
    const { DiagnosticCollector } = await import('../../../diagnostics/diagnostic-collector.js');
    const { compileTailwind } = await import('../../../bundle/compile-tailwind.js');
    const entrySource = readSource(read, entry);
    if (!('text' in entrySource)) return '';
    for (const file of findPackageManifests(read.root, 'tailwindcss')) read.trackFile(file);
    const folder = dirname(entry);
    const fileContext = {
      folder,
      baseFolder: folder,
      displayPath: entry,
      read: (path: string) => readSource(read, path),
    };
    // What is wrong with its imports is told where the page is made.
    const collector = new DemoFileCollector(fileContext, new DiagnosticCollector(entry));
    collector.addFile({ name: entry, path: entry, code: entrySource.text });
    const css = await compileTailwind(
      read.root,
      collector.files.map(({ code }) => code),
    );
    if (css !== undefined) return css;
    read.report([
      {
        code: 'demo/tailwind',
        severity: 'error',
        file: entry,
        message: 'Tailwind is not installed, so that this variant has no styles',
        hint: 'Run `npm install --save-dev tailwindcss`.',
      },
    ]);
    return '';
  },
};
