/** The product switcher: a button, and the list of products that it opens. */

import { useLayout, useMessages } from 'docsgen/kit';
import { Control } from './Control.js';
import { Icon } from '../page/Icon.js';
import { Menu } from './Menu.js';

/** Nothing if there is only one product. */
export function ProductMenu() {
  const { products, product } = useLayout();
  const messages = useMessages();
  if (products.length < 2) return null;
  return (
    <>
      <Control type="button" popoverTarget="products" aria-haspopup="true">
        <Icon name="products" />
        <span className="wide">{messages['shell.products']}</span>
      </Control>
      <Menu id="products" popover="auto">
        {products.map(({ id, name, description, href }) => (
          <li key={id}>
            <a href={href} aria-current={id === product?.id ? 'true' : undefined}>
              {name}
              {description && <small>{description}</small>}
            </a>
          </li>
        ))}
      </Menu>
    </>
  );
}
