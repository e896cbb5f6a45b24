/** `docsgen init`: begins a site. What is not said is asked for where somebody can answer, and guessed elsewhere. */

import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { findExportedNames } from '../../bundle/find-exported-names.js';
import {
  findEntryFile,
  hasTypes,
  isReactPackage,
  findInstalledPackage,
  readProject,
  formatProjectTitle,
  type InitProject,
} from '../../init/project.js';
import { PromptInterruptedError, createPrompter } from '../../init/create-prompter.js';
import { formatArguments, DEFAULT_SITE_FOLDER, type InitOptions } from '../../init/init-options.js';
import { createSiteFiles } from '../../init/create-site-files.js';
import { writeNewFiles, type WriteResult } from '../../init/write-new-files.js';
import { readDocsgenVersion } from '../../pipeline/docsgen-package.js';
import { formatDiagnostics } from '../../diagnostics/format-diagnostics.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { EXIT_CODES } from '../exit-code.js';
import { CONFIG_FILES, resolveFormat, shouldUseColor, type GlobalOptions } from '../options.js';

export interface InitFlags extends GlobalOptions {
  /** Asks nothing. */
  readonly yes?: boolean;
  readonly title?: string;
  /** The package that the site documents. */
  readonly package?: string;
}

/** Ended by Ctrl+C. */
const INTERRUPTED_EXIT_CODE = 130;

/** Search engines cut longer ones. */
const MAX_DESCRIPTION_LENGTH = 150;

/** Begins a site in a folder, `content` where none is named; the exit code to end with. */
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
  if (diagnostic) return reportFailure(flags, diagnostic, EXIT_CODES.usage);
  const wishes: InitOptions = {
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
  const written = writeNewFiles('.', createSiteFiles(wishes));
  reportWritten(written, flags);
  if (written.diagnostic) return reportFailure(flags, written.diagnostic, EXIT_CODES.environment);
  if (!flags.quiet && resolveFormat(flags) !== 'json') process.stderr.write(formatNextSteps(wishes, written));
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

/** What a package says of itself, where it can stand below a title. */
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

function reportFailure(flags: InitFlags, diagnostic: Diagnostic, code: number): number {
  if (resolveFormat(flags) === 'json') writeRecord({ type: 'diagnostic', ...diagnostic });
  else
    process.stderr.write(
      formatDiagnostics([diagnostic], { color: shouldUseColor(flags), readSource: () => undefined }),
    );
  return code;
}

function reportWritten({ written, kept }: WriteResult, flags: InitFlags): void {
  if (resolveFormat(flags) === 'json') return writeRecord({ type: 'init', written, kept });
  if (flags.quiet) return;
  for (const path of written) process.stderr.write(`wrote  ${path}\n`);
  for (const path of kept) process.stderr.write(`kept   ${path}\n`);
}

function formatNextSteps(wishes: InitOptions, { written }: WriteResult): string {
  const { manager } = wishes;
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
  return `\nNext:\n  ${install}\n  ${run} docsgen watch${formatArguments(wishes)}\n`;
}

function toPosixPath(path: string): string {
  return path.split(sep).join('/') || '.';
}

function writeRecord(record: object): void {
  process.stdout.write(`${JSON.stringify(record)}\n`);
}
