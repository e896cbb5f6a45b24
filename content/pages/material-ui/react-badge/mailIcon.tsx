import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function MailIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3 5h18v14H3zm2 3.4V17h14V8.4l-7 5zM6 7l6 4.3L18 7z" />
    </SvgIcon>
  );
}
