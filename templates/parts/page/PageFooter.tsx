/** The partial `footer`: the link to the source, and the pages before and after. */

import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages, type Neighbor, type PartialProps } from 'docsgen/kit';
import { iconBox } from '../../theme/icons.js';
import { paint } from '../../theme/palette.js';
import { corner, touchTarget, up } from '../../theme/tokens.js';
import { Icon } from './Icon.js';

const Root = styled.footer(css`
  grid-area: footer;
  margin-block-start: 64px;
  font-size: 0.875rem;
  line-height: 1.25rem;
  a {
    color: inherit;
    text-decoration: none;
  }
  .edit {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: ${touchTarget}px;
    color: ${paint.text.secondary};
    font-weight: 500;
  }
  .edit:hover {
    color: ${paint.text.link};
    text-decoration: underline;
  }
  nav {
    display: grid;
    gap: 16px;
    padding-block-start: 24px;
    border-block-start: 1px solid ${paint.divider};
    ${up('sm')} {
      grid-template-columns: 1fr 1fr;
    }
  }
  .edit + nav {
    margin-block-start: 8px;
  }
  nav a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 8px;
    padding: 12px 16px;
    border: 1px solid ${paint.divider};
    border-radius: ${corner(12)};
    color: ${paint.text.link};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  nav a:hover {
    border-color: currentColor;
    background: ${paint.surface.subtle};
  }
  nav small {
    color: ${paint.text.secondary};
    font-size: 0.8125rem;
    font-weight: 500;
  }
  nav a::after {
    ${iconBox('chevron')}
    grid-area: 1 / 2 / 3;
  }
  .previous {
    grid-template-columns: auto minmax(0, 1fr);
  }
  .previous::after {
    grid-area: 1 / 1 / 3;
    scale: -1 1;
  }
  .previous > * {
    grid-column: 2;
  }
  .next {
    text-align: end;
    ${up('sm')} {
      grid-column: 2;
    }
  }
  a:dir(rtl)::after {
    scale: -1 1;
  }
  .previous:dir(rtl)::after {
    scale: none;
  }
  @media print {
    display: none;
  }
`);

/** What follows the text of a page. */
export function PageFooter({ editHref, previous, next }: PartialProps['footer']) {
  const messages = useMessages();
  return (
    <Root>
      {editHref && (
        <a className="edit" href={editHref} target="_blank" rel="noopener nofollow">
          <Icon name="edit" size={18} />
          {messages['footer.edit']}
        </a>
      )}
      {(previous || next) && (
        <nav aria-label={messages['footer.label']}>
          {previous &&
            renderNeighborLink(previous, {
              rel: 'prev',
              className: 'previous',
              caption: messages['footer.previous'],
            })}
          {next &&
            renderNeighborLink(next, { rel: 'next', className: 'next', caption: messages['footer.next'] })}
        </nav>
      )}
    </Root>
  );
}

interface NeighborLinkOptions {
  readonly rel: string;
  readonly className: string;
  readonly caption: string;
}

function renderNeighborLink(
  { title, href, linkProps }: Neighbor,
  { rel, className, caption }: NeighborLinkOptions,
) {
  return (
    <a href={href} rel={rel} className={className} {...linkProps}>
      <small>{`${caption} `}</small>
      <span>{title}</span>
    </a>
  );
}
