/** The partial `tabs`: links between a page and the API of what it shows. It stays visible under the bar. */

import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages, type PartialProps } from 'docsgen/kit';
import { paint } from '../../theme/palette.js';
import { touchTarget } from '../../theme/tokens.js';
import { AdSlot } from '../ads/AdSlot.js';

/** Not a box of its own, so that the tabs stay visible as long as the text below them. */
const Root = styled.div(css`
  display: contents;
  .component-tabs {
    position: sticky;
    inset-block-start: var(--MuiDocs-header-height);
    z-index: 3;
    margin-block-end: 24px;
    border-block-end: 1px solid ${paint.divider};
    background: ${paint.background.default};
    overflow-x: auto;
  }
  && ul {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  && li {
    padding: 0;
  }
  && li > a {
    display: flex;
    align-items: center;
    min-height: ${touchTarget}px;
    padding-inline: 12px;
    border-block-end: 2px solid transparent;
    color: ${paint.text.secondary};
    font-size: 0.875rem;
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  && li > a:hover {
    color: ${paint.text.primary};
  }
  && li > a:focus-visible {
    outline-offset: -3px;
  }
  && li > a[aria-current] {
    border-block-end-color: ${paint.primary.main};
    color: ${paint.text.link};
  }
  @media print {
    display: none;
  }
`);

/** One link for each tab, all of them pages; then the box of the ad. */
export function PageTabs({ items, hasAdSlot }: PartialProps['tabs']) {
  const messages = useMessages();
  return (
    <Root>
      <nav aria-label={messages['tabs.label']} className="component-tabs">
        <ul>
          {items.map(({ title, href, current }, index) => (
            <li key={href}>
              <a
                href={href}
                aria-current={current ? 'page' : undefined}
                className={index === 0 ? undefined : 'skip-algolia-crawler'}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hasAdSlot && <AdSlot />}
    </Root>
  );
}
