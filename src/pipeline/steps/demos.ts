/** The steps that render demos on the server: each in a process apart, with the styles that it needs. */

import { relative, resolve } from 'node:path';
import type { Step } from '../../graph/step.js';
import type { Rendered } from '../../html/renderer.js';
import { tool } from '../given.js';
import { packageFile, packagesRequiredBy } from '../packages.js';

/** A demo's HTML and CSS, by its source file; nothing where it cannot be rendered, which is reported. */
export const demoMarkup: Step<string, Rendered | null> = {
  name: 'demo markup',
  run: async (read, entry) => {
    const { compileDemo } = await import('../../bundle/demo.js');
    const { code, inputs } = await compileDemo({ root: read.root, entry });
    for (const input of inputs) read.note(relative(read.root, input));
    for (const name of packagesRequiredBy(code)) read.note(packageFile(read.root, name));
    const rendered = await tool(read, 'demos').render({ file: resolve(read.root, entry), place: entry, code });
    if ('problems' in rendered) {
      read.report(rendered.problems);
      return null;
    }
    return rendered;
  },
};

/** The colours and measures that demos of a library refer to, in both schemes, as CSS. */
export const demoBaseStyles: Step<'material' | 'joy', string> = {
  name: 'demo base styles',
  run: async (read, library) => {
    read.note(packageFile(read.root, library === 'joy' ? '@mui/joy' : '@mui/material'));
    return tool(read, 'demos').baseStyles([library]);
  },
};

export const steps = [demoMarkup, demoBaseStyles] as readonly Step[];
