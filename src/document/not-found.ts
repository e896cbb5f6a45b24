/** The document for addresses that lead nowhere. */

import type { Layout } from '../kit/layout.js';
import type { Messages } from '../site/messages/messages.js';
import { resolveHref, withBase } from '../site/routes/href.js';
import type { PageView } from '../site/page-view.js';
import type { HeadProps } from './render-head.js';
import type { SiteSettings } from './page-props.js';
import { selectSearchIndexes } from './select-search-indexes.js';

export function createNotFoundLayout(settings: SiteSettings, view: PageView): Layout {
  return {
    template: 'NotFoundPage',
    language: view.language,
    base: settings.base,
    site: {
      title: settings.title,
      home: resolveHref(settings.home, { ...settings, language: view.language }),
      ...(settings.logo === undefined ? {} : { logo: withBase(settings.logo, settings.base) }),
      ...(settings.repository ? { repository: settings.repository.url } : {}),
      ...(settings.consent ? { consent: true } : {}),
      ...(settings.hasStylings ? { stylings: true } : {}),
    },
    ...selectSearchIndexes(settings, view),
    versions: [],
    products: view.products,
    layout: { navigation: false, permanentDrawer: false, contents: false, ad: false },
  };
}

export function createNotFoundHead(
  settings: SiteSettings,
  view: PageView,
  { messages, stylesheets }: { readonly messages: Messages; readonly stylesheets: readonly string[] },
): HeadProps {
  const title = `404: ${messages['notFound.title']} - ${settings.title}`;
  return {
    title,
    description: '',
    siteTitle: settings.title,
    alternates: [],
    language: view.language,
    productId: view.productId,
    categoryId: view.categoryId,
    isIndexable: false,
    social: { title, description: '' },
    stylesheets,
    scripts: settings.scripts,
    icon: settings.hasIcon ? `${settings.base}favicon.svg` : undefined,
    manifest: undefined,
  };
}
