/** The partial `navigation`: the product's tree, with the children of open groups. Plain elements: it is rendered many times. */

import styled from '@emotion/styled';
import { useMessages, type NavigationItem, type PartialProps, type Messages } from 'docsgen/kit';
import { sideNavStyle } from './side-nav-style.js';
import { Icon } from '../page/Icon.js';

const NavigationList = styled.ul(sideNavStyle);

/** The links of a product. One with `aria-current` is the page's own. */
export function SideNav({ items }: PartialProps['navigation']) {
  const messages = useMessages();
  return <NavigationList>{items.map((item) => renderItem(item, messages))}</NavigationList>;
}

function renderItem(item: NavigationItem, messages: Messages) {
  const { kind, title, href, linkProps, open } = item;
  const key = `${kind} ${title} ${href}`;
  switch (kind) {
    case 'subheader':
      return (
        <li key={key}>
          <span className="caption">{renderLabel(item, messages)}</span>
          {renderChildren(item, messages, 'flat')}
        </li>
      );
    case 'group':
      return href ? (
        <li key={key} data-open={open}>
          <a className="group" href={href} aria-expanded={open} {...linkProps}>
            {renderLabel(item, messages)}
          </a>
          {renderChildren(item, messages)}
        </li>
      ) : (
        <li key={key}>
          <details open={open}>
            <summary className="group">{renderLabel(item, messages)}</summary>
            {renderChildren(item, messages)}
          </details>
        </li>
      );
    case 'planned':
      return (
        <li key={key}>
          <span className="planned">{renderLabel(item, messages)}</span>
        </li>
      );
    case 'external':
    case 'page':
      return (
        <li key={key}>
          <a href={href} className={kind === 'external' ? 'external' : undefined} {...linkProps}>
            {renderLabel(item, messages)}
          </a>
        </li>
      );
    default:
      return kind satisfies never;
  }
}

function renderChildren({ children }: NavigationItem, messages: Messages, className?: string) {
  if (children.length === 0) return null;
  return <ul className={className}>{children.map((child) => renderItem(child, messages))}</ul>;
}

/** The space after the title separates it from the marks when the link is read aloud. */
function renderLabel({ title, icon, plan, chips }: NavigationItem, messages: Messages) {
  if (!icon && !plan && chips.length === 0) return title;
  return (
    <>
      {icon && <Icon name={icon} size={18} />}
      {`${title} `}
      {plan && (
        <span className={`plan-${plan}`} title={messages[`plan.${plan}`]}>
          <span className="sr-only">{messages[`plan.${plan}`]}</span>
        </span>
      )}
      {chips.map((chip) => (
        <span key={chip} className={`chip ${chip}`}>
          {messages[`flag.${chip}`]}
        </span>
      ))}
    </>
  );
}
