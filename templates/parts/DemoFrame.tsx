/** The region `demo`: a demo that is there before any script is, and its code below in the same frame. */

import styled from '@emotion/styled';
import { filled, useWords, type DemoVariant, type LiveDemoProps, type RegionProps } from 'docsgen/kit';
import { DemoSource } from './DemoSource.js';
import { DemoWords } from './DemoWords.js';
import { demoStyle } from './demo-style.js';

const Root = styled.figure(demoStyle);

/** `markup` is put in as it is: a script takes it over, so nothing else may stand in `.demo`. */
export function DemoFrame(props: RegionProps['demo']) {
  const words = useWords();
  const { name, bg, variants, maxWidth, height, anchor, toolbar, noAd, isFirst } = props;
  const isOne = variants.length === 1;
  return (
    <Root aria-label={filled(words['demo.title'], { name })} data-bg={bg} data-no-ad={noAd || undefined}>
      <div className="stage" data-narrow={maxWidth ? true : undefined} id={isOne ? undefined : anchor}>
        {(maxWidth || height) && (
          <svg className="strut" width={maxWidth ?? 0} height={height ?? 0} aria-hidden="true" />
        )}
        {variants.map((variant) => (
          <div
            key={variant.stylings?.[0] ?? ''}
            className="demo"
            id={isOne ? anchor : undefined}
            data-demo={name}
            {...stylingOf(variant)}
            {...(variant.live && attributesOf(variant.live))}
            dangerouslySetInnerHTML={{ __html: variant.markup ?? '' }}
          />
        ))}
        {!showsSomething(variants[0]?.markup) && (
          <noscript>
            <p>{words['demo.needsScript']}</p>
          </noscript>
        )}
      </div>
      {toolbar && <DemoSource {...props} />}
      {isFirst && <DemoWords />}
    </Root>
  );
}

function stylingOf({ stylings }: DemoVariant) {
  return {
    'data-styling': stylings?.join(' '),
    'data-tailwind': stylings?.[0] === 'tailwind' ? '' : undefined,
  };
}

/** What a script needs to take it over. */
function attributesOf({ module, needs, themes, idPrefix, issues }: LiveDemoProps) {
  return {
    'data-module': module,
    'data-needs': needs.join(' '),
    'data-themes': themes.join(' '),
    'data-id-prefix': idPrefix,
    'data-issues': issues,
  };
}

/** A component that measures before it draws, as the data grid, is an empty box until a script runs. */
function showsSomething(markup = ''): boolean {
  return !/^(?:<\/?div\b[^>]*>)*$/.test(markup);
}
