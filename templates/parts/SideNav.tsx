/** The region `navigation`: the product's tree, as far as it is open on the page. Lean: it is rendered many times. */

import styled from '@emotion/styled';
import { useWords, type NavigationItem, type RegionProps, type Words } from 'docsgen/kit';
import { sideNavStyle } from './side-nav-style.js';
import { Icon } from './Icon.js';

const Tree = styled.ul(sideNavStyle);

/** The links of a product. One with `aria-current` is the page's own. */
export function SideNav({ items }: RegionProps['navigation']) {
  const words = useWords();
  return <Tree>{items.map((item) => lineOf(item, words))}</Tree>;
}

function lineOf(item: NavigationItem, words: Words) {
  const { kind, title, href, linkProps, open } = item;
  const key = `${kind} ${title} ${href}`;
  switch (kind) {
    case 'subheader':
      return (
        <li key={key}>
          <span className="caption">{title}</span>
          {childrenOf(item, words, 'flat')}
        </li>
      );
    case 'group':
      return (
        <li key={key} data-open={open}>
          {href ? (
            <a className="group" href={href} aria-expanded={open} {...linkProps}>
              {labelOf(item, words)}
            </a>
          ) : (
            <span className="group">{labelOf(item, words)}</span>
          )}
          {open && childrenOf(item, words)}
        </li>
      );
    case 'planned':
      return (
        <li key={key}>
          <span className="planned">{labelOf(item, words)}</span>
        </li>
      );
    case 'external':
    case 'page':
      return (
        <li key={key}>
          <a href={href} className={kind === 'external' ? 'external' : undefined} {...linkProps}>
            {labelOf(item, words)}
          </a>
        </li>
      );
    default:
      return kind satisfies never;
  }
}

function childrenOf({ children }: NavigationItem, words: Words, className?: string) {
  if (children.length === 0) return null;
  return <ul className={className}>{children.map((child) => lineOf(child, words))}</ul>;
}

/** The blank behind the title keeps it apart from the marks where the link is read out. */
function labelOf({ title, icon, plan, chips }: NavigationItem, words: Words) {
  if (!icon && !plan && chips.length === 0) return title;
  return (
    <>
      {icon && <Icon name={icon} size={18} />}
      {`${title} `}
      {plan && (
        <span className={`plan-${plan}`} title={words[`plan.${plan}`]}>
          <span className="sr-only">{words[`plan.${plan}`]}</span>
        </span>
      )}
      {chips.map((chip) => (
        <span key={chip} className={`chip ${chip}`}>
          {words[`flag.${chip}`]}
        </span>
      ))}
    </>
  );
}
