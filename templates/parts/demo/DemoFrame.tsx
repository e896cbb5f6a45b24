/** The partial `demo`: a demo as the server rendered it, and its code below in the same frame. */

import styled from '@emotion/styled';
import {
  fillPlaceholders,
  useMessages,
  type DemoVariant,
  type LiveDemoProps,
  type PartialProps,
} from 'docsgen/kit';
import { DemoSource } from './DemoSource.js';
import { DemoWords } from './DemoWords.js';
import { demoFrameStyle } from './demo-frame-style.js';

const Root = styled.figure(demoFrameStyle);

/** `markup` is inserted as it is: a script hydrates it, so `.demo` may contain nothing else. */
export function DemoFrame(props: PartialProps['demo']) {
  const messages = useMessages();
  const { name, bg, variants, maxWidth, height, anchor, toolbar, noAd, isFirst } = props;
  const hasSingleVariant = variants.length === 1;
  return (
    <Root
      aria-label={fillPlaceholders(messages['demo.title'], { name })}
      data-bg={bg}
      data-no-ad={noAd || undefined}
    >
      <div
        className="stage"
        data-narrow={maxWidth ? true : undefined}
        id={hasSingleVariant ? undefined : anchor}
      >
        {(maxWidth || height) && (
          <svg className="strut" width={maxWidth ?? 0} height={height ?? 0} aria-hidden="true" />
        )}
        {variants.map((variant) => (
          <div
            key={variant.stylings?.[0] ?? ''}
            className="demo"
            id={hasSingleVariant ? anchor : undefined}
            data-demo={name}
            {...toStylingAttributes(variant)}
            {...(variant.live && toHydrationAttributes(variant.live))}
            dangerouslySetInnerHTML={{ __html: variant.markup ?? '' }}
          />
        ))}
        {!isShownWithoutScript(variants[0]) && (
          <noscript>
            <p>{messages['demo.needsScript']}</p>
          </noscript>
        )}
      </div>
      {toolbar && variants.map((variant) => <FullPageLink key={variant.stylings?.[0] ?? ''} {...variant} />)}
      {toolbar && <DemoSource {...props} />}
      {isFirst && <DemoWords />}
    </Root>
  );
}

/** A demo in an iframe is a page by itself, which needs no script to be read. */
function FullPageLink({ stylings, fullPageHref }: Pick<DemoVariant, 'stylings' | 'fullPageHref'>) {
  const messages = useMessages();
  return (
    fullPageHref && (
      <a
        className="full-page"
        href={fullPageHref}
        target="_blank"
        rel="noopener"
        data-styling={stylings?.join(' ')}
      >
        {messages['demo.fullPage']}
      </a>
    )
  );
}

function toStylingAttributes({ stylings }: DemoVariant) {
  return {
    'data-styling': stylings?.join(' '),
    'data-tailwind': stylings?.[0] === 'tailwind' ? '' : undefined,
  };
}

/** What a script needs to hydrate it. */
function toHydrationAttributes({ module, needs, themes, idPrefix, clientOnly, issues }: LiveDemoProps) {
  return {
    'data-module': module,
    'data-needs': needs.join(' '),
    'data-themes': themes.join(' '),
    'data-id-prefix': idPrefix,
    'data-client-only': clientOnly ? '' : undefined,
    'data-issues': issues,
  };
}

/** A component that measures before it renders, such as the data grid, is an empty box until a script runs. */
function isShownWithoutScript(variant: DemoVariant | undefined): boolean {
  const { markup = '', live } = variant ?? {};
  return !live?.clientOnly && !/^(?:<\/?div\b[^>]*>)*$/.test(markup);
}
