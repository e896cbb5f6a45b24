/** What stands on an API page about one component or hook (behaviour annex P.2). Knows nothing of the page's frame. */

import { codeHtml } from '../code-block.js';
import { escapeAttribute, escapeText } from '../escape.js';
import type { Block, Heading } from '../page.js';
import { sectionAnchor, type ApiSection } from './anchors.js';
import { inheritanceNote, rootNote } from './component-notes.js';
import { isComponent, type ComponentApi, type Deprecation, type FunctionApi } from './describe.js';
import { waysToOverride } from './overriding.js';
import { cellOf, proseOf, sentenceOf, type Prose, type ProseGiven } from './prose.js';
import { bareName } from './qualified-names.js';
import type { Reference } from './reference.js';
import { componentTables, functionTables } from './reference-rows.js';

export interface DemoPage {
  readonly title: string;
  readonly href: string;
}

export interface Described extends ProseGiven {
  readonly api: ComponentApi | FunctionApi;
  /** The pages that show it. */
  readonly demos: readonly DemoPage[];
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
    this.#html += this.#prose(`:::warning\n**${this.thing.words['api.deprecated']}**${reason}\n:::`).html;
  }

  #demos(): void {
    const { api, demos } = this.thing;
    if (demos.length === 0) return;
    this.#heading('demos');
    const items = demos.map(
      ({ title, href }) => `<li><a href="${escapeAttribute(href)}">${escapeText(title)}</a></li>`,
    );
    this.#html += `<p>${this.#say('atWork', codeOf(api))}</p>\n<ul>\n${items.join('\n')}\n</ul>\n`;
  }

  #imports(): void {
    const { imports } = this.thing.api;
    if (imports.length === 0) return;
    this.#heading('import');
    const plain = { language: 'jsx', marked: new Set<number>(), numbered: false };
    this.#html += codeHtml(`${imports.join('\n// or\n')}\n`, plain, this.thing.words);
    if (imports.length > 1) this.#html += `<p>${this.#say('imports')}</p>\n`;
  }

  #description(): void {
    const { html, headings } = this.#prose(this.thing.api.description);
    this.#html += html;
    this.#headings.push(...headings.map((heading) => ({ ...heading, text: heading.id })));
  }

  #component(api: ComponentApi): void {
    const { linkTo, words } = this.thing;
    const anchorOf = (section: ApiSection) => this.#anchorOf(section);
    const tables = componentTables(api, { linkTo, words, anchorOf });
    const table = (kind: Reference['kind']) => tables.find((one) => one.kind === kind);
    this.#heading('props');
    this.#table(table('props'), this.#say('noProps', codeOf(api)));
    this.#notes(api);
    this.#titled('css-variables', table('css-variables'));
    this.#titled('slots', table('slots'));
    this.#titled('classes', table('classes'));
    if (table('classes')) this.#html += waysToOverride(api, this.thing);
  }

  #notes(api: ComponentApi): void {
    const { name, inheritance, themeDefaultProps } = api;
    const { words } = this.thing;
    this.#html += this.#prose(`:::info\n${rootNote(api, words)}\n:::`).html;
    if (inheritance) {
      this.#heading('inheritance');
      this.#html += this.#prose(inheritanceNote(name, inheritance, words)).html;
    }
    if (themeDefaultProps !== undefined) {
      this.#heading('theme-default-props');
      this.#html += `<p>${this.#say('themeKey', `<code>${escapeText(themeDefaultProps)}</code>`)}</p>\n`;
    }
  }

  #function(api: FunctionApi): void {
    const tables = functionTables(api, this.thing);
    const table = (kind: Reference['kind']) => tables.find((one) => one.kind === kind);
    this.#heading('parameters');
    this.#table(table('parameters'), this.#say('noParameters', codeOf(api)));
    this.#heading('return-value');
    const { type, description } = api.returns;
    const about = description === '' ? '' : `: ${cellOf(description, this.thing)}`;
    this.#table(table('return-value'), `<code>${escapeText(type)}</code>${about}`);
  }

  #source(): void {
    const { api, sourceHref } = this.thing;
    if (sourceHref === undefined) return;
    this.#heading('source-code');
    const link = `<a href="${escapeAttribute(sourceHref)}">${this.#say('sourceOf', codeOf(api))}</a>`;
    this.#html += `<p>${sentenceOf(this.thing.words['api.source'], { link }, this.thing)}</p>\n`;
  }

  #titled(section: ApiSection, table: Reference | undefined): void {
    if (!table) return;
    this.#heading(section);
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

  #heading(section: ApiSection): void {
    const { level } = this;
    const title = this.thing.words[`api.${section}`];
    const isBelow = section === 'inheritance' || section === 'theme-default-props';
    const id = this.#anchorOf(section);
    const depth = isBelow ? level + 1 : level;
    this.#html += headingHtml(depth, id, escapeText(title));
    if (!isBelow) this.#headings.push({ level, id, text: title, html: escapeText(title) });
  }

  #anchorOf(section: ApiSection): string {
    return sectionAnchor(section, this.level === 3 ? this.thing.api : undefined);
  }

  /** A sentence as HTML, with what it is about. */
  #say(key: 'atWork' | 'imports' | 'noParameters' | 'noProps' | 'sourceOf' | 'themeKey', name = ''): string {
    return sentenceOf(this.thing.words[`api.${key}`], { name }, this.thing);
  }

  #prose(markdown: string): Prose {
    return proseOf(markdown, this.thing);
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
