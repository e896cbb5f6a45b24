/** The home of the site or of a product: a headline with space around it, then the text in full width. */

import styled from '@emotion/styled';
import { Markdown, Slot, useLayout } from 'docsgen/kit';
import { MarkdownBody } from './parts/markdown/MarkdownBody.js';
import { ProductCards } from './parts/navigation/ProductCards.js';
import { Shell } from './Shell.js';
import { paint } from './theme/palette.js';
import { measure, up } from './theme/tokens.js';

const Root = styled.div`
  background: radial-gradient(
      60rem 28rem at 50% -8rem,
      color-mix(in srgb, ${paint.primary.main} 14%, transparent),
      transparent
    )
    no-repeat;
  > * {
    max-width: calc(${measure.column}ch + 80px);
    margin-inline: auto;
    padding-inline: 16px;
    ${up('sm')} {
      padding-inline: 40px;
    }
  }
  .hero {
    padding-block: 56px 8px;
    ${up('md')} {
      padding-block: 88px 8px;
    }
  }
  .products {
    padding-block: 24px 40px;
  }
  .hero h1 {
    margin-block-end: 16px;
    font-size: clamp(2.25rem, 1.6rem + 3vw, 3.25rem);
    line-height: 1.1;
    letter-spacing: -0.03em;
  }
  .hero .description {
    max-width: 60ch;
    font-size: 1.1875rem;
    line-height: 1.875rem;
  }
`;

/** The home of the whole site shows its products. */
export function HomePage() {
  const { product } = useLayout();
  return (
    <Shell>
      <Root>
        <div className="hero">
          <Slot name="header" />
        </div>
        {!product && (
          <div className="products">
            <ProductCards />
          </div>
        )}
        <MarkdownBody>
          <Markdown />
        </MarkdownBody>
        <div>
          <Slot name="footer" />
        </div>
      </Root>
    </Shell>
  );
}
