/** What a reader sees at an address that has no page. */

import styled from '@emotion/styled';
import { useLayout, useMessages } from 'docsgen/kit';
import { ProductCards } from './parts/navigation/ProductCards.js';
import { Shell } from './Shell.js';
import { paint } from './theme/palette.js';
import { measure, up } from './theme/tokens.js';

const Root = styled.div`
  max-width: calc(${measure.prose}ch + 80px);
  margin-inline: auto;
  padding: 12vh 16px 40px;
  ${up('sm')} {
    padding-inline: 40px;
  }
  .status {
    margin: 0 0 8px;
    color: ${paint.text.link};
    font-weight: 600;
  }
  h1 {
    margin: 0 0 16px;
    font: 700 clamp(1.75rem, 1.5rem + 1.5vw, 2.25rem) / 1.2 var(--docs-font-heading);
    letter-spacing: -0.022em;
    text-wrap: balance;
  }
  .help {
    margin: 0 0 32px;
    color: ${paint.text.secondary};
    text-wrap: pretty;
  }
  .help a {
    color: ${paint.text.link};
  }
`;

/** Says what may be wrong, and links to other pages. */
export function NotFoundPage() {
  const { site } = useLayout();
  const messages = useMessages();
  return (
    <Shell>
      <Root>
        <p className="status">404</p>
        <h1>{messages['notFound.title']}</h1>
        <p className="help">
          {`${messages['notFound.help']} `}
          <a href={site.home}>{messages['notFound.home']}</a>
          {messages['notFound.or']}
        </p>
        <ProductCards />
      </Root>
    </Shell>
  );
}
