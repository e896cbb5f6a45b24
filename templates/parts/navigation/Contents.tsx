/** The partial `contents`: the sections of the page. A column beside the text; on small screens a line that opens. */

import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages, type PartialProps } from 'docsgen/kit';
import { iconBox } from '../../theme/icons.js';
import { paint } from '../../theme/palette.js';
import { below, corner, durations, easings, touchTarget, up } from '../../theme/tokens.js';

const smallScreenStyle = css`
  ${below('md')} {
    margin-block: 0 24px;
    border: 1px solid ${paint.divider};
    border-radius: ${corner(12)};
    .title {
      display: none;
    }
    summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-height: ${touchTarget}px;
      padding-inline: 16px 12px;
      border-radius: ${corner(12)};
      font-weight: 600;
      cursor: pointer;
      list-style: none;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    summary::after {
      ${iconBox('chevron')}
      transform: scale(0.8) rotate(90deg);
      transition: transform ${durations.shortest}ms ${easings.easeInOut};
    }
    [open] > summary::after {
      transform: scale(0.8) rotate(-90deg);
    }
    details > ul {
      padding: 0 4px 8px;
    }
    a {
      padding-block: ${(touchTarget - 20) / 2}px;
    }
  }
`;

/** The list shows whether `<details>` is open or not; where that cannot be said in CSS, the line stays and opens it. */
const columnStyle = css`
  ${up('md')} {
    position: sticky;
    inset-block-start: var(--MuiDocs-header-height);
    align-self: start;
    margin-block-start: -40px;
    padding-block-start: 40px;
    .title,
    summary {
      margin: 0 0 8px;
      padding-inline-start: 12px;
      font-weight: 600;
    }
    details > ul {
      max-height: calc(100vh - var(--MuiDocs-header-height) - 1.25rem - 72px);
      border-inline-start: 1px solid ${paint.divider};
      padding-inline-start: 4px;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    .title {
      display: none;
    }
    @supports selector(::details-content) {
      .title {
        display: block;
      }
      summary {
        display: none;
      }
      details::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
`;

const Root = styled.nav(css`
  grid-area: contents;
  font-size: 0.8125rem;
  line-height: 1.25rem;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding: 4px 8px;
    border-radius: ${corner(8)};
    color: ${paint.text.secondary};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  li li a {
    padding-inline-start: 20px;
  }
  a:hover {
    background: ${paint.surface.hover};
    color: ${paint.text.primary};
  }
  a[aria-current] {
    background: ${paint.surface.active};
    color: ${paint.text.link};
  }
  code {
    font: 0.92em var(--docs-font-code);
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
  @media print {
    display: none;
  }
  ${smallScreenStyle}
  ${columnStyle}
`);

type ContentsLink = { readonly id: string; readonly html: string };

/** Links to the headings. One with `aria-current` is the section in view. */
export function Contents({ items }: PartialProps['contents']) {
  const title = useMessages()['contents.title'];
  return (
    <Root aria-label={title} data-spy="">
      <p className="title">{title}</p>
      <details>
        <summary>{title}</summary>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              {renderLink(item)}
              {item.children.length > 0 && (
                <ul>
                  {item.children.map((child) => (
                    <li key={child.id}>{renderLink(child)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Root>
  );
}

function renderLink({ id, html }: ContentsLink) {
  return <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
