/** The site's products, as cards. */

import styled from '@emotion/styled';
import { useLayout } from 'docsgen/kit';
import { paint } from '../../theme/palette.js';
import { corner } from '../../theme/tokens.js';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: block;
    height: 100%;
    padding: 20px;
    border: 1px solid ${paint.divider};
    border-radius: ${corner(12)};
    background: ${paint.background.paper};
    color: ${paint.text.primary};
    text-decoration: none;
  }
  a:hover {
    border-color: ${paint.text.link};
    background: ${paint.surface.subtle};
  }
  img {
    display: block;
    margin-block-end: 12px;
  }
  small {
    display: block;
    color: ${paint.text.secondary};
    font: 700 0.6875rem/1rem var(--docs-font-body);
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  strong {
    display: block;
    font: 600 1.0625rem/1.5rem var(--docs-font-heading);
  }
  span {
    display: block;
    margin-block-start: 4px;
    color: ${paint.text.secondary};
    font-size: 0.875rem;
    line-height: 1.375rem;
  }
`;

/** Nothing if there is no product. */
export function ProductCards() {
  const { products } = useLayout();
  if (products.length === 0) return null;
  return (
    <Root>
      {products.map(({ id, href, logo, metadata, name, description }) => (
        <li key={id}>
          <a href={href}>
            {logo && <img src={logo} alt="" width={32} height={32} />}
            {metadata && metadata !== name && <small>{`${metadata} `}</small>}
            <strong>{name}</strong>
            {description && <span>{description}</span>}
          </a>
        </li>
      ))}
    </Root>
  );
}
