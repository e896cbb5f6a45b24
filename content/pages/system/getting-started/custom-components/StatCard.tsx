import * as React from 'react';
import { styled, type SxProps, type Theme } from '@mui/material/styles';

interface StatProps {
  label: string;
  value: string;
  trend?: 'up' | 'down';
  sx?: SxProps<Theme>;
}

const Root = styled('div')<{ ownerState: { trend?: 'up' | 'down' } }>(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: theme.spacing(2),
    borderInlineStart: `4px solid ${palette.divider}`,
    color: palette.text.primary,
    variants: [
      { props: { trend: 'up' }, style: { borderColor: palette.success.main } },
      { props: { trend: 'down' }, style: { borderColor: palette.error.main } },
    ],
  };
});

const Value = styled('div')(({ theme }) => theme.typography.h5);

function Stat({ label, value, trend, ...other }: StatProps) {
  return (
    <Root ownerState={{ trend }} {...other}>
      <Value>{value}</Value>
      {label}
      {trend && (trend === 'up' ? ', rising' : ', falling')}
    </Root>
  );
}

export default function StatCard() {
  return (
    <React.Fragment>
      <Stat label="Orders" value="1,204" trend="up" />
      <Stat label="Returns" value="31" trend="down" />
      <Stat label="Visitors" value="9,870" sx={{ fontStyle: 'italic' }} />
    </React.Fragment>
  );
}
