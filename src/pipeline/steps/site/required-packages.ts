/** The steps that look for the packages which a site brings along: before anything is rendered with them, so that what is missing
 *  is reported once, with the command that installs it. */

import { resolve } from 'node:path';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { createMissingPackagesDiagnostic } from '../../../environment/environment-diagnostic.js';
import type { Read, Step } from '../../../graph/step.js';
import { readOption } from '../../build-input.js';
import { readPeerRanges } from '../../docsgen-package.js';
import { findPackageManifests } from '../../installed-packages.js';
import { hasDemos } from '../demos/sandbox-documents.js';

/** The site's packages that every demo is rendered with. */
export const RENDER_PACKAGES = ['react', 'react-dom', '@emotion/react'] as const;

/** What docsgen itself needs: its peer dependencies, as docsgen finds them. Nothing is rendered without them. */
export const requiredPackages: Step<null> = {
  name: 'required packages',
  run: (read) => {
    const builtInTemplates = readOption(read, 'builtInTemplates');
    const builtInFolder = resolve(read.root, builtInTemplates);
    const names = Object.keys(readPeerRanges());
    const missing = names.filter((name) =>
      findPackageManifests(builtInFolder, name).every((file) => !read.bytes(`${builtInTemplates}/${file}`)),
    );
    if (missing.length === 0) return null;
    const missingFromSite = hasDemos(read) ? findMissingPackages(read, RENDER_PACKAGES) : [];
    const all = names.filter((name) => missing.includes(name) || missingFromSite.includes(name));
    throw createMissingPackagesError(read, 'docsgen needs', all);
  },
};

/** What demos are rendered with, as the site finds it: a package manager may hide from it what docsgen finds. */
export const demoPackages: Step<null> = {
  name: 'demo packages',
  run: (read) => {
    const missing = findMissingPackages(read, RENDER_PACKAGES);
    if (missing.length === 0) return null;
    throw createMissingPackagesError(read, 'Demos need', missing);
  },
};

/** What compiles Sass: asked for where a demo has a file of it. */
export const requireSass: Step<null> = {
  name: 'sass package',
  run: (read) => {
    if (findMissingPackages(read, ['sass']).length === 0) return null;
    throw new DiagnosticError([
      createMissingPackagesDiagnostic({
        ...{ packages: ['sass'], folder: read.root, purpose: 'Demos with Sass need' },
        isDevelopment: true,
      }),
    ]);
  },
};

/** What renders formulas: asked for where a page has one. */
export const requireKatex: Step<null> = {
  name: 'katex package',
  run: (read) => {
    if (findMissingPackages(read, ['katex']).length === 0) return null;
    throw new DiagnosticError([
      createMissingPackagesDiagnostic({
        ...{ packages: ['katex'], folder: read.root, purpose: 'Formulas need' },
        isDevelopment: true,
      }),
    ]);
  },
};

function findMissingPackages(read: Read, names: readonly string[]): readonly string[] {
  return names.filter((name) => findPackageManifests(read.root, name).every((file) => !read.bytes(file)));
}

function createMissingPackagesError(read: Read, purpose: string, names: readonly string[]): DiagnosticError {
  const ranges = readPeerRanges();
  const packages = names.map((name) => `${name}@${parseMajorVersion(ranges[name])}`);
  return new DiagnosticError([createMissingPackagesDiagnostic({ packages, folder: read.root, purpose })]);
}

/** `19` of `^18.3.0 || ^19.0.0`. */
function parseMajorVersion(range = ''): string {
  return /(\d+)[^|]*$/.exec(range)?.[1] ?? 'latest';
}
