/** Gives the files of a demo their places in a project, and makes their imports lead there. */

import { getFolderPath, resolveSourcePath } from '../../site/resolve-source-path.js';
import { STYLE_FILE } from '../../text/file-kinds.js';
import { listModuleCandidates, type DemoAsset } from './demo-file-collector.js';
import { findModuleImports } from './find-module-imports.js';
import { findStyleImports, listStyleCandidates } from './find-style-imports.js';
import { isRelativeImport } from './import-specifiers.js';
import type { DemoSources } from './load-demo.js';
import { removeModuleExtension } from './name-demo-files.js';
import type { DemoProjectInput } from './project-files.js';

type NamedCodes = DemoProjectInput['files'];

interface PlacedSources {
  readonly files: NamedCodes;
  readonly assets: readonly DemoAsset[];
}

/** The names in the result are the places. `codes`: the texts of the files, in one of the languages. `main`: what the first file is
 *  called, without its extension, where the files lie beside those of the project; none: they lie in a folder of their own. */
export function placeProjectFiles(
  { files, assets }: Pick<DemoSources, 'files' | 'assets'>,
  codes: NamedCodes,
  main?: string,
): PlacedSources {
  const [firstName = '', ...names] = [...codes, ...assets].map(({ name }) => name);
  const places = main
    ? [main + firstName.slice(firstName.lastIndexOf('.')), ...avoidNames(names, [main, ...PROJECT_NAMES])]
    : [firstName, ...names];
  const placesByPath = new Map([...files, ...assets].map(({ path }, at) => [path, places[at]!]));
  return {
    files: codes.map(({ code }, at) => ({
      name: places[at]!,
      code: placesByPath.size === 1 ? code : updateImports(code, files[at]!.path, placesByPath),
    })),
    assets: assets.map(({ path }) => ({ name: placesByPath.get(path)!, path })),
  };
}

/** The files that a project has beside those of its demo, modules without their extensions. */
const PROJECT_NAMES = ['main', 'index', 'tailwind.css'];

/** The names, with a number where they are reserved. */
function avoidNames(names: readonly string[], reserved: readonly string[]): readonly string[] {
  const taken = new Set([...reserved, ...names.map(removeModuleExtension)]);
  return names.map((name) => {
    if (!reserved.includes(removeModuleExtension(name))) return name;
    for (let number = 2; ; number += 1) {
      const numberedName = name.replace(/\.|$/, `${number}$&`);
      if (!taken.has(removeModuleExtension(numberedName))) return numberedName;
    }
  });
}

/** The code of the file at `path`, of which each import leads to the place of its file. */
function updateImports(code: string, path: string, places: ReadonlyMap<string, string>): string {
  return findFileImports(code, path)
    .toReversed()
    .reduce((text, { specifier, offset, candidates }) => {
      const target = candidates.find((candidate) => places.has(candidate));
      if (target === undefined) return text;
      const oldWay = formatWay(path, target);
      const newWay = formatWay(places.get(path)!, places.get(target)!);
      if (removeModuleExtension(oldWay) === removeModuleExtension(newWay)) return text;
      const newSpecifier = formatSpecifier(specifier, target, newWay);
      return text.slice(0, offset) + newSpecifier + text.slice(offset + specifier.length);
    }, code);
}

interface FileImport {
  readonly specifier: string;
  /** Of the specifier, without its quote. */
  readonly offset: number;
  /** The paths of files that it may stand for. */
  readonly candidates: readonly string[];
}

function findFileImports(code: string, path: string): readonly FileImport[] {
  const isStyle = STYLE_FILE.test(path);
  if (!isStyle && removeModuleExtension(path) === path) return [];
  const imports = isStyle
    ? findStyleImports(code).filter(({ isAddress }) => !isAddress)
    : findModuleImports(code)
        .filter(({ specifier }) => isRelativeImport(specifier))
        .map(({ specifier, offset }) => ({ specifier, offset: offset + 1 }));
  return imports.map(({ specifier, offset }) => {
    const target = resolveSourcePath(getFolderPath(path), specifier);
    if (target === undefined) return { specifier, offset, candidates: [] };
    const candidates = isStyle ? listStyleCandidates(target) : listModuleCandidates(target, path);
    return { specifier, offset, candidates };
  });
}

/** From a file to another: `./parts/a.ts`. */
function formatWay(from: string, to: string): string {
  const [folders, parts] = [from.split('/').slice(0, -1), to.split('/')];
  const difference = parts.findIndex((part, at) => part !== folders[at] || at === parts.length - 1);
  const steps = folders.slice(difference).map(() => '..');
  return [...(steps.length > 0 ? steps : ['.']), ...parts.slice(difference)].join('/');
}

/** With as much of the file's name as the author has written. */
function formatSpecifier(specifier: string, target: string, way: string): string {
  if (`/${specifier}`.endsWith(target.slice(target.lastIndexOf('/')))) return way;
  const ending = /\.[cm]?jsx?$/.exec(specifier)?.[0] ?? '';
  const stem = removeModuleExtension(way).replace(/\.(?:css|scss|sass)$/, '');
  return `${stem.replace(/\/_?index$/, '')}${ending}`;
}
