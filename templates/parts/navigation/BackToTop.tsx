/** A link to the top of the page. It appears after 200 px if CSS can follow the scrolling; else it is at the end of the page. */

import styled from '@emotion/styled';
import { useMessages } from 'docsgen/kit';
import { paint } from '../../theme/palette.js';
import { touchTarget } from '../../theme/tokens.js';
import { Icon } from '../page/Icon.js';

const Root = styled.a`
  display: grid;
  place-items: center;
  width: ${touchTarget}px;
  height: ${touchTarget}px;
  margin: 0 24px 24px auto;
  border: 1px solid ${paint.surface.edge};
  border-radius: 50%;
  background: ${paint.background.paper};
  color: ${paint.text.secondary};
  &:hover {
    border-color: currentColor;
    color: ${paint.text.link};
  }
  html:has(&:focus) {
    scroll-behavior: smooth;
  }
  @supports (animation-timeline: scroll()) {
    position: fixed;
    inset-block-end: 24px;
    inset-inline-end: 24px;
    z-index: 5;
    margin: 0;
    opacity: 0;
    visibility: hidden;
    animation: docs-appear linear forwards;
    animation-timeline: scroll(root);
    animation-range: 180px 200px;
  }
  @media (prefers-reduced-motion: reduce) {
    html:has(&:focus) {
      scroll-behavior: auto;
    }
  }
  @media print {
    display: none;
  }
  @keyframes docs-appear {
    to {
      opacity: 1;
      visibility: visible;
    }
  }
`;

/** Once in a document. */
export function BackToTop() {
  return (
    <Root
      href="#"
      aria-label={useMessages()['shell.top']}
      data-ga-event-category="docs"
      data-ga-event-action="click-back-to-top"
    >
      <Icon name="up" />
    </Root>
  );
}
