/** A page of text: header, contents list, Markdown, footer. All kinds of text pages use it. */

import styled from '@emotion/styled';
import { Markdown, Slot, useLayout } from 'docsgen/kit';
import type { ReactNode } from 'react';
import { measure, shell, up } from '../../theme/tokens.js';
import { MarkdownBody } from '../markdown/MarkdownBody.js';

const Root = styled.div`
  display: grid;
  grid-template: 'note' 'header' 'contents' 'body' 1fr 'footer' / minmax(0, 1fr);
  max-width: calc(${measure.column}ch + ${shell.contents / 2}px);
  margin-inline: auto;
  padding: 24px 16px 40px;
  ${up('sm')} {
    padding-inline: 24px;
  }
  ${up('md')} {
    padding: 40px 40px 48px;
  }
  &[data-contents] {
    ${up('md')} {
      grid-template:
        'note contents' 'header contents' 'body contents' 1fr 'footer contents' /
        minmax(0, 1fr) ${shell.contents}px;
      column-gap: 40px;
      max-width: calc(${measure.column}ch + ${shell.contents + 120}px);
    }
  }
  > * {
    min-width: 0;
  }
  @media print {
    &,
    &[data-contents] {
      display: block;
      max-width: none;
      padding: 0;
    }
  }
`;

/** `note` is shown above the headline. */
export function Article({ note }: { readonly note?: ReactNode }) {
  const { layout } = useLayout();
  return (
    <Root data-contents={layout.contents || undefined}>
      {note}
      <Slot name="header" />
      {layout.contents && <Slot name="contents" />}
      <MarkdownBody>
        <Markdown />
      </MarkdownBody>
      <Slot name="footer" />
    </Root>
  );
}
