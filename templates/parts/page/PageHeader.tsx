/** The partial `header`: headline, description, the box of the ad, and links to what the page is about. */

import styled from '@emotion/styled';
import { useMessages, type PageChip, type PartialProps, type Messages } from 'docsgen/kit';
import type { ShellIcon } from '../../theme/icons.js';
import { AdSlot } from '../ads/AdSlot.js';
import { Icon } from './Icon.js';
import { pageHeaderStyle } from './page-header-style.js';

const CHIP_ICONS: Readonly<Record<PageChip['kind'], ShellIcon>> = {
  markdown: 'markdown',
  feedback: 'feedback',
  bundle: 'bundle',
  source: 'code',
  'wai-aria': 'person',
  design: 'design',
};

const Root = styled.header(pageHeaderStyle);

/** The top of a page. `headline` and `lead` are HTML that docsgen renders. */
export function PageHeader({ headline, lead, chips, hasAdSlot }: PartialProps['header']) {
  const messages = useMessages();
  return (
    <Root>
      <h1 dangerouslySetInnerHTML={{ __html: headline }} />
      {lead && <p className="description" dangerouslySetInnerHTML={{ __html: lead }} />}
      {hasAdSlot && <AdSlot />}
      {chips.length > 0 && (
        <ul className="chips">
          {chips.map((chip) => (
            <li key={chip.kind}>{renderChip(chip, messages)}</li>
          ))}
        </ul>
      )}
    </Root>
  );
}

function renderChip({ label, href, kind }: PageChip, messages: Messages) {
  return (
    <a
      href={href}
      rel={kind === 'markdown' ? undefined : 'nofollow'}
      data-ga-event-category="ComponentLinkHeader"
      data-ga-event-action="click"
      data-ga-event-label={label}
      data-ga-event-split="0.1"
    >
      <Icon name={CHIP_ICONS[kind]} size={16} />
      {messages[`chip.${kind}`]}
    </a>
  );
}
