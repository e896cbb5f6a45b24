/** The side navigation's place: a column beside the page on wide screens, else a drawer that the bar's button opens. */

import styled from '@emotion/styled';
import { Slot, useLayout, useMessages } from 'docsgen/kit';
import { Control } from './Control.js';
import { drawerStyle, swipeAreaStyle } from './drawer-style.js';
import { HomeLink } from './HomeLink.js';
import { Icon } from '../page/Icon.js';
import { VersionButton } from './VersionMenu.js';

const Root = styled.nav(drawerStyle);

const SwipeArea = styled.div(swipeAreaStyle);

/** A popover, so that it opens, closes on Escape and releases the page without a script. */
export function Drawer() {
  const { product, wholeNavigation } = useLayout();
  const messages = useMessages();
  return (
    <>
      <Root
        id="navigation"
        popover="auto"
        aria-label={messages['navigation.label']}
        data-whole={wholeNavigation}
      >
        <div className="top">
          <HomeLink />
          <Control
            type="button"
            className="close"
            popoverTarget="navigation"
            popoverTargetAction="hide"
            aria-label={messages['navigation.close']}
          >
            <Icon name="close" />
          </Control>
        </div>
        {product && (
          <div className="product">
            <a href={product.href}>
              {product.logo && <img src={product.logo} alt="" width={24} height={24} />}
              <span>
                {product.metadata && product.metadata !== product.name && (
                  <small>{`${product.metadata} `}</small>
                )}
                {product.name}
              </span>
            </a>
            <VersionButton />
          </div>
        )}
        <Slot name="navigation" />
      </Root>
      <SwipeArea />
    </>
  );
}
