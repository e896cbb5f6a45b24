/** The step that makes the stylesheet of a demo's Tailwind variant. */

import { dirname } from 'node:path/posix';
import type { Step } from '../../graph/step.js';
import { packageFiles } from '../packages.js';
import { sourceAt } from './pages.js';

/** The CSS of the classes that a demo's files name, by its source file. */
export const tailwindStyles: Step<string, string> = {
  name: 'tailwind styles',
  run: async (read, entry) => {
    const { Gathering } = await import('../../pages/demo-files.js');
    const { Findings } = await import('../../pages/findings.js');
    const { compileTailwind } = await import('../../bundle/tailwind.js');
    const own = sourceAt(read, entry);
    if (!('text' in own)) return '';
    for (const file of packageFiles(read.root, 'tailwindcss')) read.note(file);
    const home = dirname(entry);
    const given = { folder: home, home, place: entry, read: (path: string) => sourceAt(read, path) };
    // What is wrong with its imports is told where the page is made.
    const gathering = new Gathering(given, new Findings(entry));
    gathering.take({ name: entry, path: entry, code: own.text });
    const css = await compileTailwind(
      read.root,
      gathering.files.map(({ code }) => code),
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
