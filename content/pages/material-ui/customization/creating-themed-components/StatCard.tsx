import * as React from 'react';
import { styled, useThemeProps } from '@mui/material/styles';

export interface StatCardProps extends React.ComponentPropsWithRef<'div'> {
  label: string;
  value: string;
  variant?: 'plain' | 'outlined';
}

interface OwnerState {
  ownerState: { variant: NonNullable<StatCardProps['variant']> };
}

const StatCardRoot = styled('div', { name: 'AppStatCard', slot: 'root' })<OwnerState>(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  variants: [
    {
      props: { variant: 'outlined' },
      style: { border: `1px solid ${(theme.vars ?? theme).palette.divider}` },
    },
  ],
}));

const StatCardValue = styled('div', { name: 'AppStatCard', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

const StatCardLabel = styled('div', { name: 'AppStatCard', slot: 'label' })(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

export default function StatCard(inProps: StatCardProps) {
  const props = useThemeProps({ props: inProps, name: 'AppStatCard' });
  const { label, value, variant = 'plain', ...other } = props;
  return (
    <StatCardRoot ownerState={{ variant }} {...other}>
      <StatCardValue>{value}</StatCardValue>
      <StatCardLabel>{label}</StatCardLabel>
    </StatCardRoot>
  );
}
