/** What is wrong with the declarations of a package, as problems with their places. Finds nothing itself. */

import type ts from 'typescript';
import type { SourceLocation, Diagnostic } from '../../diagnostics/diagnostic.js';
import type { DuplicateExport } from './package/duplicate-exports.js';
import type { PackageProgram } from './package/package-program.js';
import type { ComponentExport } from './extraction-context.js';
import type { TypeIssue } from './type-text/type-scope.js';

interface PackageManifest {
  readonly name: string;
  /** Its `package.json`, as a reader is told of it. */
  readonly file: string;
}

/** Where a node stands. */
export function getNodeLocation(
  node: ts.Node,
  { toSitePath }: Pick<PackageProgram, 'toSitePath'>,
): SourceLocation {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: toSitePath(source.fileName), line: line + 1, column: character + 1 };
}

/** What kept a type from being written as a reader needs it. */
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
        message: `${program.name}: the type ${name} is made from itself`,
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
        hint: 'Describe in the comment of the prop where its values are listed.',
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
    hint: 'The package is damaged: install it anew, or tell its authors.',
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

/** One name that stands for several things: lost, or told apart by the paths of their entry points. */
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
  if (!documentedNames) {
    const hint = `Rename one of the two, or export the one that is meant by its name; or leave ${name} out of the reference.`;
    return { ...first!, code: 'api/duplicate-name', severity: 'error', message, hint, related };
  }
  const qualifiedName = documentedNames.find((one) => one !== name) ?? name;
  const path = qualifiedName.slice(0, -name.length);
  return {
    ...first!,
    code: 'api/duplicate-name',
    severity: 'warning',
    message: `${message}, documented as ${documentedNames.join(', ')}`,
    hint: `Leave out of the reference what readers need not see, as with ${program.name}/${path.replace(/\/$/, '')}#${name}.`,
    related,
  };
}

/** Without React's types, nothing in a package of components means anything. */
export function createNoReactTypesDiagnostic({ name, file }: PackageManifest): Diagnostic {
  return {
    file,
    line: 1,
    code: 'api/unresolved',
    severity: 'error',
    message: `${name}: the types of React do not resolve`,
    hint: 'Install @types/react beside the site.',
  };
}

/** A package whose entry points have no declarations. */
export function createNoTypesDiagnostic({ name, file }: PackageManifest): Diagnostic {
  return {
    file,
    line: 1,
    code: 'api/no-types',
    severity: 'error',
    message: `${name} has no types: no entry point of it leads to a declaration file`,
    hint: `Install a version with types, or @types/${name.replace(/^@/, '').replace('/', '__')}.`,
  };
}

/** A package that exports nothing that a reference could show. */
export function createNothingExportedDiagnostic({ name, file }: PackageManifest): Diagnostic {
  return {
    file,
    line: 1,
    code: 'api/nothing-exported',
    severity: 'error',
    message: `${name} exports no component, no hook and no function`,
  };
}
