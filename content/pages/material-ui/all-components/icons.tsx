import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function PlusIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z" />
    </SvgIcon>
  );
}

export function StarIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.700L12 17.5l-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z" />
    </SvgIcon>
  );
}

export function HomeIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 3 2.5 11H5v9h5v-6h4v6h5v-9h2.5z" />
    </SvgIcon>
  );
}

export function MenuIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
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

export function ChevronIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m6.7 8.3 5.3 5.3 5.3-5.3 1.4 1.4-6.7 6.7-6.7-6.700z" />
    </SvgIcon>
  );
}
