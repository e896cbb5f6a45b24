/** A page that tries something out: a page of documentation with a note that says so. */

import styled from '@emotion/styled';
import { useMessages } from 'docsgen/kit';
import { Article } from './parts/page/Article.js';
import { Shell } from './Shell.js';
import { paint } from './theme/palette.js';
import { corner } from './theme/tokens.js';

const ExperimentNote = styled.p`
  grid-area: note;
  justify-self: start;
  margin: 0 0 16px;
  padding: 2px 10px;
  border-radius: ${corner(14)};
  background: color-mix(in srgb, ${paint.warning.main} 10%, transparent);
  color: ${paint.warning.main};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.5rem;
`;

/** The text in the shell, with a note above it. */
export function ExperimentPage() {
  return (
    <Shell>
      <Article note={<ExperimentNote>{useMessages()['experiment.label']}</ExperimentNote>} />
    </Shell>
  );
}
