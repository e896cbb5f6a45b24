/** `docsgen init`: begins a site. What is not said is asked for where somebody can answer, and guessed elsewhere. */

import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { exportedNames } from '../bundle/exports.js';
import {
  entryOf,
  hasTypes,
  isReactPackage,
  packageFolder,
  readProject,
  titleOf,
  type Project,
} from '../init/project.js';
import { Interrupted, personAt } from '../init/ask.js';
import { argumentsOf, USUAL_SITE } from '../init/arguments.js';
import { siteFiles, type Wishes } from '../init/site-files.js';
import { writeNew, type Written } from '../init/write-new.js';
import { ownVersion } from '../pipeline/engine.js';
import { printProblems } from '../report/print.js';
import type { Problem } from '../report/problem.js';
import { EXIT } from './exit-code.js';
import { CONFIG_FILES, formatOf, usesColor, type SharedOptions } from './options.js';

export interface InitFlags extends SharedOptions {
  /** Asks nothing. */
  readonly yes?: boolean;
  readonly title?: string;
  /** The package that the site documents. */
  readonly package?: string;
}

/** Ended by Ctrl+C. */
const INTERRUPTED = 130;

/** Search engines cut longer ones. */
const LONGEST_DESCRIPTION = 150;

/** Begins a site in a folder, `content` where none is named; the exit code to end with. */
export async function runInit(named: string | undefined, flags: InitFlags): Promise<number> {
  const project = readProject(resolve('.'));
  try {
    const answers = await answersTo(project, named, flags);
    return await begin(project, answers, flags);
  } catch (error) {
    if (error instanceof Interrupted) return INTERRUPTED;
    throw error;
  }
}

async function begin(
  project: Project,
  { folder, title, documents }: Answers,
  flags: InitFlags,
): Promise<number> {
  const site = slashed(relative('.', folder));
  const config = CONFIG_FILES.map((file) => join(folder, file)).find((file) => existsSync(file));
  if (config !== undefined) {
    tellWritten({ written: [], kept: [slashed(relative('.', config))] }, flags);
    return EXIT.complete;
  }
  const { documented, problem } = await documentedBy(project, documents);
  if (problem) return fail(flags, problem, EXIT.usage);
  const wishes: Wishes = {
    site,
    title,
    description: sentenceOf(project.manifest?.description) ?? `The documentation of ${title}.`,
    documented,
    manager: project.manager,
    top: project.top,
    project: slashed(relative(resolve(project.top), '.')),
    outDir: project.outDir,
    isBuilt: documented !== undefined && project.manifest?.scripts?.['build'] !== undefined,
    version: ownVersion(),
  };
  const written = writeNew('.', siteFiles(wishes));
  tellWritten(written, flags);
  if (written.problem) return fail(flags, written.problem, EXIT.environment);
  if (!flags.quiet && formatOf(flags) !== 'json') process.stderr.write(nextSteps(wishes, written));
  return EXIT.complete;
}

interface Answers {
  readonly folder: string;
  readonly title: string;
  /** The name of a package. */
  readonly documents: string | undefined;
}

async function answersTo(
  project: Project,
  named: string | undefined,
  { yes, title, package: wanted }: InitFlags,
): Promise<Answers> {
  const { manifest } = project;
  const own = manifest && isReactPackage(manifest) ? manifest.name : undefined;
  const guessed = { folder: named ?? USUAL_SITE, title: title ?? titleOf(project), documents: wanted ?? own };
  if (yes || process.stdin.isTTY !== true || process.env['CI']) return guessed;
  const person = personAt(process.stdin, process.stderr);
  try {
    return {
      folder: named ?? (await person.ask('In which folder?', guessed.folder)),
      title: title ?? (await person.ask('What is it called?', guessed.title)),
      documents: wanted ?? ((await person.ask('Which package does it document?', own ?? '')) || undefined),
    };
  } finally {
    person.close();
  }
}

async function documentedBy(
  project: Project,
  name: string | undefined,
): Promise<{ readonly documented?: Wishes['documented']; readonly problem?: Problem }> {
  if (name === undefined) return {};
  const folder = packageFolder(project, name);
  if (folder === undefined) return { problem: unknownPackage(name) };
  const entry = entryOf(folder);
  const exports = entry === undefined ? [] : await exportedNames(entry);
  return { documented: { name, exports, hasTypes: hasTypes(folder) } };
}

/** What a package says of itself, where it can stand below a title. */
function sentenceOf(text: string | undefined): string | undefined {
  const line = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (line === '' || line.length > LONGEST_DESCRIPTION) return undefined;
  return /[.!]$/.test(line) ? line : `${line}.`;
}

function unknownPackage(name: string): Problem {
  return {
    code: 'init/unknown-package',
    severity: 'error',
    file: 'package.json',
    message: `${name} is neither the package in this folder nor installed here.`,
    hint: `Install it first, or leave --package out.`,
  };
}

function fail(flags: InitFlags, problem: Problem, code: number): number {
  if (formatOf(flags) === 'json') print({ type: 'diagnostic', ...problem });
  else process.stderr.write(printProblems([problem], { color: usesColor(flags), source: () => undefined }));
  return code;
}

function tellWritten({ written, kept }: Written, flags: InitFlags): void {
  if (formatOf(flags) === 'json') return print({ type: 'init', written, kept });
  if (flags.quiet) return;
  for (const path of written) process.stderr.write(`wrote  ${path}\n`);
  for (const path of kept) process.stderr.write(`kept   ${path}\n`);
}

function nextSteps(wishes: Wishes, { written }: Written): string {
  const { manager } = wishes;
  const run = { npm: 'npx', pnpm: 'pnpm', yarn: 'yarn', bun: 'bunx' }[manager];
  const isNew = written.includes('package.json');
  const add = {
    npm: 'npm install --save-dev',
    pnpm: 'pnpm add -D',
    yarn: 'yarn add -D',
    bun: 'bun add -d',
  }[manager];
  const missing = `${add} docsgen react react-dom @emotion/react @emotion/styled`;
  const install = isNew ? `${manager} install` : missing;
  return `\nNext:\n  ${install}\n  ${run} docsgen watch${argumentsOf(wishes)}\n`;
}

function slashed(path: string): string {
  return path.split(sep).join('/') || '.';
}

function print(record: object): void {
  process.stdout.write(`${JSON.stringify(record)}\n`);
}
