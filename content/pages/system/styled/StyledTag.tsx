import * as React from 'react';
import { styled } from '@mui/material/styles';

interface TagProps {
  tone?: 'quiet' | 'good' | 'bad';
}

const Tag = styled('span', {
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'sx',
})<TagProps>(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: theme.spacing(0.5, 1.5),
    border: '1px solid',
    borderRadius: 999,
    color: palette.text.primary,
    variants: [
      { props: { tone: 'good' }, style: { borderColor: palette.success.main } },
      { props: { tone: 'bad' }, style: { borderColor: palette.error.main } },
      { props: { tone: 'quiet' }, style: { borderColor: palette.divider } },
    ],
  };
});

export default function StyledTag() {
  return (
    <React.Fragment>
      <Tag tone="good">Paid</Tag>
      <Tag tone="bad">Overdue</Tag>
      <Tag tone="quiet" sx={{ fontStyle: 'italic' }}>
        Draft
      </Tag>
    </React.Fragment>
  );
}
