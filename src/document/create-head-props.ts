/** Creates the props of a document's head. */

import type { Messages } from '../site/messages/messages.js';
import { createCardUrl, formatDocumentTitle } from '../site/metadata.js';
import type { PageView } from '../site/page-view.js';
import { resolveMarkdownCopyHref } from './create-header-props.js';
import type { PageInput, SiteSettings } from './page-input.js';
import type { HeadProps } from './render-head.js';

export function createHeadProps(input: PageInput, stylesheets: readonly string[]): HeadProps {
  const { settings, view, page, policy } = input;
  const title = formatDocumentTitle({
    pageTitle: page.title,
    productName: view.productName,
    siteTitle: settings.title,
    isHome: view.pathname === '/' && page.title === '',
  });
  return {
    title,
    description: page.description || settings.description,
    social: createSocialProps(input, title),
    ...selectSharedProps(settings, view),
    canonical: view.canonical,
    alternates: view.alternates,
    isIndexable: view.indexable,
    stylesheets,
    keepsCodeTabs: page.keepsCodeTabs,
    manifest: settings.manifest,
    policy,
    markdownCopy: resolveMarkdownCopyHref(input),
  };
}

/** The head of `404.html`. */
export function createNotFoundHead(
  settings: SiteSettings,
  view: PageView,
  {
    messages,
    stylesheets,
    policy,
  }: Pick<HeadProps, 'stylesheets' | 'policy'> & { readonly messages: Messages },
): HeadProps {
  const title = `404: ${messages['notFound.title']} - ${settings.title}`;
  const social = { title, description: '', image: findSocialImage(settings) };
  const shared = selectSharedProps(settings, view);
  return {
    title,
    description: '',
    social,
    ...shared,
    alternates: [],
    isIndexable: false,
    stylesheets,
    policy,
  };
}

function selectSharedProps(
  settings: SiteSettings,
  { language, productId, categoryId }: PageView | PageInput['view'],
) {
  const { title: siteTitle, twitterSite, scripts, icon } = settings;
  return { siteTitle, twitterSite, language, productId, categoryId, scripts, icon };
}

/** Title, description and card for social media. Front matter may have texts of its own for them. */
function createSocialProps({ settings, view, page }: PageInput, documentTitle: string): HeadProps['social'] {
  const { cardTitle, cardDescription } = page.frontMatter;
  const description = cardDescription ?? page.description;
  const product = view.productName ?? settings.title;
  const image =
    settings.socialCards === undefined
      ? findSocialImage(settings, view.product?.id)
      : createCardUrl(settings.socialCards, { product, title: cardTitle ?? page.title, description });
  return { title: cardTitle ?? documentTitle, description, image };
}

/** The image of a product, else that of the site. */
function findSocialImage({ socialImages }: SiteSettings, productId = ''): string | undefined {
  return socialImages[productId] ?? socialImages[''];
}
