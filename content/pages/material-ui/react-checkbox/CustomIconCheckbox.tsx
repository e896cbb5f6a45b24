import Checkbox from '@mui/material/Checkbox';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function BookmarkIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 3h12v18l-6-4-6 4z" />
    </SvgIcon>
  );
}

function BookmarkOutlineIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 3h12v18l-6-4-6 4zm2 2v12.3l4-2.7 4 2.7V5z" />
    </SvgIcon>
  );
}

export default function CustomIconCheckbox() {
  return (
    <Checkbox
      icon={<BookmarkOutlineIcon />}
      checkedIcon={<BookmarkIcon />}
      slotProps={{ input: { 'aria-label': 'Save to reading list' } }}
      sx={{ '&.Mui-checked': { color: 'secondary.main' } }}
    />
  );
}
