/** The files of the brand's fonts. */

import { css } from '@emotion/react';
import { brand } from './brand.js';

/** One rule for each file. Text is shown in the next font of its families until the file is there. */
export const fontFaceStyles = (brand.fontFaces ?? []).map(
  ({ family, src, weight, style }) => css`
    @font-face {
      font-family: ${JSON.stringify(family)};
      font-weight: ${weight};
      font-style: ${style};
      font-display: swap;
      src: url(${JSON.stringify(src)});
    }
  `,
);
