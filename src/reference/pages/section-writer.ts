/** Renders the sections of an API page about one component or hook. */

import { renderCodeHtml } from '../../markdown/code/render-fenced-code.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import type { PageBlock, Heading } from '../../markdown/page.js';
import { sectionAnchor, type ApiSection } from './anchors.js';
import { renderHeading, renderItemCode } from './item-markup.js';
import { formatInheritanceNote, formatRootNote, renderStyleOverrides } from './component-notes.js';
import {
  isComponentApi,
  isTypeApi,
  type ComponentApi,
  type DocumentedApi,
  type FunctionApi,
  type TypeApi,
} from '../package-api.js';
import { renderProseCell, renderProse, renderMessage, type ProseContext } from './render-prose.js';
import type { ReferenceTable } from '../../markdown/reference-table.js';
import { createComponentTables, createFunctionTables, createTypeTables } from './reference-tables.js';

export interface DocumentedItem extends ProseContext {
  readonly api: DocumentedApi;
  /** The pages that show it. */
  readonly demos: readonly { readonly title: string; readonly href: string }[];
  /** The address of its source. */
  readonly sourceHref?: string;
}

interface PageSections {
  readonly blocks: readonly PageBlock[];
  readonly headings: readonly Heading[];
}

/** How the import statements of an item are shown. */
const IMPORT_BLOCK = {
  language: 'jsx',
  markedLines: new Set<number>(),
  hasLineNumbers: false,
  isInComponent: true,
};

/** Renders the sections of one item. `level` is that of their headings: 3 where several items share a page. */
export class SectionWriter {
  readonly #blocks: PageBlock[] = [];
  readonly #headings: Heading[] = [];
  #html = '';

  constructor(
    readonly item: DocumentedItem,
    readonly level: 2 | 3,
  ) {}

  render(): PageSections {
    const { api } = this.item;
    this.#appendDeprecation();
    this.#appendDemos();
    this.#appendImports();
    if (this.level === 2) this.#appendDescription();
    if (isComponentApi(api)) this.#appendComponent(api);
    else if (isTypeApi(api)) this.#appendType(api);
    else this.#appendFunction(api);
    this.#appendSource();
    this.#flushHtml();
    return { blocks: this.#blocks, headings: this.#headings };
  }

  #appendDeprecation(): void {
    const { api, messages } = this.item;
    if (api.deprecated === undefined) return;
    const reason = api.deprecated === true ? '' : ` ${api.deprecated}`;
    this.#appendProse(`:::warning\n**${messages['api.deprecated']}**${reason}\n:::`);
  }

