/** Parses the text of a Markdown file to a page. Start here to read this folder. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { renderBlocks } from './blocks/render-blocks.js';
import { PageBuilder } from './page-builder.js';
import { escapeText } from '../text/escape-html.js';
import { DiagnosticCollector } from '../diagnostics/diagnostic-collector.js';
import type { FrontMatter } from './front-matter/check-front-matter.js';
import { parseFrontMatter } from './front-matter/parse-front-matter.js';
import { renderApiHeading } from './blocks/render-heading.js';
import { createMarkdownEngine, type MarkdownIt } from './syntax/create-markdown-engine.js';
import { checkPageHead, resolvePageDescription, resolvePageTitle } from './check-page-head.js';
import type { Page } from './page.js';
import { SourceText } from './source-text.js';
import type { PageContext } from './page-context.js';

export type { PageContext, SourceReadResult } from './page-context.js';

export interface ParsedPage {
  /** Complete where there are no errors; as good as it can be where there are. */
  readonly page: Page;
  readonly diagnostics: readonly Diagnostic[];
}

const markdownEngine = createMarkdownEngine();

/** The engine of sites with formulas. It is created for the first page that needs it. */
const mathEngines: MarkdownIt[] = [];

/** Reads a page and everything that is wrong with it, in one go. */
export function parsePage(text: string, context: PageContext): ParsedPage {
  const normalizedText = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const {
    frontMatter,
    body,
    bodyLine,
    diagnostics: frontMatterDiagnostics,
  } = parseFrontMatter(normalizedText, context.displayPath, context.parseYamlBlock);
  const diagnostics = new DiagnosticCollector(context.displayPath);
  diagnostics.addAll(frontMatterDiagnostics);
  const isFrontMatterValid = !diagnostics.hasErrors;
  const builder = new PageBuilder(context, new SourceText(body, bodyLine), diagnostics);
  renderBlocks(selectEngine(context).parse(body, {}), builder);
  renderApiSection(frontMatter, builder);
  if (isFrontMatterValid) {
    checkPageHead({ text: normalizedText, frontMatter, intro: builder.intro }, diagnostics);
    checkNotEmpty(body, frontMatter, diagnostics);
  }
  return { page: createPage(frontMatter, builder), diagnostics: diagnostics.list() };
}

function selectEngine({ renderFormula }: PageContext): MarkdownIt {
  if (!renderFormula) return markdownEngine;
  return (mathEngines[0] ??= createMarkdownEngine(true));
}

function renderApiSection({ components, hooks }: FrontMatter, builder: PageBuilder): void {
  if (components.length === 0 && hooks.length === 0) return;
  renderApiHeading(builder);
  builder.addBlock({ kind: 'api', components, hooks });
}

function checkNotEmpty(
  body: string,
  { template, components, hooks }: FrontMatter,
  diagnostics: DiagnosticCollector,
): void {
  if (body.trim() !== '' || template === 'home' || components.length > 0 || hooks.length > 0) return;
  const hint = 'Write the page, or mark it with `draft: true`.';
  diagnostics.warning(
    'page/empty',
    { line: 1, column: 1 },
    { message: 'the page has nothing below its front matter', hint },
  );
}

function createPage(frontMatter: FrontMatter, builder: PageBuilder): Page {
  const { intro, context } = builder;
  const title = resolvePageTitle({ frontMatter, intro });
  return {
    source: context.source,
    frontMatter,
    title,
    description: resolvePageDescription({ frontMatter, intro }),
    headline: intro.headline?.html ?? escapeText(title),
    lead: intro.lead?.html,
    blocks: builder.blocks,
    headings: builder.headings,
    links: builder.links,
    anchors: builder.ids.all,
    otherHosts: builder.embeds.otherHosts,
    css: builder.styles.css || undefined,
    keepsCodeTabs: builder.keepsCodeTabs || undefined,
    includes: builder.includes.length > 0 ? builder.includes : undefined,
  };
}
