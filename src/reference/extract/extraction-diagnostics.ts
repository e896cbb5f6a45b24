/** Creates the diagnostics about the declarations of a package, with their locations. */

import type ts from 'typescript';
import type { SourceLocation, Diagnostic } from '../../diagnostics/diagnostic.js';
import { formatInstallCommand } from '../../environment/package-manager.js';
import type { DuplicateExport } from './package/duplicate-exports.js';
import type { PackageProgram } from './package/package-program.js';
import type { ComponentExport } from './extraction-context.js';
import type { TypeIssue } from './type-text/type-scope.js';

interface PackageManifest {
  readonly name: string;
  /** Its `package.json`, relative to the site. */
  readonly file: string;
}

function getNodeLocation(node: ts.Node, { toSitePath }: PackageProgram): SourceLocation {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: toSitePath(source.fileName), line: line + 1, column: character + 1 };
}

/** A type that cannot be written as a reader needs it. */
export function createTypeDiagnostic(
  { kind, node, name, size }: TypeIssue,
  program: PackageProgram,
): Diagnostic {
  const location = getNodeLocation(node, program);
  switch (kind) {
    case 'unresolved':
      return {
        ...location,
        code: 'api/unresolved',
        severity: 'error',
        message: `${program.name}: the type ${name} does not resolve`,
        hint: 'Install the package that declares it, or leave the component out of the reference.',
      };
    case 'circular':
      return {
        ...location,
        code: 'api/circular',
        severity: 'error',
        message: `${program.name}: the type ${name} refers to itself`,
        hint: 'TypeScript takes such a type for any, so its props are lost. Break the circle.',
      };
    case 'large':
      return {
        ...location,
        code: 'api/large-type',
        severity: 'warning',
        message:
          name === ''
            ? `${program.name}: a union has ${String(size)} members, of which only the first are shown`
            : `${program.name}: the type ${name} has ${String(size)} members and is only named`,
        hint: 'Say in the comment of the prop where its values are listed.',
      };
    default:
      return kind satisfies never;
  }
}

/** A declaration file that TypeScript cannot parse. */
export function createSyntaxDiagnostic(
  { file, start, length, messageText }: ts.DiagnosticWithLocation,
  program: PackageProgram,
): Diagnostic {
  const from = file.getLineAndCharacterOfPosition(start);
  const to = file.getLineAndCharacterOfPosition(start + length);
  return {
    file: program.toSitePath(file.fileName),
    line: from.line + 1,
    column: from.character + 1,
    endLine: to.line + 1,
    endColumn: to.character + 1,
    code: 'api/syntax',
    severity: 'error',
    message: `${program.name}: ${typeof messageText === 'string' ? messageText : messageText.messageText}`,
    hint: 'The package is damaged. Install it again, or report it to its authors.',
  };
}

/** A component for which no props were found. */
export function createNoPropsDiagnostic(
  { name, declaration }: ComponentExport,
  program: PackageProgram,
): Diagnostic {
  return {
    ...getNodeLocation(declaration, program),
    code: 'api/no-props',
    severity: 'warning',
    message: `${program.name}: the component ${name} has no props to document`,
    hint: 'Give its props a type, mark it with @ignore, or leave it out of the reference.',
  };
}

/** One name for several things: lost, or qualified by the paths of their entry points. */
export function createDuplicateNameDiagnostic(
  { name, nodes, documentedNames }: DuplicateExport,
  program: PackageProgram,
): Diagnostic {
  const [first, ...rest] = nodes.map((node) => getNodeLocation(node, program));
  const related = rest.map((location, index) => ({
    ...location,
    message: documentedNames ? `documented as ${documentedNames[index + 1]}` : `the other ${name}`,
  }));
  const count = nodes.length === 2 ? 'two' : String(nodes.length);
  const message = `${program.name}: ${name} is exported for ${count} different things`;
  const diagnostic = { ...first!, code: 'api/duplicate-name', related };
  if (!documentedNames) {
    const hint = `Rename one of the two, or export one of them by its name, or leave ${name} out of the reference.`;
    return { ...diagnostic, severity: 'error', message, hint };
  }
  const qualifiedName = documentedNames.find((one) => one !== name) ?? name;
  const path = qualifiedName.slice(0, -name.length).replace(/\/$/, '');
  return {
    ...diagnostic,
    severity: 'warning',
    message: `${message}, documented as ${documentedNames.join(', ')}`,
    hint: `Leave out of the reference what readers need not see, for example with ${program.name}/${path}#${name}.`,
  };
}

function createManifestDiagnostic(
  { file }: PackageManifest,
  diagnostic: Pick<Diagnostic, 'code' | 'message' | 'hint'>,
): Diagnostic {
  return { file, line: 1, severity: 'error', ...diagnostic };
}

/** A package that does not find the types of React. */
export function createNoReactTypesDiagnostic(manifest: PackageManifest, siteFolder: string): Diagnostic {
  const command = formatInstallCommand(['@types/react'], { folder: siteFolder, isDevelopment: true });
  return createManifestDiagnostic(manifest, {
    code: 'api/unresolved',
    message: `${manifest.name}: the types of React do not resolve`,
    hint: `Run ${command}`,
  });
}

/** A package whose entry points have no declarations. */
export function createNoTypesDiagnostic(manifest: PackageManifest): Diagnostic {
  const { name } = manifest;
  return createManifestDiagnostic(manifest, {
    code: 'api/no-types',
    message: `${name} has no types: no entry point of it leads to a declaration file`,
    hint: `Install a version with types, or @types/${name.replace(/^@/, '').replace('/', '__')}.`,
  });
}

/** A package that exports nothing that a reference could show. */
export function createNothingExportedDiagnostic(manifest: PackageManifest): Diagnostic {
  return createManifestDiagnostic(manifest, {
    code: 'api/nothing-exported',
    message: `${manifest.name} exports no component, no hook and no function`,
  });
}
