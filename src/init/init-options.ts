/** What `docsgen init` knows about a new site, and how the site's commands are called. */

import type { PackageManager } from '../environment/package-manager.js';
import type { DocumentedPackage } from './render-exports-page.js';

export interface InitOptions {
  /** The site folder below the project, with `/`; `.` if it is the project itself. */
  readonly site: string;
  readonly title: string;
  readonly description: string;
  readonly documented?: DocumentedPackage;
  readonly manager: PackageManager;
  /** The path from the project to the top of the repository, with `/`. */
  readonly repositoryRoot: string;
  /** The path from the top of the repository to the project, with `/`. */
  readonly project: string;
  /** The output folder below the project. */
  readonly outDir: string;
  /** Whether the project has a script that builds the package, from which its reference is read. */
  readonly hasBuildScript: boolean;
  /** The current version of docsgen. */
  readonly version: string;
}

export const DEFAULT_SITE_FOLDER = 'content';

/** The arguments of a command: the site folder and the output folder, unless they are the defaults. */
export function formatArguments({ site, outDir }: Pick<InitOptions, 'site' | 'outDir'>): string {
  const isDefault = site === '.' || site === DEFAULT_SITE_FOLDER;
  return `${isDefault ? '' : ` ${quoteArgument(site)}`}${formatOutDirFlag(outDir)}`;
}

/** The flag for the output folder, unless it is the default. */
export function formatOutDirFlag(outDir: string): string {
  return outDir === 'dist' ? '' : ` --out-dir ${quoteArgument(outDir)}`;
}

/** A name as an argument of a shell, in double quotes where it needs any. They work in the Windows shell too. */
function quoteArgument(name: string): string {
  return /^[\w./@-]+$/.test(name) ? name : `"${name.replaceAll(/[\\"$`]/g, '\\$&')}"`;
}
