/** The head of a document (behaviour §2.18). Every value is escaped here. */

import type { Alternate } from '../site/metadata.js';
import { escapeAttribute, escapeText } from '../pages/escape.js';
import { PAGE_CHANGE } from './page-change.js';

/** The scripts of every page. */
export interface PageScripts {
  /** Code that runs before the first paint; the policy knows it by its hash. */
  readonly boot: string;
  /** The address of a module. */
  readonly runtime: string;
  /** Which pages a browser may fetch before they are opened; the policy knows it by its hash. */
  readonly rules: string;
  /** The `id` of the place before which the icon font's stylesheet comes, if there is to be one. */
  readonly iconFont?: string;
}

export interface HeadProps {
  /** Of the document: with the product's name behind it. */
  readonly title: string;
  readonly description: string;
  readonly siteTitle: string;
  readonly canonical?: string | undefined;
  readonly alternates: readonly Alternate[];
  readonly language: string;
  readonly productId: string;
  readonly categoryId: string;
  readonly indexed: boolean;
  readonly social: { readonly title: string; readonly description: string; readonly image?: string };
  /** Addresses, in the order in which they are to be loaded. */
  readonly stylesheets: readonly string[];
  readonly scripts: PageScripts;
  readonly icon?: string | undefined;
  readonly manifest?: string | undefined;
  /** The Markdown twin of the page. */
  readonly twin?: string | undefined;
}

/** What stands between `<head>` and `</head>`. */
export function headOf(props: HeadProps): string {
  const { title, description, canonical, language } = props;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="initial-scale=1, width=device-width">',
    `<title>${escapeText(title)}</title>`,
    meta('description', description),
    `<style>${PAGE_CHANGE}</style>`,
    `<script>${props.scripts.boot}</script>`,
    `<script type="module" async blocking="render" src="${escapeAttribute(props.scripts.runtime)}"></script>`,
    ...props.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`),
    props.scripts.iconFont ? `<style id="${props.scripts.iconFont}"></style>` : '',
    `<script type="speculationrules">${props.scripts.rules}</script>`,
    props.indexed ? '' : meta('robots', 'noindex'),
    link('canonical', canonical),
    ...props.alternates.map((one) =>
      link('alternate', one.href, `hreflang="${escapeAttribute(one.hreflang)}"`),
    ),
    link('alternate', props.twin, 'type="text/markdown"'),
    link('icon', props.icon),
    link('manifest', props.manifest),
    ...socialTags(props),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="hsl(210, 100%, 42%)">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="hsl(210, 14%, 7%)">',
    meta('mui:productId', props.productId),
    meta('mui:productCategoryId', props.categoryId),
    meta('docsearch:language', language),
    meta('docsearch:version', 'master'),
  ]
    .filter(Boolean)
    .join('');
}

function socialTags({ social, canonical, siteTitle, language }: HeadProps): readonly string[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', siteTitle),
    property('og:title', social.title),
    property('og:description', social.description),
    canonical ? property('og:url', canonical) : '',
    property('og:locale', language),
    property('og:ttl', '604800'),
    property('og:image', social.image ?? ''),
    meta('twitter:card', social.image ? 'summary_large_image' : 'summary'),
    meta('twitter:title', social.title),
    meta('twitter:description', social.description),
    meta('twitter:image', social.image ?? ''),
  ];
}

function meta(name: string, content: string): string {
  return content ? `<meta name="${name}" content="${escapeAttribute(content)}">` : '';
}

function property(name: string, content: string): string {
  return content ? `<meta property="${name}" content="${escapeAttribute(content)}">` : '';
}

function link(rel: string, href: string | undefined, more = ''): string {
  return href ? `<link rel="${rel}"${more && ` ${more}`} href="${escapeAttribute(href)}">` : '';
}
