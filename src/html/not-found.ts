/** The document for addresses that lead nowhere. */

import type { Frame } from '../kit/frame.js';
import type { Words } from '../site/words.js';
import { hrefOf, withBase } from '../site/href.js';
import type { PageView } from '../site/view.js';
import type { HeadProps } from './head.js';
import type { SiteSettings } from './material.js';
import { searchOf } from './search.js';

export function notFoundFrame(settings: SiteSettings, view: PageView): Frame {
  return {
    template: 'NotFoundPage',
    language: view.language,
    base: settings.base,
    site: {
      title: settings.title,
      home: hrefOf(settings.home, { ...settings, language: view.language }),
      ...(settings.logo === undefined ? {} : { logo: withBase(settings.logo, settings.base) }),
      ...(settings.repository ? { repository: settings.repository.url } : {}),
      ...(settings.consent ? { consent: true } : {}),
      ...(settings.hasStylings ? { stylings: true } : {}),
    },
    ...searchOf(settings, view),
    versions: [],
    products: view.products,
    layout: { navigation: false, permanentDrawer: false, contents: false, ad: false },
  };
}

export function notFoundHead(
  settings: SiteSettings,
  view: PageView,
  { words, stylesheets }: { readonly words: Words; readonly stylesheets: readonly string[] },
): HeadProps {
  const title = `404: ${words['notFound.title']} - ${settings.title}`;
  return {
    title,
    description: '',
    siteTitle: settings.title,
    alternates: [],
    language: view.language,
    productId: view.productId,
    categoryId: view.categoryId,
    indexed: false,
    social: { title, description: '' },
    stylesheets,
    scripts: settings.scripts,
    icon: settings.hasIcon ? `${settings.base}favicon.svg` : undefined,
    manifest: undefined,
  };
}
