/** Converts a page: the text of the source in, the text for docsgen out, and what is left to a person. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { findKeyPosition } from '../../markdown/front-matter/check-front-matter.js';
import type { ComponentTable } from '../components/convert-components.js';
import { convertComponents } from '../components/convert-components.js';
import {
  convertComments,
  convertExpressions,
  convertInterpolations,
} from '../components/convert-expressions.js';
import { convertHtml } from '../components/convert-html.js';
import { convertMedia } from '../components/convert-media.js';
import { readModuleStatements } from '../components/read-module-statements.js';
import { convertCallouts } from './convert-callouts.js';
import { convertFences } from './convert-fences.js';
import { convertHeadings } from './convert-headings.js';
import { convertLinks, inlineImportedAddresses } from './convert-links.js';
import { convertMath } from './convert-math.js';
import { MarkdownDocument } from './document.js';
import { expandImportedPartials, expandIncludes } from './expand-partials.js';
import { isKeptKey, renderFrontMatter, splitPage } from './front-matter.js';
import { includeSnippets } from './include-snippets.js';
import { PageConversion } from './page-conversion.js';
import { separateBlocks } from './separate-blocks.js';
import { removeContentsMarks, tidyCodeTabs, tidyLines } from './tidy-lines.js';
import type { MigratedSite } from '../migrated-site.js';
import { convertDirectives } from '../mui/convert-directives.js';
import type { SourcePage } from '../model.js';

interface ConvertedPage {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

export function convertPage(page: SourcePage, site: MigratedSite, components: ComponentTable): ConvertedPage {
  const conversion = new PageConversion(page, site);
  const { body: ownBody, bodyLine, issue } = splitPage(site.tree.read(page.source) ?? '');
  const lead = page.lead === undefined ? '' : `${page.lead}\n\n`;
  const body = lead + ownBody;
  if (issue !== undefined) {
    const hint = 'Its keys are left out. Write them into the new page.';
    const message = `the front matter cannot be read: ${issue}`;
    conversion.report('migrate/front-matter', { file: page.source, line: 1, column: 1 }, { message, hint });
  }
  reportLostKeys(conversion);
  const converted = convertBody(body, bodyLine - (lead.split('\n').length - 1), { conversion, components });
  return {
    text: `${renderFrontMatter(page.frontMatter)}${converted.trim()}\n`,
    diagnostics: conversion.diagnostics.list(),
  };
}

/** Keys that meant something to the former site alone. */
function reportLostKeys(conversion: PageConversion): void {
  const { page, site } = conversion;
  const lost = Object.keys(page.frontMatter).filter(
    (key) => !isKeptKey(key) && !site.source.dialect.handledKeys.has(key),
  );
  for (const key of lost) {
    const at = findKeyPosition(site.tree.read(page.source) ?? '', key);
    const message = `the key ${key} of the front matter is left out`;
    const hint = 'Write what it did into the page, or into a template.';
    conversion.report('migrate/front-matter', { file: page.source, ...at }, { message, hint });
  }
}

function convertBody(
  body: string,
  firstLine: number,
  { conversion, components }: { readonly conversion: PageConversion; readonly components: ComponentTable },
): string {
  const { isMdx, kind, mathFile } = conversion.site.source.dialect;
  const file = conversion.page.source;
  let document = MarkdownDocument.create(body, {
    ...{ file, firstLine, hasMath: mathFile !== undefined },
    hasIndentedCode: !isMdx,
  });
  const apply = (convert: (document: MarkdownDocument, conversion: PageConversion) => MarkdownDocument) => {
    document = convert(document, conversion);
  };
  if (kind === 'vitepress') {
    apply(expandIncludes);
    apply(includeSnippets);
    apply(removeContentsMarks);
  }
  if (isMdx) {
    apply(readModuleStatements);
    apply(expandImportedPartials);
  }
  apply(convertMath);
  if (isMdx) {
    apply(convertComments);
    apply(inlineImportedAddresses);
  }
  if (kind === 'mui') {
    apply(convertDirectives);
    apply((current) => convertComponents(current, conversion, components));
  } else {
    apply(convertCallouts);
    apply((current) => convertComponents(current, conversion, components));
    apply(convertFences);
    apply(tidyCodeTabs);
  }
  apply(convertHtml);
  if (isMdx) apply(convertExpressions);
  if (kind === 'vitepress') apply(convertInterpolations);
  apply(convertMedia);
  apply(convertLinks);
  apply(convertHeadings);
  return tidyLines(separateBlocks(document)).text;
}
