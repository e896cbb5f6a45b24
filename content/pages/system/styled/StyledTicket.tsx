import { styled } from '@mui/material/styles';

const Ticket = styled('article')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px dashed ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.spacing(1),
  color: (theme.vars ?? theme).palette.text.primary,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 6) },
}));

export default function StyledTicket() {
  return <Ticket>Row 7, seat 12</Ticket>;
}
