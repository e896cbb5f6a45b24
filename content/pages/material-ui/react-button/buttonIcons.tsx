import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function DownloadIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M11 4h2v8l3-3 1.4 1.4L12 15.8l-5.4-5.4L8 9l3 3zM5 18h14v2H5z" />
    </SvgIcon>
  );
}

export function ArrowForwardIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 11h12l-4.3-4.3 1.4-1.4L19.8 12l-6.7 6.7-1.4-1.4L16 13H4z" />
    </SvgIcon>
  );
}

export function BinIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M9 3h6l1 2h4v2H4V5h4zM6 8h12l-1 13H7zm3 2v9h2v-9zm4 0v9h2v-9z" />
    </SvgIcon>
  );
}

export function PencilIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 16.5 15.5 5l3.5 3.5L7.5 20H4zM16.5 4 18 2.5 21.5 6 20 7.5z" />
    </SvgIcon>
  );
}
