import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function PlusIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
    </SvgIcon>
  );
}

export function PenIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 16.5 15.5 5l3.5 3.5L7.5 20H4zM16.5 4 18 2.5 21.5 6 20 7.5z" />
    </SvgIcon>
  );
}

export function ArrowUpIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m12 5 7 7-1.4 1.4-4.6-4.6V20h-2V8.8l-4.6 4.6L5 12z" />
    </SvgIcon>
  );
}
