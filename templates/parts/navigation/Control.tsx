/** A button, or a link that looks like one, in the bar and in the head of the navigation. */

import styled from '@emotion/styled';
import { iconBox } from '../../theme/icons.js';
import { paint } from '../../theme/palette.js';
import { corner, touchTarget, up } from '../../theme/tokens.js';

/** One that opens a list is the anchor of that list, and has a chevron. */
export const Control = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: ${touchTarget}px;
  min-height: ${touchTarget}px;
  padding: 0 8px;
  border: 0;
  border-radius: ${corner(8)};
  background: none;
  color: ${paint.text.secondary};
  font: 500 0.875rem/1.25rem var(--docs-font-body);
  text-decoration: none;
  white-space: nowrap;
  ${up('md')} {
    min-width: 36px;
    min-height: 36px;
  }
  &:is(a, button) {
    cursor: pointer;
  }
  &:is(a, button):hover {
    background: ${paint.surface.hover};
    color: ${paint.text.primary};
  }
  &[aria-haspopup]::after {
    ${iconBox('chevron')}
    margin-inline: -4px;
    transform: scale(0.7) rotate(90deg);
  }
  &[popovertarget='products'] {
    anchor-name: --docs-products;
  }
  &[popovertarget='versions'] {
    anchor-name: --docs-versions;
  }
`;

export const ControlLink = Control.withComponent('a');
