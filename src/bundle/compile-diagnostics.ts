/** Turns the errors of esbuild into diagnostics. A package that is not installed is reported once for each package that needs it,
 *  and with its place where the site itself imports it. */

import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Location, Message } from 'esbuild';
import type { SourceLocation, Diagnostic } from '../diagnostics/diagnostic.js';
import { createMissingPackagesDiagnostic } from '../environment/environment-diagnostic.js';
import { formatInstallCommand } from '../environment/package-manager.js';
import { toSourceName } from './demo-files/imported-files.js';
import { findPackageFolder, PackageFolders, toPackageName } from './package-folders.js';

interface CompileContext {
  /** Absolute: diagnostics name files relative to it. */
  readonly root: string;
  /** The code of all errors but those of missing packages. */
  readonly diagnosticCode: string;
}

export function createCompileDiagnostics(
  messages: readonly Message[],
  context: CompileContext,
): readonly Diagnostic[] {
  const diagnostics = messages.map((message) => createCompileDiagnostic(message, context));
  const texts = diagnostics.map((one) => JSON.stringify(one));
  return diagnostics.filter((_, index) => texts.indexOf(texts[index]!) === index);
}

const UNRESOLVED = /^Could not resolve "((?![./])[^"]+)"/;

/** Node's words, where docsgen itself looks for a package. */
const MISSING_FROM_DOCSGEN = /^Cannot find package '([^']+)'/;

function createCompileDiagnostic(message: Message, context: CompileContext): Diagnostic {
  const { root } = context;
  const ownPackage = MISSING_FROM_DOCSGEN.exec(message.text)?.[1];
  if (ownPackage !== undefined)
    return createMissingPackagesDiagnostic({
      packages: [ownPackage],
      folder: root,
      purpose: 'docsgen needs',
    });
  const name = toPackageName(UNRESOLVED.exec(message.text)?.[1] ?? '');
  const importer = join(root, message.location?.file ?? '.');
  if (name === '' || new PackageFolders().find(name, dirname(importer)))
    return createLocatedDiagnostic(message, context);
  const packageFolder = findPackageFolder(importer);
  if (packageFolder !== undefined) {
    const purpose = `${packageFolder.slice(packageFolder.lastIndexOf('/node_modules/') + 14)} needs`;
    return createMissingPackagesDiagnostic({ packages: [name], folder: root, purpose });
  }
  return {
    ...createLocatedDiagnostic(message, context),
    message: `The package “${name}” is not installed`,
    hint: `Run ${formatInstallCommand([name], { folder: root })}`,
  };
}

function createLocatedDiagnostic(
  { text, location, notes }: Message,
  { root, diagnosticCode }: CompileContext,
): Diagnostic {
  const hint = notes.flatMap((note) => (note.location ? [] : [note.text])).join(' ');
  const related = notes.flatMap((note) =>
    note.location ? [{ ...toSourceLocation(note.location, root), message: note.text.replace(/:$/, '') }] : [],
  );
  return {
    code: diagnosticCode,
    severity: 'error',
    ...(location ? toSourceLocation(location, root) : { file: '.' }),
    endLine: location?.line,
    endColumn: location ? location.column + location.length + 1 : undefined,
    message: text,
    hint: hint || undefined,
    related: related.length > 0 ? related : undefined,
  };
}

function toSourceLocation({ file, line, column }: Location, root: string): SourceLocation {
  const path = toSourceName(file).replace(/^[a-z-]+:/, '');
  return { file: isAbsolute(path) ? relative(root, path) : path, line, column: column + 1 };
}
