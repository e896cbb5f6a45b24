/** What a page's document is made from: settings of the site, the page, and its place in the site. */

import type { Page } from '../markdown/page.js';
import type { ColorScheme } from '../site/color-schemes.js';
import type { Messages } from '../site/messages/messages.js';
import type { PageView } from '../site/page-view.js';
import type { LinkContext } from '../site/routes/href.js';
import type { Route } from '../site/routes/route.js';
import type { PageScripts } from './render-head.js';

/** What every document needs: parts of the config, and the scripts. */
export interface SiteSettings extends Pick<LinkContext, 'base' | 'languages'> {
  readonly title: string;
  readonly description: string;
  /** The pathname that the site's name links to: its home, else the first page of its first product. */
  readonly home: string;
  /** An address, with base. */
  readonly logo?: string;
  /** The logo on dark pages, where it is another one. */
  readonly darkLogo?: string;
  readonly repository?: {
    readonly url: string;
    readonly branch: string;
    readonly tag?: string | undefined;
    readonly directory: string;
  };
  /** Whether the site has ads to show. */
  readonly hasAds: boolean;
  /** Whether readers are asked before anything is sent to the analytics. */
  readonly consent: boolean;
  /** Whether there are demos in several styling options. */
  readonly hasStylings: boolean;
  /** Color schemes besides light and dark. */
  readonly colorSchemes: readonly ColorScheme[];
  /** The address of the service that draws cards for social media. */
  readonly socialCards?: string;
  /** The full addresses of social media images: by the ids of products, and under `''` of all other pages. */
  readonly socialImages: Readonly<Record<string, string>>;
  /** The account of the site on X: `@example`. */
  readonly twitterSite?: string;
  /** Addresses of `favicon.svg` and `manifest.webmanifest`, where `public/` has them. */
  readonly icon?: string;
  readonly manifest?: string;
  readonly scripts: PageScripts;
  /** The addresses of the search indexes, or of one that is made elsewhere. */
  readonly searchIndexes: readonly string[];
}

export interface PageInput {
  readonly settings: SiteSettings;
  readonly route: Pick<Route, 'kind' | 'markdownCopy' | 'source'>;
  readonly view: Omit<PageView, 'navigation'>;
  readonly page: Page;
  /** In the page's language. */
  readonly messages: Messages;
  /** The address of the whole navigation that the page shows a part of. */
  readonly wholeNavigation?: string;
  /** The policy that the document contains, for hosts without headers. */
  readonly policy?: string | undefined;
}