  #appendDemos(): void {
    const { api, demos } = this.item;
    if (demos.length === 0) return;
    this.#appendHeading('demos');
    const items = demos.map(
      ({ title, href }) => `<li><a href="${escapeAttribute(href)}">${escapeText(title)}</a></li>`,
    );
    this.#html += `<p>${this.#renderMessage('atWork', renderItemCode(api))}</p>\n<ul>\n${items.join('\n')}\n</ul>\n`;
  }

  #appendImports(): void {
    const { imports } = this.item.api;
    if (imports.length === 0) return;
    this.#appendHeading('import');
    const code = `${imports.join('\n// or\n')}\n`;
    this.#html += renderCodeHtml(code, IMPORT_BLOCK, this.item.messages);
    if (imports.length > 1) this.#html += `<p>${this.#renderMessage('imports')}</p>\n`;
  }

  #appendDescription(): void {
    const { html, headings } = renderProse(this.item.api.description, this.item);
    this.#html += html;
    this.#headings.push(...headings.map((heading) => ({ ...heading, text: heading.id })));
  }

  #appendComponent(api: ComponentApi): void {
    const getSectionAnchor = (section: ApiSection) => this.#getSectionAnchor(section);
    const tables = createComponentTables(api, { ...this.item, getSectionAnchor });
    const findTable = (kind: ReferenceTable['kind']) => tables.find((one) => one.kind === kind);
    this.#appendHeading('props');
    this.#appendTable(findTable('props'), this.#renderMessage('noProps', renderItemCode(api)));
    this.#appendNotes(api);
    for (const kind of ['css-variables', 'slots', 'classes'] as const) {
      const table = findTable(kind);
      if (table) this.#appendHeading(kind);
      if (table) this.#appendTable(table);
    }
    if (findTable('classes')) this.#html += renderStyleOverrides(api, this.item);
  }

  #appendNotes(api: ComponentApi): void {
    const { name, inheritance, themeDefaultProps } = api;
    const { messages } = this.item;
    this.#appendProse(`:::info\n${formatRootNote(api, messages)}\n:::`);
    if (inheritance) {
      this.#appendHeading('inheritance');
      this.#appendProse(formatInheritanceNote(name, inheritance, messages));
    }
    if (themeDefaultProps !== undefined) {
      this.#appendHeading('theme-default-props');
      this.#html += `<p>${this.#renderMessage('themeKey', `<code>${escapeText(themeDefaultProps)}</code>`)}</p>\n`;
    }
  }

  #appendFunction(api: FunctionApi): void {
    const tables = createFunctionTables(api, this.item);
    const findTable = (kind: ReferenceTable['kind']) => tables.find((one) => one.kind === kind);
    this.#appendHeading('parameters');
    this.#appendTable(findTable('parameters'), this.#renderMessage('noParameters', renderItemCode(api)));
    this.#appendHeading('return-value');
    const { type, description } = api.returns;
    const descriptionHtml = description === '' ? '' : `: ${renderProseCell(description, this.item)}`;
    this.#appendTable(findTable('return-value'), `<code>${escapeText(type)}</code>${descriptionHtml}`);
  }

  #appendType(api: TypeApi): void {
    this.#appendHeading('properties');
    this.#appendTable(createTypeTables(api, this.item)[0]);
  }

  #appendSource(): void {
    const { api, sourceHref } = this.item;
    if (sourceHref === undefined) return;
    this.#appendHeading('source-code');
    const link = `<a href="${escapeAttribute(sourceHref)}">${this.#renderMessage('sourceOf', renderItemCode(api))}</a>`;
    this.#html += `<p>${renderMessage(this.item.messages['api.source'], { link }, this.item)}</p>\n`;
  }

  /** The table of contents has an entry for each row, except for those of slots. */
  #appendTable(table: ReferenceTable | undefined, fallbackHtml = ''): void {
    if (!table) {
      this.#html += `<p>${fallbackHtml}</p>\n`;
      return;
    }
    this.#flushHtml();
    this.#blocks.push({ ...table, kind: 'reference', table: table.kind });
    if (this.level === 3 || table.kind === 'slots') return;
    for (const { id, name } of table.rows)
      this.#headings.push({ level: 3, id, text: name, html: escapeText(name) });
  }

  #appendHeading(section: ApiSection): void {
    const { level } = this;
    const title = this.item.messages[`api.${section}`];
    const isNested = section === 'inheritance' || section === 'theme-default-props';
    const id = this.#getSectionAnchor(section);
    const html = escapeText(title);
    this.#html += renderHeading(isNested ? level + 1 : level, id, html);
    if (!isNested) this.#headings.push({ level, id, text: title, html });
  }

  #getSectionAnchor(section: ApiSection): string {
    return sectionAnchor(section, this.level === 3 ? this.item.api : undefined);
  }

  /** A message as HTML, with a name in it. */
  #renderMessage(
    key: 'atWork' | 'imports' | 'noParameters' | 'noProps' | 'sourceOf' | 'themeKey',
    name = '',
  ): string {
    return renderMessage(this.item.messages[`api.${key}`], { name }, this.item);
  }

  #appendProse(markdown: string): void {
    this.#html += renderProse(markdown, this.item).html;
  }

  #flushHtml(): void {
    if (this.#html !== '') this.#blocks.push({ kind: 'html', html: this.#html });
    this.#html = '';
  }
}
