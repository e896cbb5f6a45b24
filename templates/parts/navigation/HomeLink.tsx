/** The site's logo and name, which link to its home. */

import styled from '@emotion/styled';
import { useLayout } from 'docsgen/kit';
import { paint } from '../../theme/palette.js';
import { corner } from '../../theme/tokens.js';

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 44px;
  padding-inline: 8px;
  border-radius: ${corner(8)};
  color: ${paint.text.primary};
  font: 700 1rem/1.25rem var(--docs-font-heading);
  letter-spacing: -0.01em;
  text-decoration: none;
  overflow-wrap: anywhere;
  img {
    width: auto;
    height: 24px;
  }
`;

/** It is in the bar and in the navigation; one of the two is visible. */
export function HomeLink() {
  const { site } = useLayout();
  return (
    <Root className="home" href={site.home}>
      {site.logo && <img className={site.darkLogo && 'only-light-mode'} src={site.logo} alt="" height={24} />}
      {site.darkLogo && <img className="only-dark-mode" src={site.darkLogo} alt="" height={24} />}
      {site.title}
    </Root>
  );
}
