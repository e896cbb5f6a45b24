/** Renders the head of a document. Every value is escaped here. */

import type { PageView } from '../site/page-view.js';
import { escapeAttribute, escapeText } from '../text/escape-html.js';
import { PAGE_TRANSITION_STYLE } from './page-transitions.js';

/** The scripts of every page. */
export interface PageScripts {
  /** Code that runs before the first paint; the policy allows it by its hash. */
  readonly boot: string;
  /** The address of a module. */
  readonly runtime: string;
  /** The address of a module for pages with tabs of code whose choice is kept. */
  readonly codeTabs: string;
  /** Which pages a browser may fetch before they are opened; the policy allows it by its hash. */
  readonly rules: string;
  /** The `id` of the place before which the icon font's stylesheet comes, where the site has one. */
  readonly iconFont?: string;
}

export interface HeadProps extends Pick<
  PageView,
  'language' | 'productId' | 'categoryId' | 'canonical' | 'alternates'
> {
  /** The document's title, with the product's name. */
  readonly title: string;
  readonly description: string;
  readonly siteTitle: string;
  /** The account of the site on X: `@example`. */
  readonly twitterSite?: string;
  readonly isIndexable: boolean;
  readonly social: { readonly title: string; readonly description: string; readonly image?: string };
  /** Addresses, in the order in which they are loaded. */
  readonly stylesheets: readonly string[];
  readonly scripts: PageScripts;
  /** Whether it has tabs of code whose choice is kept. */
  readonly keepsCodeTabs?: boolean | undefined;
  readonly icon?: string;
  readonly manifest?: string;
  /** The Content-Security-Policy, for hosts without headers. */
  readonly policy?: string | undefined;
  /** The address of the page's Markdown copy. */
  readonly markdownCopy?: string;
}

/** The HTML between `<head>` and `</head>`. */
export function renderHead(props: HeadProps): string {
  const { title, description, canonical, language } = props;
  return [
    '<meta charset="utf-8">',
    renderPolicy(props.policy),
    '<meta name="viewport" content="initial-scale=1, width=device-width">',
    `<title>${escapeText(title)}</title>`,
    renderMetaTag('description', description),
    `<style>${PAGE_TRANSITION_STYLE}</style>`,
    `<script>${props.scripts.boot}</script>`,
    renderEarlyModule(props.scripts.runtime),
    props.keepsCodeTabs ? renderEarlyModule(props.scripts.codeTabs) : '',
    ...props.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`),
    props.scripts.iconFont ? `<style id="${props.scripts.iconFont}"></style>` : '',
    `<script type="speculationrules">${props.scripts.rules}</script>`,
    props.isIndexable ? '' : renderMetaTag('robots', 'noindex'),
    renderLinkTag('canonical', canonical),
    ...props.alternates.map((alternate) =>
      renderLinkTag('alternate', alternate.href, `hreflang="${escapeAttribute(alternate.hreflang)}"`),
    ),
    renderLinkTag('alternate', props.markdownCopy, 'type="text/markdown"'),
    renderLinkTag('icon', props.icon),
    renderLinkTag('manifest', props.manifest),
    ...renderSocialTags(props),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="hsl(210, 100%, 42%)">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="hsl(210, 14%, 7%)">',
    renderMetaTag('mui:productId', props.productId),
    renderMetaTag('mui:productCategoryId', props.categoryId),
    renderMetaTag('docsearch:language', language),
    renderMetaTag('docsearch:version', 'master'),
  ]
    .filter(Boolean)
    .join('');
}

/** It holds for what comes after it. */
function renderPolicy(policy: string | undefined): string {
  return policy === undefined
    ? ''
    : `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`;
}

/** It runs while the page is parsed, and before anything is painted. */
function renderEarlyModule(src: string): string {
  return `<script type="module" async blocking="render" src="${escapeAttribute(src)}"></script>`;
}

function renderSocialTags({
  social,
  canonical,
  siteTitle,
  twitterSite,
  language,
}: HeadProps): readonly string[] {
  return [
    renderPropertyTag('og:type', 'website'),
    renderPropertyTag('og:site_name', siteTitle),
    renderPropertyTag('og:title', social.title),
    renderPropertyTag('og:description', social.description),
    canonical ? renderPropertyTag('og:url', canonical) : '',
    renderPropertyTag('og:locale', language),
    renderPropertyTag('og:ttl', '604800'),
    renderPropertyTag('og:image', social.image ?? ''),
    renderMetaTag('twitter:card', social.image ? 'summary_large_image' : 'summary'),
    renderMetaTag('twitter:site', twitterSite ?? ''),
    renderMetaTag('twitter:title', social.title),
    renderMetaTag('twitter:description', social.description),
    renderMetaTag('twitter:image', social.image ?? ''),
  ];
}

function renderMetaTag(name: string, content: string): string {
  return content ? `<meta name="${name}" content="${escapeAttribute(content)}">` : '';
}

function renderPropertyTag(name: string, content: string): string {
  return content ? `<meta property="${name}" content="${escapeAttribute(content)}">` : '';
}

function renderLinkTag(rel: string, href: string | undefined, extraAttributes = ''): string {
  return href
    ? `<link rel="${rel}"${extraAttributes && ` ${extraAttributes}`} href="${escapeAttribute(href)}">`
    : '';
}
