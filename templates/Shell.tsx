/** The shell around every page: skip link, bar, navigation, main part, footer. */

import styled from '@emotion/styled';
import { useLayout, useMessages } from 'docsgen/kit';
import type { ReactNode } from 'react';
import { AdParts } from './parts/ads/AdParts.js';
import { AppBar } from './parts/page/AppBar.js';
import { BackToTop } from './parts/navigation/BackToTop.js';
import { Consent } from './parts/page/Consent.js';
import { CopyButton } from './parts/markdown/CopyButton.js';
import { Drawer } from './parts/navigation/Drawer.js';
import { SearchParts } from './parts/search/Search.js';
import { SiteFooter } from './parts/page/SiteFooter.js';
import { VersionMenu } from './parts/navigation/VersionMenu.js';
import { below, up } from './theme/tokens.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  min-height: 100vh;
  &[data-permanent] {
    ${up('lg')} {
      padding-inline-start: var(--MuiDocs-navDrawer-width);
    }
  }
  /* Where a finger begins to draw the navigation in: there the browser leaves sideways moves to the page. */
  ${below('lg')} {
    @media (pointer: coarse) {
      &:has(> #navigation)::before {
        content: '';
        position: fixed;
        inset-block: var(--MuiDocs-header-height) 0;
        inset-inline-start: 0;
        z-index: 1;
        width: 16px;
        touch-action: pan-y pinch-zoom;
      }
    }
  }
  @media print {
    display: block;
    &[data-permanent] {
      padding: 0;
    }
  }
`;

/** `children` is the content of `<main>`. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { layout, site } = useLayout();
  const messages = useMessages();
  return (
    <>
      <a className="skip-link" href="#main-content" data-shell="">
        {messages['shell.skip']}
      </a>
      <Root data-permanent={(layout.navigation && layout.permanentDrawer) || undefined}>
        <AppBar />
        <VersionMenu />
        {layout.navigation && <Drawer />}
        <main id="main-content" tabIndex={-1}>
          {children}
          <BackToTop />
        </main>
        <SiteFooter />
      </Root>
      <CopyButton />
      <SearchParts />
      {layout.ad && <AdParts />}
      {site.consent && <Consent />}
    </>
  );
}
