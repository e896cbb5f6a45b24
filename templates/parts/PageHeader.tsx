/** The region `header`: headline, description, the box of the ad, and links to what the page is about. */

import styled from '@emotion/styled';
import type { InHouseAd, PageChip, RegionProps } from 'docsgen/kit';
import type { ShellIcon } from '../theme/icons.js';
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

/** The top of a page. `headline` and `lead` are HTML of docsgen's making. */
export function PageHeader({ headline, lead, chips, ad }: RegionProps['header']) {
  return (
    <Root>
      <h1 dangerouslySetInnerHTML={{ __html: headline }} />
      {lead && <p className="description" dangerouslySetInnerHTML={{ __html: lead }} />}
      {ad && <AdSlot {...ad} />}
      {chips.length > 0 && (
        <ul className="chips">
          {chips.map((chip) => (
            <li key={chip.kind}>{linkOf(chip)}</li>
          ))}
        </ul>
      )}
    </Root>
  );
}

/** Has its height from the first frame. What is in it may be replaced by a script. */
function AdSlot({ name, link, img, descriptionHeader, description }: InHouseAd) {
  return (
    <div className="ad-slot" data-island-slot="ads">
      <a
        href={link}
        target="_blank"
        rel="noopener sponsored"
        data-ga-event-category="ad"
        data-ga-event-action="click"
        data-ga-event-label={`in-house-${name}`}
      >
        <img src={img} alt={name} width={130} height={100} />
        <span>
          {descriptionHeader && <b>{`${descriptionHeader} `}</b>}
          {description}
          <small>Ad</small>
        </span>
      </a>
    </div>
  );
}

function linkOf({ label, href, kind }: PageChip) {
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
      {label}
    </a>
  );
}
