/** The style of a demo's frame. Inside `.demo` the type and colors are the default theme's, never the brand's. */

import { css } from '@emotion/react';
import { paint } from '../../theme/palette.js';
import { corner, up } from '../../theme/tokens.js';
import { demoSourceStyle } from './demo-source-style.js';

const previewAreaStyle = css`
  .stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    padding: 24px 16px;
    background: ${paint.surface.stage};
    border-radius: ${corner(11)};
    overflow: auto;
    ${up('sm')} {
      padding: 32px 24px;
    }
  }
  .stage:not(:last-child) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  .demo,
  .strut,
  noscript {
    grid-area: 1 / 1;
  }
  .demo > iframe {
    display: block;
    inline-size: 100%;
    border: 0;
  }

  .demo {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    min-width: 0;
    color: var(--mui-palette-text-primary, ${paint.text.primary});
    font:
      1rem/1.5 Roboto,
      Helvetica,
      Arial,
      sans-serif;
  }
  .demo[hidden] {
    display: none;
  }
  /* What the build has rendered reserves the space until the browser renders it. */
  .demo[data-client-only]:not([data-live]) > * {
    visibility: hidden;
  }
  .demo-error {
    flex: 1;
    min-width: 0;
    padding: 12px 16px;
    border: 1px solid ${paint.divider};
    border-radius: ${corner(8)};
    background: ${paint.background.paper};
    color: ${paint.text.primary};
    > pre {
      overflow: auto;
      white-space: pre-wrap;
    }
    > a {
      margin-inline-start: 16px;
      color: ${paint.text.link};
    }
  }
  .strut {
    max-width: 100%;
    visibility: hidden;
  }
  .stage[data-narrow] {
    grid-template-columns: minmax(0, max-content);
    justify-content: center;
    > .demo {
      contain: inline-size;
    }
  }
  noscript > p {
    margin: 0;
    color: ${paint.text.secondary};
    font-size: 0.875rem;
    text-align: center;
  }
`;

const backgroundStyle = css`
  &[data-bg='true'] > .stage {
    background: ${paint.surface.hover};
  }
  &[data-bg='gradient'] > .stage {
    background:
      radial-gradient(
        100% 140% at 0 0,
        color-mix(in srgb, ${paint.primary.main} 16%, transparent),
        transparent 70%
      ),
      ${paint.surface.stage};
  }
  &[data-bg='playground'] > .stage {
    background: ${paint.background.paper};
  }
  &[data-bg='inline'] {
    border-color: transparent;
    > .stage {
      padding-inline: 0;
      background: none;
    }
    > .below {
      border: 1px solid ${paint.divider};
      border-radius: ${corner(12)};
      summary {
        border: 0;
      }
    }
  }
`;

/**
 * MUI's controls show the focus by script. Until a demo is hydrated, which `data-live` says, the page shows it:
 * it overrides the demo's own styles, which remove the ring and win over the page's layer.
 */
const focusRingStyle = css`
  .demo:not([data-live]) :is(:focus-visible:not(input), :has(> input:focus-visible)) {
    outline: 3px solid ${paint.primary.main} !important;
    outline-offset: 2px !important;
  }
`;

export const demoFrameStyle = css`
  margin: 8px 0 28px;
  border: 1px solid ${paint.divider};
  border-radius: ${corner(12)};
  ${previewAreaStyle}
  ${backgroundStyle}
  ${demoSourceStyle}
  ${focusRingStyle}
`;
