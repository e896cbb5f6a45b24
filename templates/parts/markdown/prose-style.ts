/** Paragraphs, lists, links, quotations and inline elements. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { corner, measure } from '../../theme/tokens.js';
import { OUTSIDE_DEMOS } from './outside-demos.js';

const blockStyle = css`
  overflow-wrap: break-word;
  > :where(p, ul, ol, dl, blockquote, details, h2, h3, h4, .callout) {
    max-width: ${measure.prose}ch;
  }
  & :where(p, ul, ol, blockquote)${OUTSIDE_DEMOS} {
    margin-block: 0 16px;
  }
  & :where(p)${OUTSIDE_DEMOS} {
    text-wrap: pretty;
  }
  & :where(ul, ol)${OUTSIDE_DEMOS} {
    padding-inline-start: 24px;
  }
  & :where(li)${OUTSIDE_DEMOS} {
    padding-inline-start: 4px;
  }
  & :where(li + li, li > ul, li > ol)${OUTSIDE_DEMOS} {
    margin-block-start: 4px;
  }
  & :where(li > :last-child:not(pre))${OUTSIDE_DEMOS} {
    margin-block-end: 0;
  }
  & :where(li)${OUTSIDE_DEMOS}::marker {
    color: ${paint.text.secondary};
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: 16px;
    border-inline-start: 3px solid ${paint.surface.edge};
    color: ${paint.text.secondary};
  }
  blockquote > :last-child {
    margin-block-end: 0;
  }
  hr${OUTSIDE_DEMOS} {
    height: 1px;
    margin-block: 40px;
    border: 0;
    background: ${paint.divider};
    forced-color-adjust: none;
  }
`;

const inlineStyle = css`
  & :where(a)${OUTSIDE_DEMOS} {
    color: ${paint.text.link};
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    border-radius: 2px;
  }
  & :where(a:hover)${OUTSIDE_DEMOS} {
    text-decoration-color: currentColor;
  }
  & :where(strong, b)${OUTSIDE_DEMOS} {
    font-weight: 600;
  }
  & :where(code)${OUTSIDE_DEMOS} {
    font: 0.875em var(--docs-font-code);
    direction: ltr;
    unicode-bidi: isolate;
  }
  & :not(pre) > code${OUTSIDE_DEMOS} {
    padding: 0.15em 0.35em;
    border-radius: ${corner(5)};
    background: color-mix(in srgb, ${paint.text.primary} 7%, transparent);
    color: ${paint.syntax.text};
    overflow-wrap: anywhere;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  a > code${OUTSIDE_DEMOS} {
    color: inherit;
  }
  & :where(sub, sup)${OUTSIDE_DEMOS} {
    line-height: 0;
  }
  & :where(del, s)${OUTSIDE_DEMOS} {
    color: ${paint.text.secondary};
  }
`;

export const proseStyle = css`
  ${blockStyle}
  ${inlineStyle}
`;
