/** The box of a page's ad. It is empty: a script chooses what is shown. */

import styled from '@emotion/styled';
import { adSlotStyle } from './ad-slot-style.js';

const Root = styled.div(adSlotStyle);

/** Readers, crawlers and caches get the same HTML, in which there is no ad. */
export function AdSlot() {
  return <Root className="ad-slot" data-island-slot="ads" />;
}
