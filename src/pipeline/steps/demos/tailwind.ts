/** The step that makes the stylesheet of a demo's Tailwind variant. */

import { formatInstallCommand } from '../../../environment/package-manager.js';
import type { Step } from '../../../graph/step.js';
import { findPackageManifests } from '../../installed-packages.js';
import { trackPackageFiles } from '../../track-inputs.js';
import { demoSources } from './sources.js';

/** The CSS of the classes that a demo's files name, by the path of its module. */
export const tailwindStyles: Step<string, string> = {
  name: 'tailwind styles',
  run: async (read, entry) => {
    const { compileTailwind } = await import('../../../bundle/compile-tailwind.js');
    const { files } = await read.step(demoSources, entry);
    for (const file of findPackageManifests(read.root, 'tailwindcss')) read.trackFile(file);
    const compiled = await compileTailwind(
      read.root,
      files.map(({ code }) => code),
    );
    trackPackageFiles(read, compiled?.packageFiles);
    if (compiled) return compiled.css;
    read.report([
      {
        code: 'demo/tailwind',
        severity: 'error',
        file: entry,
        message: 'Tailwind is not installed, so that this variant has no styles',
        hint: `Run ${formatInstallCommand(['tailwindcss'], { folder: read.root, isDevelopment: true })}`,
      },
    ]);
    return '';
  },
};
