import Rating from '@mui/material/Rating';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function HeartIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 20.5 4.3 13A5 5 0 0 1 12 6.6 5 5 0 0 1 19.7 13z" />
    </SvgIcon>
  );
}

export default function CustomIconRating() {
  return (
    <Rating
      name="hearts"
      defaultValue={2}
      max={4}
      icon={<HeartIcon fontSize="inherit" />}
      emptyIcon={<HeartIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} Heart${value === 1 ? '' : 's'}`}
      sx={{
        '& .MuiRating-iconFilled': { color: 'secondary.main' },
        '& .MuiRating-iconHover': { color: 'secondary.dark' },
      }}
    />
  );
}
