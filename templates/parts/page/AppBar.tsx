/** The bar at the top of every page. */

import styled from '@emotion/styled';
import { useLayout, useMessages } from 'docsgen/kit';
import { paint } from '../../theme/palette.js';
import { below, up } from '../../theme/tokens.js';
import { Control, ControlLink } from '../navigation/Control.js';
import { HomeLink } from '../navigation/HomeLink.js';
import { Icon } from './Icon.js';
import { ProductMenu } from '../navigation/ProductMenu.js';
import { SearchButton } from '../search/Search.js';
import { Settings } from './Settings.js';
import { VersionButton } from '../navigation/VersionMenu.js';

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: var(--MuiDocs-header-height);
  padding-inline: 8px;
  border-block-end: 1px solid ${paint.divider};
  background: color-mix(in srgb, ${paint.background.default} 60%, transparent);
  -webkit-backdrop-filter: blur(8px);
  backdrop-filter: blur(8px);
  ${up('sm')} {
    padding-inline: 16px;
  }
  .single-version {
    padding-inline: 8px;
    color: ${paint.text.secondary};
    font-size: 0.875rem;
    white-space: nowrap;
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }
  ${below('md')} {
    .wide {
      position: absolute;
      opacity: 0;
      width: 1px;
      overflow: hidden;
    }
    [aria-haspopup]:has(.wide)::after {
      content: none;
    }
  }
  ${below('sm')} {
    .version {
      display: none;
    }
  }
  [data-permanent] > & {
    ${up('lg')} {
      .menu,
      .home,
      .version {
        display: none;
      }
    }
  }
  @media print {
    display: none;
  }
`;

/** Menu button, home, products, versions, the site's tools, the repository. */
export function AppBar() {
  const { layout, site } = useLayout();
  const messages = useMessages();
  return (
    <Root>
      {layout.navigation && (
        <Control
          type="button"
          className="menu"
          popoverTarget="navigation"
          aria-label={messages['navigation.open']}
        >
          <Icon name="menu" />
        </Control>
      )}
      <HomeLink />
      <SearchButton />
      <div className="tools">
        <ProductMenu />
        <span className="version">
          <VersionButton />
        </span>
        {site.repository && (
          <ControlLink
            href={site.repository}
            aria-label={messages['shell.repository']}
            title={messages['shell.repository']}
            data-ga-event-category="header"
            data-ga-event-action="github"
          >
            <Icon name="code" />
          </ControlLink>
        )}
        <Settings />
      </div>
    </Root>
  );
}
