/** The region `navigation`: the product's tree, as far as it is open on the page. Lean: it is rendered many times. */

import styled from '@emotion/styled';
import type { Chip, NavigationItem, RegionProps } from 'docsgen/kit';
import { sideNavStyle } from './side-nav-style.js';
import { Icon } from './Icon.js';

const Tree = styled.ul(sideNavStyle);

const CHIP_LABELS: Readonly<Record<Chip, string>> = {
  legacy: 'Legacy',
  newFeature: 'New',
  planned: 'Planned',
  unstable: 'Preview',
  beta: 'Beta',
  deprecated: 'Deprecated',
};

const PLAN_LABELS = { pro: 'Pro plan', premium: 'Premium plan' } as const;

/** The links of a product. One with `aria-current` is the page's own. */
export function SideNav({ items }: RegionProps['navigation']) {
  return <Tree>{items.map(lineOf)}</Tree>;
}

function lineOf(item: NavigationItem) {
  const { kind, title, href, linkProps, open } = item;
  const key = `${kind} ${title} ${href}`;
  switch (kind) {
    case 'subheader':
      return (
        <li key={key}>
          <span className="caption">{title}</span>
          {childrenOf(item, 'flat')}
        </li>
      );
    case 'group':
      return (
        <li key={key} data-open={open}>
          <a className="group" href={href} aria-expanded={href ? open : undefined} {...linkProps}>
            {labelOf(item)}
          </a>
          {open && childrenOf(item)}
        </li>
      );
    case 'planned':
      return (
        <li key={key}>
          <span className="planned">{labelOf(item)}</span>
        </li>
      );
    case 'external':
    case 'page':
      return (
        <li key={key}>
          <a href={href} className={kind === 'external' ? 'external' : undefined} {...linkProps}>
            {labelOf(item)}
          </a>
        </li>
      );
    default:
      return kind satisfies never;
  }
}

function childrenOf({ children }: NavigationItem, className?: string) {
  return children.length > 0 ? <ul className={className}>{children.map(lineOf)}</ul> : null;
}

/** The blank behind the title keeps it apart from the marks where the link is read out. */
function labelOf({ title, icon, plan, chips }: NavigationItem) {
  if (!icon && !plan && chips.length === 0) return title;
  return (
    <>
      {icon && <Icon name={icon} size={18} />}
      {`${title} `}
      {plan && (
        <span className={`plan-${plan}`} title={PLAN_LABELS[plan]}>
          <span className="sr-only">{PLAN_LABELS[plan]}</span>
        </span>
      )}
      {chips.map((chip) => (
        <span key={chip} className={`chip ${chip}`}>
          {CHIP_LABELS[chip]}
        </span>
      ))}
    </>
  );
}
