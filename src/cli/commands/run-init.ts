/** `docsgen init`: creates a site. It asks for what the flags do not say where it can, and guesses elsewhere. */

import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { findExportedNames } from '../../bundle/find-exported-names.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { createPrompter, PromptInterruptedError } from '../../init/create-prompter.js';
import { createSiteFiles } from '../../init/create-site-files.js';
import { DEFAULT_SITE_FOLDER, formatArguments, type InitOptions } from '../../init/init-options.js';
import {
  findEntryFile,
  findInstalledPackage,
  formatProjectTitle,
  hasTypes,
  isReactPackage,
  readProject,
  type InitProject,
} from '../../init/project.js';
import { writeNewFiles, type WriteResult } from '../../init/write-new-files.js';
import { readDocsgenVersion } from '../../pipeline/docsgen-package.js';
import { CONFIG_FILES } from '../../pipeline/options.js';
import { EXIT_CODES } from '../exit-code.js';
import { resolveFormat, type GlobalOptions } from '../options.js';
import { reportDiagnostics, writeMessage, writeRecord } from '../report.js';

export interface InitFlags extends GlobalOptions {
  /** Asks no questions. */
  readonly yes?: boolean;
  readonly title?: string;
  /** The package that the site documents. */
  readonly package?: string;
}

/** Ended by Ctrl+C. */
const INTERRUPTED_EXIT_CODE = 130;

/** Search engines cut longer ones. */
const MAX_DESCRIPTION_LENGTH = 150;

/** Creates a site in a folder, `content` where none is named; returns the exit code. */
export async function runInit(requestedFolder: string | undefined, flags: InitFlags): Promise<number> {
  const project = readProject(resolve('.'));
  try {
    const answers = await collectAnswers(project, requestedFolder, flags);
    return await createSite(project, answers, flags);
  } catch (error) {
    if (error instanceof PromptInterruptedError) return INTERRUPTED_EXIT_CODE;
    throw error;
  }
}

async function createSite(
  project: InitProject,
  { folder, title, packageName }: Answers,
  flags: InitFlags,
): Promise<number> {
  const site = toPosixPath(relative('.', folder));
  const config = CONFIG_FILES.map((file) => join(folder, file)).find((file) => existsSync(file));
  if (config !== undefined) {
    reportWritten({ written: [], kept: [toPosixPath(relative('.', config))] }, flags);
    return EXIT_CODES.complete;
  }
  const { documented, diagnostic } = await findDocumentedPackage(project, packageName);
  if (diagnostic) {
    reportDiagnostics([diagnostic], flags);
    return EXIT_CODES.usage;
  }
  const options: InitOptions = {
    site,
    title,
    description: toSentence(project.manifest?.description) ?? `The documentation of ${title}.`,
    documented,
    manager: project.manager,
    repositoryRoot: project.repositoryRoot,
    project: toPosixPath(relative(resolve(project.repositoryRoot), '.')),
    outDir: project.outDir,
    hasBuildScript: documented !== undefined && project.manifest?.scripts?.['build'] !== undefined,
    version: readDocsgenVersion(),
  };
  const result = writeNewFiles('.', createSiteFiles(options));
  reportWritten(result, flags);
  if (result.diagnostic) {
    reportDiagnostics([result.diagnostic], flags);
    return EXIT_CODES.environment;
  }
  if (!flags.quiet && resolveFormat(flags) !== 'json') writeMessage(formatNextSteps(options, result));
  return EXIT_CODES.complete;
}

interface Answers {
  readonly folder: string;
  readonly title: string;
  /** The name of a package. */
  readonly packageName: string | undefined;
}

async function collectAnswers(
  project: InitProject,
  requestedFolder: string | undefined,
  { yes, title, package: requestedPackage }: InitFlags,
): Promise<Answers> {
  const { manifest } = project;
  const ownPackage = manifest && isReactPackage(manifest) ? manifest.name : undefined;
  const defaults = {
    folder: requestedFolder ?? DEFAULT_SITE_FOLDER,
    title: title ?? formatProjectTitle(project),
    packageName: requestedPackage ?? ownPackage,
  };
  if (yes || process.stdin.isTTY !== true || process.env['CI']) return defaults;
  const prompt = createPrompter(process.stdin, process.stderr);
  try {
    return {
      folder: requestedFolder ?? (await prompt.ask('In which folder?', defaults.folder)),
      title: title ?? (await prompt.ask('What is it called?', defaults.title)),
      packageName:
        requestedPackage ??
        ((await prompt.ask('Which package does it document?', ownPackage ?? '')) || undefined),
    };
  } finally {
    prompt.close();
  }
}

async function findDocumentedPackage(
  project: InitProject,
  name: string | undefined,
): Promise<{ readonly documented?: InitOptions['documented']; readonly diagnostic?: Diagnostic }> {
  if (name === undefined) return {};
  const folder = findInstalledPackage(project, name);
  if (folder === undefined) return { diagnostic: createUnknownPackageDiagnostic(name) };
  const entry = findEntryFile(folder);
  const exports = entry === undefined ? [] : await findExportedNames(entry);
  return { documented: { name, exports, hasTypes: hasTypes(folder) } };
}

/** The description of a package, where it fits below a title. */
function toSentence(text: string | undefined): string | undefined {
  const line = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (line === '' || line.length > MAX_DESCRIPTION_LENGTH) return undefined;
  return /[.!]$/.test(line) ? line : `${line}.`;
}

function createUnknownPackageDiagnostic(name: string): Diagnostic {
  return {
    code: 'init/unknown-package',
    severity: 'error',
    file: 'package.json',
    message: `${name} is neither the package in this folder nor installed here.`,
    hint: `Install it first, or leave --package out.`,
  };
}

function reportWritten({ written, kept }: WriteResult, flags: InitFlags): void {
  if (resolveFormat(flags) === 'json') return writeRecord({ type: 'init', written, kept });
  if (flags.quiet) return;
  for (const path of written) writeMessage(`wrote  ${path}`);
  for (const path of kept) writeMessage(`kept   ${path}`);
}

function formatNextSteps(options: InitOptions, { written }: WriteResult): string {
  const { manager } = options;
  const run = { npm: 'npx', pnpm: 'pnpm', yarn: 'yarn', bun: 'bunx' }[manager];
  const isNew = written.includes('package.json');
  const add = {
    npm: 'npm install --save-dev',
    pnpm: 'pnpm add -D',
    yarn: 'yarn add -D',
    bun: 'bun add -d',
  }[manager];
  const installPackages = `${add} docsgen react react-dom @emotion/react @emotion/styled`;
  const install = isNew ? `${manager} install` : installPackages;
  return `\nNext:\n  ${install}\n  ${run} docsgen watch${formatArguments(options)}`;
}

function toPosixPath(path: string): string {
  return path.split(sep).join('/') || '.';
}
