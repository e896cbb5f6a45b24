/** The footer of every page: the site's products and its repository. */

import styled from '@emotion/styled';
import { useLayout, useMessages } from 'docsgen/kit';
import { paint } from '../../theme/palette.js';
import { up } from '../../theme/tokens.js';

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-block-start: 32px;
  padding: 24px 16px 88px;
  border-block-start: 1px solid ${paint.divider};
  color: ${paint.text.secondary};
  font-size: 0.875rem;
  line-height: 1.5rem;
  ${up('md')} {
    padding-block-end: 32px;
    padding-inline: 40px 96px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  p {
    margin: 0;
  }
  a {
    display: inline-block;
    padding-block: 10px;
    ${up('md')} {
      padding-block: 4px;
    }
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${paint.text.link};
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

/** Links that are on every page. */
export function SiteFooter() {
  const { site, products } = useLayout();
  const messages = useMessages();
  return (
    <Root>
      <p>{site.title}</p>
      <ul>
        {products.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
          </li>
        ))}
        {site.repository && (
          <li>
            <a href={site.repository}>{messages['shell.repository']}</a>
          </li>
        )}
      </ul>
    </Root>
  );
}
