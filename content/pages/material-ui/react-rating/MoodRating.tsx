import Rating, { type IconContainerProps } from '@mui/material/Rating';
import SvgIcon from '@mui/material/SvgIcon';

const moods = [
  { label: 'Bad', mouth: 'M8 17c2-3 6-3 8 0' },
  { label: 'Neutral', mouth: 'M8 15.5h8' },
  { label: 'Good', mouth: 'M8 14c2 3 6 3 8 0' },
];

function MoodIcon({ value, ...other }: IconContainerProps) {
  return (
    <span {...other}>
      <SvgIcon fontSize="large">
        <circle cx="9" cy="10" r="1.5" />
        <circle cx="15" cy="10" r="1.5" />
        <path
          d={moods[value - 1]?.mouth}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" />
      </SvgIcon>
    </span>
  );
}

export default function MoodRating() {
  return (
    <Rating
      name="mood"
      defaultValue={3}
      max={3}
      highlightSelectedOnly
      getLabelText={(value) => moods[value - 1]?.label ?? ''}
      slotProps={{ icon: { component: MoodIcon } }}
      sx={{ '& .MuiRating-iconFilled': { color: 'primary.main' } }}
    />
  );
}
