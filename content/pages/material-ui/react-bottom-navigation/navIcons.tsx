import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function HomeIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 3 2.5 11H5v9h5v-6h4v6h5v-9h2.500z" />
    </SvgIcon>
  );
}

export function TicketIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zm10 2v2h2V8zm0 3v2h2v-2zm0 3v2h2v-2z" />
    </SvgIcon>
  );
}

export function PersonIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8m0 10c4.4 0 8 1.8 8 4v2H4v-2c0-2.2 3.6-4 8-4" />
    </SvgIcon>
  );
}
