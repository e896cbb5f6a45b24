/** The question whether visits may be counted. A script shows it to those who were not asked before. */

import styled from '@emotion/styled';
import { useMessages } from 'docsgen/kit';
import { paint } from '../../theme/palette.js';
import { corner, touchTarget } from '../../theme/tokens.js';

const Root = styled.section`
  position: fixed;
  inset-block-end: 16px;
  inset-inline: 16px;
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  max-width: 560px;
  margin-inline: auto;
  padding: 12px 16px;
  border: 1px solid ${paint.divider};
  border-radius: ${corner(12)};
  background: ${paint.background.paper};
  box-shadow: 0 12px 32px hsla(215, 40%, 10%, 0.16);
  font-size: 0.875rem;
  line-height: 1.25rem;
  p {
    flex: 1 1 240px;
    margin: 0;
  }
  button {
    min-height: ${touchTarget}px;
    padding-inline: 16px;
    border: 1px solid ${paint.surface.edge};
    border-radius: ${corner(10)};
    background: ${paint.background.paper};
    color: ${paint.text.primary};
    font: 600 0.875rem/1.25rem var(--docs-font-body);
    cursor: pointer;
  }
  button:hover {
    background: ${paint.surface.hover};
  }
  @media print {
    display: none;
  }
`;

/** Both answers are the same size: neither is hidden. */
export function Consent() {
  const messages = useMessages();
  return (
    <template data-consent="">
      <Root data-shell="" aria-label={messages['consent.label']}>
        <p>{messages['consent.text']}</p>
        <button type="button" value="essential">
          {messages['consent.refuse']}
        </button>
        <button type="button" value="analytics">
          {messages['consent.allow']}
        </button>
      </Root>
    </template>
  );
}
