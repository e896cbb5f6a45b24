import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function PhotoIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3 5h18v14H3zm2 2v8.5l4-4.5 4 4.5 2.5-2.5 3.5 4V7z" />
    </SvgIcon>
  );
}

export function NoteIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5 3h14v12l-6 6H5zm2 5h10V6H7zm0 4h10v-2H7zm0 4h5v-2H7z" />
    </SvgIcon>
  );
}

export function LinkIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M7 8h4v2H7a2 2 0 0 0 0 4h4v2H7a4 4 0 0 1 0-8m6 0h4a4 4 0 0 1 0 8h-4v-2h4a2 2 0 0 0 0-4h-4zm-4 3h6v2H9z" />
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
