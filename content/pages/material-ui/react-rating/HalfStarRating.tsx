import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

const describe = (value: number) => words[Math.ceil(value) - 1] ?? 'No rating';

export default function HalfStarRating() {
  const [value, setValue] = React.useState<number | null>(3.5);
  const [hover, setHover] = React.useState(-1);
  const shown = hover === -1 ? (value ?? 0) : hover;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 240 }}>
      <Rating
        name="half-stars"
        precision={0.5}
        value={value}
        getLabelText={(stars) => `${stars} stars, ${describe(stars)}`}
        onChange={(_event, newValue) => setValue(newValue)}
        onChangeActive={(_event, newHover) => setHover(newHover)}
      />
      <span>{describe(shown)}</span>
    </Box>
  );
}
