/** Page-wide styles: the variables of both color schemes, a small reset, and the classes that content may use. */

import { css, Global } from '@emotion/react';
import { branding, fonts } from './branding.js';
import { fontFaceStyles } from './font-face-style.js';
import { icons } from './icons.js';
import { pageTransitionStyle } from './page-transition-style.js';
import { paint } from './palette.js';
import { schemeStyles } from './scheme-style.js';
import { corner, durations, easings, shell } from './tokens.js';

const DARK_SELECTOR = '[data-mui-color-scheme="dark"]';
const NOT_LIGHT_SELECTOR = ':root:not([data-mui-color-scheme="light"])';
const NOT_DARK_SELECTOR = ':root:not([data-mui-color-scheme="dark"])';

const [lightVariables, darkVariables] = branding
  .generateStyleSheets()
  .map((sheet) => Object.values(sheet)[0]);

/** Without a script the reader's system decides; the attribute on `<html>` overrides it. Print is light. */
const colorSchemeStyle = css({
  ':root': lightVariables,
  '@media screen': { [DARK_SELECTOR]: darkVariables },
  '@media screen and (prefers-color-scheme: dark)': { [NOT_LIGHT_SELECTOR]: darkVariables },
});

const schemeImageStyle = css`
  @media screen {
    ${DARK_SELECTOR} [class*='only-light-mode'] {
      display: none;
    }
    [data-mui-color-scheme='light'] [class*='only-dark-mode'] {
      display: none;
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    ${NOT_LIGHT_SELECTOR} [class*='only-light-mode'] {
      display: none;
    }
  }
  @media print, screen and (prefers-color-scheme: light) {
    ${NOT_DARK_SELECTOR} [class*='only-dark-mode'] {
      display: none;
    }
  }
`;

const pageStyle = css`
  :root {
    --docs-font-body: ${fonts.body};
    --docs-font-heading: ${fonts.heading};
    --docs-font-code: ${fonts.code};
    --MuiDocs-header-height: ${shell.bar}px;
    --MuiDocs-navDrawer-width: ${shell.drawer}px;
    scroll-padding-block: calc(var(--MuiDocs-header-height) + 24px) 24px;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    background: ${paint.background.default};
    color: ${paint.text.primary};
    font: 1rem/1.75 var(--docs-font-body);
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }
  :focus-visible:not(:where(.demo *)) {
    outline: 3px solid ${paint.primary.main};
    outline-offset: 2px;
  }
  main:focus {
    outline: 0;
  }
  .sr-only,
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* While a script changes the colours. */
  [data-switching] *,
  [data-switching] ::before,
  [data-switching] ::after {
    transition: none !important;
  }
  @media (prefers-reduced-motion: reduce) {
    *:not(:where(.demo *)),
    ::before,
    ::after,
    ::backdrop {
      transition: none !important;
    }
  }
`;

const planMarkStyle = css`
  .plan-pro,
  .plan-premium {
    display: inline-block;
    flex: none;
    vertical-align: -0.15em;
  }
  .plan-pro::after,
  .plan-premium::after {
    content: '';
    display: block;
    width: 16px;
    height: 16px;
    background: ${paint.info.main};
    clip-path: path('${icons.pro}');
  }
  .plan-premium::after {
    background: ${paint.warning.main};
    clip-path: path(evenodd, '${icons.premium}');
  }
  @media (forced-colors: active) {
    .plan-pro::after,
    .plan-premium::after {
      background: CanvasText;
    }
  }
`;

const skipLinkStyle = css`
  .skip-link {
    position: fixed;
    inset-block-start: 16px;
    inset-inline-start: 16px;
    z-index: 20;
    padding: 8px 16px;
    border-radius: ${corner(8)};
    background: ${paint.primary.main};
    color: ${paint.primary.contrastText};
    font-weight: 600;
    text-decoration: none;
    transform: translateY(calc(-100% - 16px));
    transition: transform ${durations.shorter}ms ${easings.easeOut};
  }
  .skip-link:focus {
    transform: none;
  }
  @media print {
    .skip-link {
      display: none;
    }
  }
`;

const globalStyles = [
  ...fontFaceStyles,
  colorSchemeStyle,
  ...schemeStyles,
  pageStyle,
  schemeImageStyle,
  planMarkStyle,
  skipLinkStyle,
  pageTransitionStyle,
];

/** Renders nothing; it is rendered once, before the templates, to collect its styles. */
export function GlobalStyle() {
  return <Global styles={globalStyles} />;
}
