/** The tables of the API reference, and the lists that a script makes of them. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { chosenOutline, corner, touchTarget, up } from '../../theme/tokens.js';

/** They need a script, which shows them. */
const viewSwitchStyle = css`
  .views {
    display: none;
    flex-wrap: wrap;
    gap: 4px;
    margin-block: 0 8px;
  }
  html[data-code-variant] & > .views {
    display: flex;
  }
  .views > button {
    min-height: ${touchTarget}px;
    padding: 4px 12px;
    border: 1px solid transparent;
    border-radius: ${corner(8)};
    background: none;
    color: ${paint.text.secondary};
    font: 500 0.8125rem/1.25rem var(--docs-font-body);
    cursor: pointer;
    ${up('md')} {
      min-height: 32px;
    }
  }
  .views > button:hover {
    background: ${paint.surface.hover};
  }
  .views > button[aria-pressed='true'] {
    border-color: ${paint.surface.edge};
    background: ${paint.surface.active};
    color: ${paint.text.link};
    ${chosenOutline}
  }
  &[data-view='expanded'] > .table,
  &[data-view='collapsed'] > .table {
    display: none;
  }
  @media print {
    html[data-code-variant] & > .views {
      display: none;
    }
  }
`;

/** A table that is too wide scrolls, and its names stay visible. */
const wideTableStyle = css`
  && > .table {
    margin-block: 0 24px;
  }
  .table > table {
    min-width: 36rem;
    font-size: 0.875rem;
    line-height: 1.375rem;
  }
  tbody > tr {
    scroll-margin-block-start: 16px;
  }
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    max-width: 16rem;
    border-block-end-color: ${paint.divider};
    background: ${paint.background.default};
    font-weight: 400;
    white-space: normal;
  }
  td:last-child {
    min-width: 15rem;
  }
  &&& td > code {
    padding: 0;
    background: none;
    overflow-wrap: break-word;
    white-space: normal;
  }
  tr:target > * {
    background: ${paint.surface.active};
  }
  .table code {
    font-size: 0.8125rem;
  }
`;

const rowMarkStyle = css`
  &&& .name {
    color: ${paint.text.primary};
    text-decoration: none;
  }
  &&& .name > code {
    padding: 0;
    background: none;
    font-weight: 600;
    overflow-wrap: break-word;
  }
  &&& .name:hover {
    color: ${paint.text.link};
    text-decoration: underline;
  }
  .mark {
    display: inline-block;
    margin-inline: 4px 2px;
    padding-inline: 6px;
    border: 1px solid ${paint.surface.edge};
    border-radius: ${corner(8)};
    color: ${paint.text.secondary};
    font: 600 0.6875rem/1.125rem var(--docs-font-body);
    white-space: nowrap;
  }
  .mark.required {
    margin-inline-start: 2px;
    padding: 0;
    border: 0;
    color: ${paint.error.main};
    font-size: 0.875rem;
  }
  .mark.deprecated {
    border-color: currentColor;
    color: ${paint.warning.main};
  }
  .reason {
    margin-block-end: 4px;
  }
  .reason > strong {
    color: ${paint.warning.main};
  }
  tbody p,
  tbody ul,
  tbody dl,
  .item p,
  .item ul,
  .item dl {
    margin-block: 4px 0;
    font-size: inherit;
    line-height: inherit;
  }
  div > p:not(* + *) {
    margin-block-start: 0;
  }
  dd {
    margin-inline-start: 16px;
  }
`;

const listViewStyle = css`
  .items {
    margin-block: 0 24px;
  }
  && .item {
    margin: 0;
    padding: 0;
    border: 0;
    border-block-end: 1px solid ${paint.divider};
    border-radius: 0;
    font-size: 0.875rem;
    line-height: 1.375rem;
  }
  && .item > summary {
    margin: 0;
    padding: 10px 4px;
    border-radius: ${corner(4)};
    font-weight: 400;
  }
  .item > dl {
    margin: 0;
    padding: 0 4px 14px 20px;
  }
  .item > dl > dt {
    margin-block-start: 6px;
    color: ${paint.text.secondary};
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .item > dl > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const apiTableStyle = css`
  ${viewSwitchStyle}
  ${wideTableStyle}
  ${rowMarkStyle}
  ${listViewStyle}
`;
