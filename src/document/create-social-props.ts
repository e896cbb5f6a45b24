/** What social media show of a page. Renders nothing. */

import type { Page } from '../markdown/page.js';
import { createCardUrl } from '../site/metadata.js';
import type { HeadProps } from './render-head.js';

export interface SocialInput {
  /** The document's. */
  readonly title: string;
  readonly product: string | undefined;
  readonly settings: { readonly title: string; readonly socialCards?: string | undefined };
}

/** Title, description and card of a page; its author may have written other words for them. */
export function createSocialProps(
  page: Page,
  { title, product, settings }: SocialInput,
): HeadProps['social'] {
  const { cardTitle, cardDescription } = page.frontMatter;
  const description = cardDescription ?? page.description;
  const { socialCards: service } = settings;
  const card = { product: product ?? settings.title, title: cardTitle ?? page.title, description };
  return {
    title: cardTitle ?? title,
    description,
    ...(service === undefined ? {} : { image: createCardUrl(service, card) }),
  };
}
