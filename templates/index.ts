/** What docsgen uses of the templates. A file in a site's `templates` folder replaces the one of the same path here. */

import type { PartialName, PartialProps } from 'docsgen/kit';
import type { ComponentType } from 'react';
import { ComponentLinkHeader } from './components/ComponentLinkHeader.js';
import { ApiLinks } from './parts/reference/ApiLinks.js';
import { ApiTable } from './parts/reference/ApiTable.js';
import { Contents } from './parts/navigation/Contents.js';
import { DemoFrame } from './parts/demo/DemoFrame.js';
import { PageFooter } from './parts/page/PageFooter.js';
import { PageHeader } from './parts/page/PageHeader.js';
import { PageTabs } from './parts/navigation/PageTabs.js';
import { SideNav } from './parts/navigation/SideNav.js';

export { ApiPage } from './ApiPage.js';
export { ExperimentPage } from './ExperimentPage.js';
export { HomePage } from './HomePage.js';
export { MarkdownPage } from './MarkdownPage.js';
export { NotFoundPage } from './NotFoundPage.js';
export { samples } from './samples.js';
export { GlobalStyle } from './theme/GlobalStyle.js';
export { Root } from './theme/Root.js';

/** The component of each partial. */
export const partials: { readonly [Name in PartialName]: ComponentType<PartialProps[Name]> } = {
  navigation: SideNav,
  contents: Contents,
  header: PageHeader,
  footer: PageFooter,
  demo: DemoFrame,
  api: ApiLinks,
  reference: ApiTable,
  tabs: PageTabs,
};

/** What `{{"component": "…"}}` can name. */
export const components: Readonly<Record<string, ComponentType<Readonly<Record<string, unknown>>>>> = {
  ComponentLinkHeader,
};
