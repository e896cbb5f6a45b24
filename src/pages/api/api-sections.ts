/** What stands on an API page about one component or hook (behaviour annex P.2). Knows nothing of the page's frame. */

import { codeHtml } from '../code-block.js';
import { escapeAttribute, escapeText } from '../escape.js';
import type { Block, Heading } from '../page.js';
import { sectionAnchor, type ApiSection } from './anchors.js';
import { inheritanceNote, rootNote } from './component-notes.js';
import { isComponent, type ComponentApi, type Deprecation, type FunctionApi } from './describe.js';
import { waysToOverride } from './overriding.js';
import { cellOf, proseOf, type LinkTo, type Prose } from './prose.js';
import { bareName } from './qualified-names.js';
import type { Reference } from './reference.js';
import { componentTables, functionTables } from './reference-rows.js';

export interface DemoPage {
  readonly title: string;
  readonly href: string;
}

export interface Described {
  readonly api: ComponentApi | FunctionApi;
  /** The pages that show it. */
  readonly demos: readonly DemoPage[];
  readonly linkTo: LinkTo;
  /** Where its source can be read. */
  readonly sourceHref?: string | undefined;
}

export interface Sections {
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
}

/** Writes the sections of one thing; `level` is that of their headings, 3 where several things share a page. */
export class SectionWriter {
  readonly #blocks: Block[] = [];
  readonly #headings: Heading[] = [];
  #html = '';

  constructor(
    readonly thing: Described,
    readonly level: 2 | 3,
  ) {}

  write(): Sections {
    const { api } = this.thing;
    this.#deprecation(api.deprecated);
    this.#demos();
    this.#imports();
    if (this.level === 2) this.#description();
    if (isComponent(api)) this.#component(api);
    else this.#function(api);
    this.#source();
    this.#flush();
    return { blocks: this.#blocks, headings: this.#headings };
  }

  #deprecation(deprecated: Deprecation | undefined): void {
    if (deprecated === undefined) return;
    const reason = deprecated === true ? '' : ` ${deprecated}`;
    this.#html += this.#prose(`:::warning\n**Deprecated.**${reason}\n:::`).html;
  }

  #demos(): void {
    const { api, demos } = this.thing;
    if (demos.length === 0) return;
    this.#heading('demos', 'Demos');
    const items = demos.map(
      ({ title, href }) => `<li><a href="${escapeAttribute(href)}">${escapeText(title)}</a></li>`,
    );
    this.#html += `<p>${codeOf(api)} at work, with code to take over:</p>\n<ul>\n${items.join('\n')}\n</ul>\n`;
  }

  #imports(): void {
    const { imports } = this.thing.api;
    if (imports.length === 0) return;
    this.#heading('import', 'Import');
    const plain = { language: 'jsx', marked: new Set<number>(), numbered: false };
    this.#html += codeHtml(`${imports.join('\n// or\n')}\n`, plain);
    if (imports.length > 1)
      this.#html +=
        '<p>Both lines give the same. The first reads fewer modules, which a development server notices.</p>\n';
  }

  #description(): void {
    const { html, headings } = this.#prose(this.thing.api.description);
    this.#html += html;
    this.#headings.push(...headings.map((heading) => ({ ...heading, text: heading.id })));
  }

  #component(api: ComponentApi): void {
    const { linkTo } = this.thing;
    const tables = componentTables(api, { linkTo, anchorOf: (section) => this.#anchorOf(section) });
    const table = (kind: Reference['kind']) => tables.find((one) => one.kind === kind);
    this.#heading('props', 'Props');
    this.#table(table('props'), `${codeOf(api)} has no props of its own.`);
    this.#notes(api);
    this.#titled('css-variables', 'CSS variables', table('css-variables'));
    this.#titled('slots', 'Slots', table('slots'));
    this.#titled('classes', 'CSS classes', table('classes'));
    if (table('classes')) this.#html += waysToOverride(api);
  }

  #notes(api: ComponentApi): void {
    const { name, inheritance, themeDefaultProps } = api;
    this.#html += this.#prose(`:::info\n${rootNote(api)}\n:::`).html;
    if (inheritance) {
      this.#heading('inheritance', 'Inheritance');
      this.#html += this.#prose(inheritanceNote(name, inheritance)).html;
    }
    if (themeDefaultProps !== undefined) {
      this.#heading('theme-default-props', 'Theme default props');
      this.#html += `<p>A theme can give other defaults to these props: its key for the component is <code>${escapeText(themeDefaultProps)}</code>.</p>\n`;
    }
  }

  #function(api: FunctionApi): void {
    const tables = functionTables(api, this.thing.linkTo);
    const table = (kind: Reference['kind']) => tables.find((one) => one.kind === kind);
    this.#heading('parameters', 'Parameters');
    this.#table(table('parameters'), `${codeOf(api)} takes no parameters.`);
    this.#heading('return-value', 'Return value');
    const { type, description } = api.returns;
    const about = description === '' ? '' : `: ${cellOf(description, this.thing.linkTo)}`;
    this.#table(table('return-value'), `<code>${escapeText(type)}</code>${about}`);
  }

  #source(): void {
    const { api, sourceHref } = this.thing;
    if (sourceHref === undefined) return;
    this.#heading('source-code', 'Source code');
    this.#html += `<p>What this page does not say, the code does: <a href="${escapeAttribute(sourceHref)}">the source of ${codeOf(api)}</a>.</p>\n`;
  }

  #titled(section: ApiSection, title: string, table: Reference | undefined): void {
    if (!table) return;
    this.#heading(section, title);
    this.#table(table, '');
  }

  /** In the list of contents each row of the longer tables is a line of its own. */
  #table(table: Reference | undefined, otherwise: string): void {
    if (!table) {
      this.#html += `<p>${otherwise}</p>\n`;
      return;
    }
    this.#flush();
    this.#blocks.push({ ...table, kind: 'reference', table: table.kind });
    if (this.level === 3 || table.kind === 'slots') return;
    for (const { id, name } of table.rows)
      this.#headings.push({ level: 3, id, text: name, html: escapeText(name) });
  }

  #heading(section: ApiSection, title: string): void {
    const { level } = this;
    const isBelow = section === 'inheritance' || section === 'theme-default-props';
    const id = this.#anchorOf(section);
    const depth = isBelow ? level + 1 : level;
    this.#html += headingHtml(depth, id, escapeText(title));
    if (!isBelow) this.#headings.push({ level, id, text: title, html: escapeText(title) });
  }

  #anchorOf(section: ApiSection): string {
    return sectionAnchor(section, this.level === 3 ? this.thing.api : undefined);
  }

  #prose(markdown: string): Prose {
    return proseOf(markdown, this.thing.linkTo);
  }

  #flush(): void {
    if (this.#html !== '') this.#blocks.push({ kind: 'html', html: this.#html });
    this.#html = '';
  }
}

/** A heading that is a link to itself, as Markdown makes it. */
export function headingHtml(level: number, id: string, html: string): string {
  const value = escapeAttribute(id);
  return `<h${level} id="${value}"><a class="heading-link" href="#${value}">${html}</a></h${level}>\n`;
}

function codeOf(api: ComponentApi | FunctionApi): string {
  const name = bareName(api.name);
  return `<code>${escapeText(isComponent(api) ? `<${name} />` : `${name}()`)}</code>`;
}
