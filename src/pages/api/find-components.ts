/** Which of a package's exports are components for readers. Knows nothing of their props. */

import ts from 'typescript';
import { checkedProps, companionOf, isInner } from './companion.js';
import { propsTypesOf } from './component-types.js';
import { docCommentOf } from './doc-comment.js';
import type { Project } from './program.js';
import type { PublicExport, PublicExports } from './public-exports.js';
import type { FoundComponent } from './reading.js';

/** The components among the exports. */
export function findComponents(project: Project, { values }: PublicExports): readonly FoundComponent[] {
  return values.flatMap((exported) => {
    const component = componentOf(exported, project);
    return component && isForReaders(component, project) ? [component] : [];
  });
}

function componentOf(exported: PublicExport, project: Project): FoundComponent | undefined {
  const { name, symbol } = exported;
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const isNamedLikeOne = /^(?:[Uu]nstable_|[Ee]xperimental_)?\p{Lu}/u.test(name.split('.').at(-1)!);
  if (!isNamedLikeOne || !declaration) return undefined;
  const type = project.checker.getTypeOfSymbol(symbol);
  const types = propsTypesOf(project.checker, type);
  if (!types) return undefined;
  const generic = type.getCallSignatures().flatMap(({ typeParameters }) => typeParameters ?? []);
  const declared = ts.getNameOfDeclaration(declaration)?.getText() ?? '';
  const isDefault = exported.imports.some((one) => one.exported === 'default');
  const file = declaration.getSourceFile().fileName;
  const script = companionOf(project, file, { names: [declared, symbol.name, name], isDefault });
  return {
    name,
    symbol,
    declaration,
    exported,
    script,
    types,
    parameters: new Set(generic.map((one) => one.symbol.name)),
  };
}

/** An author may mark a component as an inner one; so does a script that shows it for the part of another. */
function isForReaders({ symbol, exported, script, declaration }: FoundComponent, project: Project): boolean {
  const { hiddenBy, description } = docCommentOf(symbol);
  if (hiddenBy ?? docCommentOf(exported.stated).hiddenBy) return false;
  if (!project.isOwn(declaration.getSourceFile().fileName)) return true;
  if (isInner(script)) return false;
  const isReachedByPathOnly = exported.imports.every(({ specifier }) => specifier !== project.name);
  return !(isReachedByPathOnly && description === '' && checkedProps(script)?.size === 0);
}
